#if !canImport(_FoundationICU)
import Foundation
import WidgetArchive

/// Formats counts of time units with Foundation's format style.
enum UnitFormat {
    /// Formats a count with its unit, abbreviated for minutes and seconds and written out otherwise.
    static func words(for part: TickingTime.Part, locale: Locale) -> String {
        let isShort = part.unit == .minute || part.unit == .second
        return formatted([part], isShort ? .abbreviated : .wide, locale)
    }

    /// The separator between two units, found by removing both parts from a formatted pair.
    static func separator(locale: Locale) -> String {
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
        for part in parts { components.setValue(min(part.count, 100_000), for: part.unit.component) }
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

extension TickingTime.Unit {
    fileprivate var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

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
#endif
