/// The size and shape of a widget.
///
/// Raw values may differ between versions of WidgetKit; store the name (``description``) instead.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, Codable {
    /// A small square on the home screen.
    case systemSmall
    /// The size of two small widgets side by side, on the home screen.
    case systemMedium
    /// The size of two medium widgets, one below the other, on the home screen.
    case systemLarge
    /// The size of two large widgets side by side, on iPad.
    case systemExtraLarge
    /// The size of a page of a phone's home screen: four columns and six rows of icons.
    case systemExtraLargePortrait
    /// A circle on the lock screen.
    case accessoryCircular
    /// A few lines on the lock screen.
    case accessoryRectangular
    /// A line above the clock on the lock screen.
    case accessoryInline
    /// A corner of a watch; no device here has it, and as on a phone only a pattern can name it.
    @available(*, unavailable)
    case accessoryCorner

    /// The families that a device here may have.
    public static var allCases: [WidgetFamily] {
        [
            .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait, .accessoryCircular,
            .accessoryRectangular, .accessoryInline,
        ]
    }
}

extension WidgetFamily: CustomStringConvertible {
    /// The name, such as `systemMedium`.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .systemExtraLargePortrait: "systemExtraLargePortrait"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    /// Finds a family by its name, ignoring case and with or without the prefix `system` or `accessory`, such as
    /// `medium`.
    package init?(named name: String) {
        let wanted = name.lowercased()
        let match = Self.allCases.first { family in
            let full = family.description.lowercased()
            return full == wanted || full == "system" + wanted || full == "accessory" + wanted
        }
        guard let match else { return nil }
        self = match
    }
}
