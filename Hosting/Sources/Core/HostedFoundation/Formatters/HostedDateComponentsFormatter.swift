public import Foundation

/// `DateComponentsFormatter`, which Foundation does not have on Linux: writes a length of time, such as "1h 5m".
///
/// Months and years count as 30 and 365 days, unless the length is given by two dates.
open class HostedDateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        case positional, abbreviated, short, full, spellOut, brief
    }

    /// Which zeros are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
    open var unitsStyle: UnitsStyle = .positional
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    open var calendar: Calendar? = DeviceLocale.calendar
    /// The greatest number of units; 0 has no limit.
    open var maximumUnitCount = 0
    /// Has no effect: the largest unit stays.
    open var collapsesLargestUnit = false
    /// Has no effect: the smallest unit is whole.
    open var allowsFractionalUnits = false
    /// Whether the length begins with "About"; has no effect in other languages than English.
    open var includesApproximationPhrase = false
    /// Whether "remaining" follows the length; has no effect in other languages than English.
    open var includesTimeRemainingPhrase = false
    open var referenceDate: Date?
    open var formattingContext: Formatter.Context = .unknown

    /// The length in seconds, in the allowed units.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e15 else { return nil }
        var rest = Int(ti.magnitude.rounded())
        var parts: [(unit: LengthUnit, count: Int)] = []
        for unit in LengthUnit.allCases where allowedUnits.contains(unit.calendarUnit) {
            parts.append((unit, rest / unit.seconds))
            rest %= unit.seconds
        }
        return string(of: parts, isNegative: ti < 0)
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        let units = LengthUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
        let dates = [startDate, endDate].sorted()
        guard dates[1].timeIntervalSince(dates[0]) < 1e15 else { return nil }
        let counts = (calendar ?? DeviceLocale.calendar)
            .dateComponents(Set(units.map(\.component)), from: dates[0], to: dates[1])
        let parts = units.map { (unit: $0, count: counts.value(for: $0.component) ?? 0) }
        return string(of: parts, isNegative: endDate < startDate)
    }

    private func string(of parts: [(unit: LengthUnit, count: Int)], isNegative: Bool) -> String? {
        guard !parts.isEmpty else { return nil }
        let text = unitsStyle == .positional ? positional(parts) : words(shown(parts))
        return phrase(isNegative ? "-" + text : text)
    }

    private func phrase(_ text: String) -> String {
        guard locale.language.languageCode == .english else { return text }
        return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    private var locale: Locale { calendar?.locale ?? DeviceLocale.current }

    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        let end = (calendar ?? DeviceLocale.calendar).date(byAdding: components, to: start)
        return end.flatMap { string(from: start, to: $0) }
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        default: nil
        }
    }

    open class func localizedString(
        from components: DateComponents,
        unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = HostedDateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Digits between colons; all after the first have two.
    private func positional(_ parts: [(unit: LengthUnit, count: Int)]) -> String {
        let pads = zeroFormattingBehavior.contains(.pad)
        var kept = parts[...]
        if !pads {
            while kept.count > 1, kept.first?.count == 0 { kept.removeFirst() }
        }
        if maximumUnitCount > 0 { kept = kept.prefix(maximumUnitCount) }
        return kept.enumerated()
            .map { index, part in
                let digits = String(part.count)
                return (index > 0 || pads) && digits.count < 2 ? "0" + digits : digits
            }
            .joined(separator: ":")
    }

    /// The units that are written: without zeros, and no more than the limit.
    private func shown(_ parts: [(unit: LengthUnit, count: Int)]) -> [(unit: LengthUnit, count: Int)] {
        let kept = zeroFormattingBehavior.contains(.pad) ? parts : parts.filter { $0.count != 0 }
        let limited = maximumUnitCount > 0 ? Array(kept.prefix(maximumUnitCount)) : kept
        return limited.isEmpty ? Array(parts.suffix(1)) : limited
    }

    private func words(_ parts: [(unit: LengthUnit, count: Int)]) -> String {
        let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
        return parts.map(word).joined(separator: separator)
    }

    private func word(_ part: (unit: LengthUnit, count: Int)) -> String {
        func text(_ width: UnitText.Width) -> String {
            UnitText(locale: locale, width: width).text(Double(part.count), part.unit.rawValue) ?? ""
        }
        switch unitsStyle {
        case .full: return text(.wide)
        case .short: return text(.abbreviated)
        case .brief: return text(.abbreviated).filter { !$0.isWhitespace }
        case .spellOut:
            let formatter = NumberFormatter()
            formatter.locale = locale
            let digits = formatter.string(from: part.count as NSNumber) ?? ""
            formatter.numberStyle = .spellOut
            return text(.wide).replacing(digits, with: formatter.string(from: part.count as NSNumber) ?? digits)
        case .abbreviated, .positional:
            // CLDR writes months and minutes alike, and Apple does not.
            let isMonth = part.unit == .month && locale.language.languageCode == .english
            return isMonth ? "\(part.count)mo" : text(.narrow)
        }
    }
}

/// A unit of a length of time, by its name in CLDR, from the longest.
private enum LengthUnit: String, CaseIterable {
    case year, month, week, day, hour, minute, second

    var calendarUnit: NSCalendar.Unit { definition.calendarUnit }
    var component: Calendar.Component { definition.component }
    var seconds: Int { definition.seconds }

    private var definition: (calendarUnit: NSCalendar.Unit, component: Calendar.Component, seconds: Int) {
        switch self {
        case .year: (.year, .year, 365 * 86_400)
        case .month: (.month, .month, 30 * 86_400)
        case .week: (.weekOfMonth, .weekOfMonth, 7 * 86_400)
        case .day: (.day, .day, 86_400)
        case .hour: (.hour, .hour, 3600)
        case .minute: (.minute, .minute, 60)
        case .second: (.second, .second, 1)
        }
    }
}
