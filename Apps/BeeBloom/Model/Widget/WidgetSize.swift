/// A size of the widget and the number of habits that it holds.
package enum WidgetSize: String, Codable, Hashable, Sendable, CaseIterable {
    /// WidgetKit's `systemSmall`: 3 habits.
    case small
    /// WidgetKit's `systemMedium`: 6 habits.
    case medium
    /// WidgetKit's `systemLarge`: 10 habits.
    case large

    /// The maximum number of displayed habits.
    package var capacity: Int {
        switch self {
        case .small: 3
        case .medium: 6
        case .large: 10
        }
    }

    /// The name of WidgetKit's family: `systemSmall`, `systemMedium`, `systemLarge`.
    package var familyName: String {
        switch self {
        case .small: "systemSmall"
        case .medium: "systemMedium"
        case .large: "systemLarge"
        }
    }

    /// Creates the size of a family; nil for any other family, such as `systemExtraLarge`.
    package init?(familyName: String) {
        guard let size = Self.allCases.first(where: { $0.familyName == familyName }) else { return nil }
        self = size
    }
}
