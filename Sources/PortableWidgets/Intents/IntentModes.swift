/// Where an intent may run, with AppIntents' name and forms.
///
/// An intent whose modes contain `foreground` or `foreground(.deferred)` brings the app to the front, and one with
/// `foreground(.dynamic)` does not: it asks for that itself while it runs.
public struct IntentModes: OptionSet, Hashable, Sendable {
    /// When the app comes to the front.
    public enum ForegroundMode: Hashable, Sendable {
        /// Before the intent runs.
        case immediate
        /// When the intent asks for it.
        case dynamic
        /// Before the intent ends.
        case deferred
    }

    public let rawValue: Int

    /// Creates the modes of a stored value; bits without a meaning are kept.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// In the background.
    public static let background = IntentModes(rawValue: 1)
    /// With the app at the front before the intent runs.
    public static let foreground = IntentModes.foreground(.immediate)

    /// With the app at the front from the moment that the mode names.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: IntentModes(rawValue: 2)
        case .dynamic: IntentModes(rawValue: 4)
        case .deferred: IntentModes(rawValue: 8)
        }
    }

    /// Whether the app comes to the front whatever the intent does.
    package var opensApp: Bool { contains(.foreground) || contains(.foreground(.deferred)) }
}
