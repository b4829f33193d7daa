import VitrinePlatform
package import WidgetArchive

/// The space of a live text: its widest form, in the environment's language if it is known here.
///
/// The renderer has the locale's data; this type only reserves space. Unknown languages get the space of English. A
/// time of day and a day never change, so they get exactly their own space, and a stack can centre them.
package struct LiveTextForm {
    private let localeIdentifier: String
    private let language: String
    /// The region, such as `DE`; nil if the locale names none.
    private let region: String?
    /// Whether the user chose a 24-hour clock; nil follows the language.
    private let uses24Hours: Bool?
    private let now: Date
    private let secondsFromGMT: Int

    /// Prepares the forms for an environment's locale and time.
    package init(environment: EnvironmentValues) {
        localeIdentifier = environment.system.localeIdentifier
        language = String(localeIdentifier.prefix(2))
        region = AppLocale.region(of: localeIdentifier)
        uses24Hours = Self.uses24Hours(localeIdentifier)
        now = environment.system.now
        secondsFromGMT = environment.system.secondsFromGMT
    }

    /// The widest form of a value.
    package func widest(_ value: ArchivedLiveText.Value) -> String {
        switch value {
        case .time(let date): time(CivilTime(date, secondsFromGMT: secondsFromGMT))
        case .date(let date): day(CivilTime(date, secondsFromGMT: secondsFromGMT))
        case .relative(let date): distance(to: date)
        case .offset(let date): "+" + distance(to: date)
        case .distance(let date, let units, let count, let sign):
            (sign == .none ? "" : "+") + distance(to: date, units: units, count: count)
        case .timer(let date): timer(seconds: max(abs(date.timeIntervalSince(now)), 3600), showsHours: true)
        case .timerInterval(let start, let end, _, _, let showsHours):
            timer(seconds: end.timeIntervalSince(start), showsHours: showsHours)
        case .formattedDate(_, let skeleton): formatted(skeleton)
        case .number(let number, _, let digits): self.number(number, digits)
        case .percent(let fraction, let digits): self.number(fraction * 100, digits) + "%"
        }
    }

    /// The narrowest form in which a value may be drawn: that of this moment, if it runs; otherwise the widest.
    package func narrowest(_ value: ArchivedLiveText.Value) -> String {
        switch value {
        case .timer, .timerInterval: PlainLiveText().words(for: value, now: now)
        default: widest(value)
        }
    }

    private func time(_ time: CivilTime) -> String {
        let minutes = String(time.minute, digits: 2)
        let half = time.hour % 12 == 0 ? 12 : time.hour % 12
        if uses24Hours == true { return "00:00" }
        return switch language {
        case "ko": (time.hour < 12 ? "\u{c624}\u{c804}" : "\u{c624}\u{d6c4}") + " \(half):\(minutes)"
        case "ja" where uses24Hours == nil: "\(time.hour):\(minutes)"
        case "de", "fr", "es", "it", "pt", "nl", "ru", "pl", "sv": uses24Hours == nil ? "00:00" : "00:00 nachm."
        case "zh": "\u{4e0a}\u{5348}00:00"
        case "en" where uses24Hours == nil && !isTwelveHourRegion: "00:00"
        default: "\(half):\(minutes) " + (time.hour < 12 ? "AM" : "PM")
        }
    }

    /// Whether English has a clock of twelve hours in the region, as it has without a region.
    private var isTwelveHourRegion: Bool { region.map(RegionalForm.twelveHours.contains) ?? true }

    /// The clock that a locale's keyword `hours` asks for: `h23` and `h24` for 24 hours, `h11` and `h12` for 12; nil
    /// without the keyword.
    private static func uses24Hours(_ identifier: String) -> Bool? {
        let keyword = "hours=h"
        guard
            let hours = identifier.split(whereSeparator: { "@;".contains($0) }).first(where: { $0.hasPrefix(keyword) })
        else { return nil }
        return hours.dropFirst(keyword.count).first == "2"
    }

    private func day(_ day: CivilTime) -> String {
        switch language {
        case "ko": "\(day.year)\u{b144} \(day.month)\u{c6d4} \(day.day)\u{c77c}"
        case "ja", "zh": "\(day.year)\u{5e74}\(day.month)\u{6708}\(day.day)\u{65e5}"
        case "de": "00. September 0000"
        case "en" where region.map(RegionalForm.monthFirst.contains) == false:
            "\(day.day)" + (isDayPointed ? ". " : " ") + Self.months[day.month - 1] + " \(day.year)"
        default: Self.months[day.month - 1] + " \(day.day), \(day.year)"
        }
    }

    private var isDayPointed: Bool { region.map(RegionalForm.pointedDay.contains) ?? false }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// A time difference in two units, chosen by the distance of the date from now.
    private func distance(to date: Date) -> String {
        let seconds = abs(date.timeIntervalSince(now))
        let units: (String, String)
        switch language {
        case "ko":
            units = seconds < 86_400 ? ("\u{c2dc}\u{ac04}", "\u{bd84}") : ("\u{ac1c}\u{c6d4}", "\u{c77c}")
            return "00\(units.0) 00\(units.1)"
        case "ja", "zh":
            units = seconds < 86_400 ? ("\u{6642}\u{9593}", "\u{5206}") : ("\u{304b}\u{6708}", "\u{65e5}")
            return "00\(units.0)00\(units.1)"
        default:
            units =
                switch seconds {
                case ..<3600: ("min", "sec")
                case ..<86_400: ("hours", "min")
                case ..<2_592_000: ("days", "hours")
                default: ("months", "days")
                }
            return "00 \(units.0), 00 \(units.1)"
        }
    }

    /// A time difference in some units.
    ///
    /// One that has passed grows while it is shown, up to some hours.
    private func distance(to date: Date, units: [TickingTime.Unit], count: Int) -> String {
        let seconds = Int(min(max(abs(date.timeIntervalSince(now)), date <= now ? 3600 : 0), 1e12))
        let first = units.firstIndex { seconds >= $0.seconds } ?? units.count - 1
        let shown = units[max(first, 0)...].prefix(max(count, 1))
        switch language {
        case "ko": return shown.map { "00" + Self.korean($0) }.joined(separator: " ")
        case "ja", "zh": return shown.map { "00" + Self.chinese($0) }.joined()
        default: return shown.map { "00 " + Self.english($0) }.joined(separator: ", ")
        }
    }

    private static func korean(_ unit: TickingTime.Unit) -> String {
        switch unit {
        case .year: "\u{b144}"
        case .month: "\u{ac1c}\u{c6d4}"
        case .day: "\u{c77c}"
        case .hour: "\u{c2dc}\u{ac04}"
        case .minute: "\u{bd84}"
        case .second: "\u{cd08}"
        }
    }

    private static func chinese(_ unit: TickingTime.Unit) -> String {
        switch unit {
        case .year: "\u{5e74}"
        case .month: "\u{304b}\u{6708}"
        case .day: "\u{65e5}"
        case .hour: "\u{6642}\u{9593}"
        case .minute: "\u{5206}"
        case .second: "\u{79d2}"
        }
    }

    private static func english(_ unit: TickingTime.Unit) -> String {
        switch unit {
        case .minute: "min"
        case .second: "sec"
        default: unit.rawValue + "s"
        }
    }

    private func timer(seconds: TimeInterval, showsHours: Bool) -> String {
        // A larger number of seconds is not a duration that a widget shows.
        let total = seconds > 0 ? Int(min(seconds, 1e9)) : 0
        let isLong = showsHours && total >= 3600
        let first = isLong ? total / 3600 : total / 60
        let form = String(repeating: "0", count: "\(first)".count) + (isLong ? ":00:00" : ":00")
        return LocaleDigits(localeIdentifier: localeIdentifier).localized(form)
    }

    private func formatted(_ skeleton: String) -> String {
        var result = ""
        for (field, count) in fields(skeleton) {
            if !result.isEmpty { result += field == "m" ? ":" : " " }
            switch field {
            case "E": result += count > 3 ? "Wednesday" : "Wed"
            case "M": result += count > 3 ? "September" : count > 2 ? "May" : "00"
            case "y": result += count == 2 ? "00," : "0000,"
            case "j", "h": result += uses24Hours ?? !isTwelveHourRegion ? "00" : "AM 00"
            default: result += "00"
            }
        }
        return result
    }

    private func fields(_ skeleton: String) -> [(Character, Int)] {
        skeleton.reduce(into: []) { fields, character in
            if fields.last?.0 == character {
                fields[fields.count - 1].1 += 1
            } else {
                fields.append((character, 1))
            }
        }
    }

    private func number(_ value: Double, _ digits: Int) -> String {
        let form = NumberForm(localeIdentifier: localeIdentifier)
        let whole = FormatSpecifier("%.0f").text(value.rounded(.awayFromZero))
        let zeros = digits > 0 ? "." + String(repeating: "0", count: min(digits, 15)) : ""
        return form.localized(whole + zeros, isGrouped: true, isPercent: false)
    }
}
