public import WidgetArchive

/// A widget that need not be placed, in settings that need not be the device's.
///
/// The extension answers what it would answer at the present moment; nothing is charged, and no placed widget changes.
public struct WidgetVariant: Hashable, Sendable {
    /// What the extension is asked for.
    public enum Content: String, Codable, Hashable, Sendable, CaseIterable {
        /// The entry that a reload would show now.
        case entry
        /// The snapshot for the gallery, requested as a preview.
        case snapshot
        /// The placeholder, which the system redacts.
        case placeholder
    }

    public var app: String
    public var kind: String
    public var family: DisplayFamily
    public var content: Content
    /// The configuration intent's parameters by name, each as JSON text; nil for the default.
    public var configuration: [String: String]?
    /// The text size; nil for the device's.
    public var textSize: DeviceTextSize?
    /// The locale, such as `ar_EG`; nil for the device's.
    public var locale: String?

    public init(
        app: String,
        kind: String,
        family: DisplayFamily,
        content: Content = .entry,
        configuration: [String: String]? = nil,
        textSize: DeviceTextSize? = nil,
        locale: String? = nil
    ) {
        self.app = app
        self.kind = kind
        self.family = family
        self.content = content
        self.configuration = configuration
        self.textSize = textSize
        self.locale = locale
    }
}

extension DeviceSettings {
    /// The settings with the text size and the locale of a variant.
    public func settings(for variant: WidgetVariant) -> DeviceSettings {
        var settings = self
        if let textSize = variant.textSize { settings.display.textSize = textSize }
        if let locale = variant.locale { settings.locale = locale }
        return settings
    }
}
