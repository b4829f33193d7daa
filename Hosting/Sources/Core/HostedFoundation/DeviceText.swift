/// The texts of the program's string tables, as Foundation's functions look them up and put values into them.
public enum DeviceText {
    /// The text for a key: that of the program's tables, else of a bundle, else the value, else the key itself.
    public static func text(forKey key: String, value: String?, table: String?, in bundle: Bundle) -> String {
        let table = table?.isEmpty == true ? nil : table
        return _localizedFormat(forKey: key, table: table, bundle: bundle)
            ?? bundle.localizedString(forKey: key, value: value, table: table)
    }

    /// The text of a format with its arguments; one that was looked up has the forms of plurals for them.
    public static func text(format: String, locale: Locale?, _ arguments: [any CVarArg]) -> String {
        _localizedText(ofFormat: format, isLocalized: locale != nil, arguments)
            ?? String(format: format, locale: locale, arguments: arguments)
    }

    /// The first of the languages that somebody prefers, each by the device's locale or in preferences; empty if none
    /// of the languages is preferred.
    public static func languages(of languages: [String], preferences: [String]?) -> [String] {
        let preferences = preferences ?? [DeviceLocale.current.identifier]
        return Array(preferences.lazy.compactMap { _language(of: languages, for: $0) }.prefix(1))
    }
}
