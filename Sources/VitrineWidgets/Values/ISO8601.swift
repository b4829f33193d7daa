/// Dates as people write them for a program: ISO 8601 with a zone.
package enum ISO8601 {
    /// Reads `2026-06-03T09:41:00Z`, with or without a fraction of a second, with `Z` or an offset; nil for other text.
    package static func date(_ text: String) -> Date? {
        // Both forms are tried: the parser takes a fraction of a second only when it is told to.
        // What does not parse is an answer here, not an error.
        if let date = try? Date(text, strategy: Date.ISO8601FormatStyle()) { return date }
        return try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// Writes a date in universal time, whole seconds: `2026-06-03T09:41:00Z`.
    package static func text(_ date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle())
    }
}
