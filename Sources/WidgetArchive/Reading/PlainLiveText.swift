public import VitrinePlatform

/// Formats live texts in plain English with a 24-hour clock: the same on every machine, without locale data.
///
/// Use it for timelines printed in a terminal and for test expectations. Screens for people use the form of their
/// locale.
public struct PlainLiveText: LiveTextWording {
    private let secondsFromGMT: @Sendable (Date) -> Int

    /// Creates the wording for a zone.
    /// - Parameter secondsFromGMT: Returns the zone's offset from GMT at a moment, in seconds; the default is zero.
    public init(secondsFromGMT: @escaping @Sendable (Date) -> Int = { _ in 0 }) {
        self.secondsFromGMT = secondsFromGMT
    }

    /// Returns the text for a value at a moment.
    ///
    /// Times are `09:41`, days `2026-06-03`, distances `2 hours, 23 min`, timers `36:59:01`, numbers `1,234.5`.
    public func words(for value: ArchivedLiveText.Value, now: Date) -> String {
        switch value {
        case .time(let date): return time(civil(date))
        case .date(let date): return day(civil(date))
        case .relative(let date):
            return TickingTime.relative(to: date, now: now).map(Self.words).joined(separator: ", ")
        case .offset(let date):
            return TickingTime.sign(.all, of: date, now: now) + Self.words(TickingTime.relative(to: date, now: now)[0])
        case .distance(let date, let units, let count, let sign):
            let parts = TickingTime.distance(to: date, now: now, units: units, maximumCount: count)
            return TickingTime.sign(sign, of: date, now: now) + parts.map(Self.words).joined(separator: ", ")
        case .timer(let date): return TickingTime.digits(TickingTime.timer(to: date, now: now))
        case .timerInterval(let start, let end, let pauseTime, let countsDown, let showsHours):
            let seconds = TickingTime.timerInterval(
                start: start,
                end: end,
                pauseTime: pauseTime,
                countsDown: countsDown,
                now: now
            )
            return TickingTime.digits(seconds, showsHours: showsHours)
        case .formattedDate(let date, let skeleton): return formatted(civil(date), skeleton: skeleton)
        case .number(let number, let minimum, let maximum): return PlainNumber.words(number, minimum, maximum)
        case .percent(let fraction, let maximum): return PlainNumber.words(fraction * 100, 0, maximum) + "%"
        }
    }

    private func civil(_ date: Date) -> CivilTime { CivilTime(date, secondsFromGMT: secondsFromGMT(date)) }

    private func time(_ civil: CivilTime) -> String {
        String(civil.hour, digits: 2) + ":" + String(civil.minute, digits: 2)
    }

    private func day(_ civil: CivilTime) -> String {
        "\(civil.year)-\(String(civil.month, digits: 2))-\(String(civil.day, digits: 2))"
    }

    /// Returns the fields of a pattern, always in the order weekday, day, month, year, time.
    private func formatted(_ civil: CivilTime, skeleton: String) -> String {
        func has(_ letters: String) -> Bool { skeleton.contains { letters.contains($0) } }
        func count(_ letters: String) -> Int { skeleton.count { letters.contains($0) } }
        var day: [String] = []
        if has("Ecc") { day.append(Self.name(Self.weekdays[civil.weekday], isWhole: count("Ec") >= 4)) }
        if has("d") { day.append(String(civil.day)) }
        if has("ML") { day.append(Self.name(Self.months[civil.month - 1], isWhole: count("ML") >= 4)) }
        if has("yu") { day.append(String(civil.year)) }
        var parts = day.isEmpty ? [] : [day.joined(separator: " ")]
        let time = [("jJHhkKC", civil.hour), ("m", civil.minute), ("s", civil.second)]
            .filter { has($0.0) }
            .map { String($0.1, digits: 2) }
        if !time.isEmpty { parts.append(time.joined(separator: ":")) }
        return parts.isEmpty ? self.day(civil) : parts.joined(separator: " ")
    }

    private static func name(_ name: String, isWhole: Bool) -> String { isWhole ? name : String(name.prefix(3)) }

    private static func words(_ part: TickingTime.Part) -> String {
        switch part.unit {
        case .minute: "\(part.count) min"
        case .second: "\(part.count) sec"
        default: part.count == 1 ? "1 \(part.unit.rawValue)" : "\(part.count) \(part.unit.rawValue)s"
        }
    }

    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    private static let months = [
        "January", "February", "March", "April", "May", "June",
        "July", "August", "September", "October", "November", "December",
    ]
}
