package import VitrineLinks

/// A destination in the app that a link opens: `beebloom://today`, `beebloom://habits`, `beebloom://history`.
package enum BeeBloomDestination: CaseIterable, Sendable {
    /// The habits of today.
    case today
    /// The editor for habits and groups.
    case habits
    /// The checks of the last weeks.
    case history
}

extension DeepLinks where Destination == BeeBloomDestination {
    package static let beeBloom = DeepLinks<BeeBloomDestination>(
        "beebloom",
        LinkRoute("today", to: .today),
        LinkRoute("habits", to: .habits),
        LinkRoute("history", to: .history)
    )
}
