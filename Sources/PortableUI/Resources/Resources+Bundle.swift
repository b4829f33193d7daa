#if CompleteFoundation
public import Foundation

// The forms with a bundle, which exist where all of Foundation does. An extension has its resources in one folder, so
// the bundle has no effect.

extension ColorResource {
    /// Creates the name of a colour.
    public init(name: String, bundle: Bundle) {
        self.init(named: name)
    }
}

extension ImageResource {
    /// Creates the name of an image.
    public init(name: String, bundle: Bundle) {
        self.init(named: name)
    }
}

extension Color {
    /// Creates the colour with a name in the program's asset catalogues; clear if there is none.
    public init(_ name: String, bundle: Bundle?) {
        self.init(name)
    }
}

extension Image {
    /// Creates a named image.
    public init(_ name: String, bundle: Bundle?) {
        self.init(name)
    }

    /// Creates a named image with the text that a screen reader speaks.
    public init(_ name: String, bundle: Bundle?, label: Text) {
        self.init(name, label: label)
    }

    /// Creates a named image that a screen reader ignores.
    public init(decorative name: String, bundle: Bundle?) {
        self.init(decorative: name)
    }
}

extension UIImage {
    /// Names an image of the program's asset catalogues; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?) {
        self.init(named: name)
    }
}

extension Text {
    /// Creates a text from a key, which is looked up in the program's string tables.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle?,
        comment: StaticString? = nil
    ) {
        self.init(key, tableName: tableName, comment: comment)
    }
}

extension String {
    /// Looks up the text for a key; without one, the text is the key with its values.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle?,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = ResourceCatalog.current.string(for: keyAndValue.key, table: table, locale: locale?.identifier)
    }

    /// Looks up the text for a key in a locale; without one, the text is the key with its values.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        locale: Locale,
        comment: StaticString? = nil
    ) {
        self = ResourceCatalog.current.string(for: keyAndValue.key, table: table, locale: locale.identifier)
    }

    /// Looks up the text for a key; without one, the text is the default value.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle?,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(localized: key, defaultValue: defaultValue, table: table, comment: comment)
    }
}

/// Looks up the text for a key in the device's locale; the key itself if there is none.
///
/// Foundation's function of this name looks beside the program only. It remains for the form with every argument.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    ResourceCatalog.current.string(forKey: key, fallback: key)
}

/// Looks up the text for a key of a table in the device's locale; the key itself if there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    ResourceCatalog.current.string(forKey: key, table: tableName, fallback: key)
}

/// Looks up the text for a key in the device's locale; the key itself if there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    ResourceCatalog.current.string(forKey: key, fallback: key)
}

/// Looks up the text for a key in the device's locale; the value if there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    ResourceCatalog.current.string(forKey: key, fallback: value)
}
#endif
