import Foundation
import Synchronization
import WidgetArchive

/// Counts of units of time in words, such as "2 hours, 23 min".
final class UnitWords: Sendable {
    /// The words of this process.
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

    /// The counts in words, joined as the locale joins units.
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
