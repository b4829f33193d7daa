import WidgetArchive

/// The strings of all tables, by language.
struct StringTables: Sendable {
    /// The strings by language.
    private(set) var languages: [String: ResourceStrings] = [:]

    /// Adds the text for a key; a text that exists already is kept.
    /// - Returns: Whether the text was added.
    @discardableResult
    mutating func add(_ entry: ResourceStrings.Entry, for key: String, table: String, language: String) -> Bool {
        note(language: language)
        guard languages[language]?.tables[table]?[key] == nil else { return false }
        languages[language]?.tables[table, default: [:]][key] = entry
        return true
    }

    /// Notes that a language is supported, though it may have no texts of its own.
    mutating func note(language: String) {
        if languages[language] == nil { languages[language] = ResourceStrings() }
    }
}
