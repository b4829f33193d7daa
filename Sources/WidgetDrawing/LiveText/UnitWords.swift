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
                let words = Self.words(for: part, locale)
                known.words[key] = words
                return words
            }
            guard words.count > 1 else { return words.first ?? "" }
            let separator = known.separators[locale.identifier] ?? Self.separator(locale)
            known.separators[locale.identifier] = separator
            return words.joined(separator: separator)
        }
    }

    private static func words(for part: TickingTime.Part, _ locale: Locale) -> String {
        let isShort = part.unit == .minute || part.unit == .second
        return formatted([part], isShort ? .abbreviated : .wide, locale)
    }

    /// What stands between two units: what is left of a formatted pair without its parts.
    private static func separator(_ locale: Locale) -> String {
        let hour = TickingTime.Part(count: 1, unit: .hour)
        let minute = TickingTime.Part(count: 1, unit: .minute)
        let pair = formatted([hour, minute], .abbreviated, locale)
        let first = formatted([hour], .abbreviated, locale)
        let second = formatted([minute], .abbreviated, locale)
        guard pair.hasPrefix(first), pair.hasSuffix(second), pair.count > first.count + second.count else {
            return ", "
        }
        return String(pair.dropFirst(first.count).dropLast(second.count))
    }

    private static func formatted(
        _ parts: [TickingTime.Part],
        _ style: Date.ComponentsFormatStyle.Style,
        _ locale: Locale
    ) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let start = Date(timeIntervalSinceReferenceDate: 0)
        var components = DateComponents()
        for part in parts { components.set(part) }
        let end = calendar.date(byAdding: components, to: start) ?? start
        return
            Date.ComponentsFormatStyle(
                style: style,
                locale: locale,
                calendar: calendar,
                fields: Set(parts.map(\.unit.field))
            )
            .format(start..<max(end, start))
    }
}

extension DateComponents {
    /// Sets a count; more than a calendar counts is cut.
    fileprivate mutating func set(_ part: TickingTime.Part) {
        let count = min(part.count, 100_000)
        switch part.unit {
        case .year: year = count
        case .month: month = count
        case .day: day = count
        case .hour: hour = count
        case .minute: minute = count
        case .second: second = count
        }
    }
}

extension TickingTime.Unit {
    fileprivate var field: Date.ComponentsFormatStyle.Field {
        switch self {
        case .year: .year
        case .month: .month
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}
