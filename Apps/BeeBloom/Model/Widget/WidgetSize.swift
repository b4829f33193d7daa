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
        WIDGET_CAPACITY[self] ?? 0
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

/// The number of habits that each size holds, by the original app's name.
package let WIDGET_CAPACITY: [WidgetSize: Int] = [.small: 3, .medium: 6, .large: 10]
