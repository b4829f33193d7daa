public import WidgetArchive

/// A timeline in the format that a widget's program prints for `timeline --json`.
public struct PrintedTimeline: Decodable {
    public struct Entry: Decodable {
        public var date: String
        /// The elements in reading order, one a line.
        public var reading: [String]
        public var archive: EntryArchive
    }

    public struct Policy: Decodable {
        public var rule: String
        /// The date of the next reload; nil if the rule names none.
        public var date: String?
    }

    public var family: String
    public var entries: [Entry]
    /// Nil for a placeholder and a snapshot.
    public var policy: Policy?

    /// All text of the first entry.
    public var text: String { entries.first?.reading.joined(separator: "\n") ?? "" }
}
