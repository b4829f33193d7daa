#if !canImport(WidgetKit)
/// The size and shape of a widget.
///
/// Raw values may differ between versions of WidgetKit; persist the name (``description``) instead.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, Codable {
    /// A small square on the home screen.
    case systemSmall
    /// Two small ones side by side.
    case systemMedium
    /// Two medium ones below each other.
    case systemLarge
    /// Two large ones side by side, on iPad.
    case systemExtraLarge
    /// A circle on the lock screen.
    case accessoryCircular
    /// A few lines on the lock screen.
    case accessoryRectangular
    /// A line above the clock on the lock screen.
    case accessoryInline
}

extension WidgetFamily: CustomStringConvertible {
    /// The name, such as `systemMedium`.
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    /// Finds a family by its name, also without `system` or `accessory` and in any case: `medium`.
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
#endif
