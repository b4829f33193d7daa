import VitrinePlatform
package import WidgetArchive

/// The widest form of a live text, in the environment's language if it is known here.
///
/// The renderer has the locale's data; this type only reserves space. Unknown languages get the space of English.
package struct LiveTextForm {
    private let language: String
    private let now: Date

    /// Prepares the forms for an environment's locale and time.
    package init(environment: EnvironmentValues) {
        language = String(environment.system.localeIdentifier.prefix(2))
        now = environment.system.now
    }

    /// The widest form of a value.
    package func widest(_ value: ArchivedLiveText.Value) -> String {
        switch value {
        case .time: time
        case .date: date
        case .relative(let date): distance(to: date)
        case .offset(let date): "+" + distance(to: date)
        case .timer(let date): timer(seconds: max(abs(date.timeIntervalSince(now)), 3600), showsHours: true)
        case .timerInterval(let start, let end, _, _, let showsHours):
            timer(seconds: end.timeIntervalSince(start), showsHours: showsHours)
        case .formattedDate(_, let skeleton): formatted(skeleton)
        case .number(let number, _, let digits): self.number(number, digits)
        case .percent(let fraction, let digits): self.number(fraction * 100, digits) + "%"
        }
    }

    private var time: String {
        switch language {
        case "ko": "\u{c624}\u{c804} 00:00"
        case "ja", "de", "fr", "es", "it", "pt", "nl", "ru", "pl", "sv": "00:00"
        case "zh": "\u{4e0a}\u{5348}00:00"
        default: "00:00 AM"
        }
    }

    private var date: String {
        switch language {
        case "ko": "0000\u{b144} 00\u{c6d4} 00\u{c77c}"
        case "ja", "zh": "0000\u{5e74}00\u{6708}00\u{65e5}"
        case "de": "00. September 0000"
        default: "September 00, 0000"
        }
    }

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

    private func timer(seconds: TimeInterval, showsHours: Bool) -> String {
        // A larger number of seconds is not a duration that a widget shows.
        let total = seconds > 0 ? Int(min(seconds, 1e9)) : 0
        if showsHours, total >= 3600 { return String(repeating: "0", count: "\(total / 3600)".count) + ":00:00" }
        let minutes = total / 60
        return String(repeating: "0", count: max("\(minutes)".count, 1)) + ":00"
    }

    private func formatted(_ skeleton: String) -> String {
        var result = ""
        for (field, count) in fields(skeleton) {
            if !result.isEmpty { result += field == "m" ? ":" : " " }
            switch field {
            case "E": result += count > 3 ? "Wednesday" : "Wed"
            case "M": result += count > 3 ? "September" : count > 2 ? "May" : "00"
            case "y": result += count == 2 ? "00," : "0000,"
            case "j", "h": result += "AM 00"
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
        let form = NumberForm(localeIdentifier: language)
        let whole = FormatSpecifier("%.0f").text(value.rounded(.awayFromZero))
        return form.grouped(whole) + (digits > 0 ? form.decimal + String(repeating: "0", count: min(digits, 15)) : "")
    }
}
