import Foundation
import Synchronization
import WidgetArchive

/// A cache of formatted counts of time units, such as "2 hours, 23 min".
final class UnitWords: Sendable {
    static let shared = UnitWords()

    private struct Key: Hashable {
        let locale: String
        let part: TickingTime.Part
    }

    private struct Known {
        var words: [Key: String] = [:]
        var separators: [String: String] = [:]
    }

    private let known = Mutex(Known())
    private let limit = 4096

    /// Formats the counts and joins them with the locale's separator.
    func words(for parts: [TickingTime.Part], locale: Locale) -> String {
        known.withLock { known in
            if known.words.count >= limit { known.words.removeAll() }
            let words = parts.map { part in
                let key = Key(locale: locale.identifier, part: part)
                if let words = known.words[key] { return words }
                let words = UnitFormat.words(for: part, locale: locale)
                known.words[key] = words
                return words
            }
            guard words.count > 1 else { return words.first ?? "" }
            let separator = known.separators[locale.identifier] ?? UnitFormat.separator(locale: locale)
            known.separators[locale.identifier] = separator
            return words.joined(separator: separator)
        }
    }
}
