package import Vitrine

/// A place in the app that a link opens: `beebloom://today`, `beebloom://habits`, `beebloom://history`.
package enum BeeBloomPlace: CaseIterable, Sendable {
    /// What is left today.
    case today
    /// Habits and groups, to be changed.
    case habits
    /// The last weeks.
    case history
}

extension DeepLinks where Destination == BeeBloomPlace {
    /// The app's links.
    package static let beeBloom = DeepLinks<BeeBloomPlace>(
        "beebloom",
        LinkRoute("today", to: .today),
        LinkRoute("habits", to: .habits),
        LinkRoute("history", to: .history)
    )
}
