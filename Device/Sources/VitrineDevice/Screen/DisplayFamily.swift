/// A widget's family, with Apple's name.
///
/// The raw values are the names in messages and stored files; Apple's own raw values are not stable.
public enum DisplayFamily: String, Codable, Hashable, Sendable, CaseIterable {
    /// Two by two cells of the home screen.
    case systemSmall
    /// Four by two cells of the home screen.
    case systemMedium
    /// Four by four cells of the home screen.
    case systemLarge
    /// Eight by four cells of the home screen, on a pad only.
    case systemExtraLarge
    /// Four by six cells, a whole page of a phone's home screen.
    case systemExtraLargePortrait
    /// A circle on the lock screen.
    case accessoryCircular
    /// A rectangle on the lock screen.
    case accessoryRectangular
    /// One line above the lock screen's clock.
    case accessoryInline

    /// The family with Apple's name, such as `systemSmall`, or with its short form, such as `small`, in any case.
    package static func named(_ text: String) -> DisplayFamily? {
        let wanted = text.lowercased()
        return allCases.first { $0.rawValue.lowercased() == wanted || $0.shortName.lowercased() == wanted }
    }

    /// Apple's name without its prefix, such as `small`.
    package var shortName: String {
        let name = rawValue.replacing("system", with: "").replacing("accessory", with: "")
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The family's name within a sentence, such as "small".
    public var words: String {
        switch self {
        case .systemSmall: "small"
        case .systemMedium: "medium"
        case .systemLarge: "large"
        case .systemExtraLarge: "extra large"
        case .systemExtraLargePortrait: "extra large portrait"
        case .accessoryCircular: "circular"
        case .accessoryRectangular: "rectangular"
        case .accessoryInline: "inline"
        }
    }

    /// Whether the family is for the lock screen instead of the home screen.
    public var isAccessory: Bool {
        switch self {
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: false
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        }
    }

    /// The number of cells that the family covers on the home screen; 0 for the lock screen's families.
    public var cells: (columns: Int, rows: Int) {
        switch self {
        case .systemSmall: (2, 2)
        case .systemMedium: (4, 2)
        case .systemLarge: (4, 4)
        case .systemExtraLarge: (8, 4)
        case .systemExtraLargePortrait: (4, 6)
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: (0, 0)
        }
    }
}
