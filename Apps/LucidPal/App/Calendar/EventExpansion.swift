import CLibical
import LucidPalModel
import Vitrine

/// One start of an event, as a wall time and as a moment.
struct EventStart: Hashable {
    /// The wall time in the event's own frame.
    var wall: WallTime
    var instant: Date
}

/// Expands events and their overrides into occurrences.
final class EventExpansion {
    private static let utc = DayCalendar.utc

    let window: AgendaWindow
    /// The time zones that the file defines, by name.
    let fileZones: [String: FileZone]
    /// Receives each problem, with the event's line.
    let warn: (Int, String) -> Void
    /// The number of times that the rules of the file may still test: some seconds of work.
    private var remainingSteps = 1_000_000
    /// The named zones loaded so far; each is read from a file once.
    private var named: [String: any EventZone] = [:]

    init(window: AgendaWindow, fileZones: [String: FileZone], warn: @escaping (Int, String) -> Void) {
        self.window = window
        self.fileZones = fileZones
        self.warn = warn
    }

    /// The time zone in which an event's times are read.
    ///
    /// The system's time zone database takes precedence over a definition in the file, because the database contains
    /// later changes of law. A name known to neither is read in the device's zone, with a warning.
    func zone(of frame: CalendarEvent.Time.Frame, line: Int) -> any EventZone {
        switch frame {
        case .day, .floating: return window.days
        case .utc: return Self.utc
        case .zone(let name):
            if let zone = named[name] { return zone }
            let zone = namedZone(name, line: line)
            named[name] = zone
            return zone
        }
    }

    private func namedZone(_ name: String, line: Int) -> any EventZone {
        // A name that is not in the database is not an error: the file may define the zone.
        if let zone = try? DayCalendar(zone: Self.databaseName(name), in: window.zones) { return zone }
        if let zone = fileZones[name] { return zone }
        warn(line, "read in the device's zone: the zone \"\(name)\" is not known and not defined in the file")
        return window.days
    }

    /// The database's zone name within a longer name such as `/mozilla.org/20050126_1/Europe/Berlin`.
    static func databaseName(_ name: String) -> String {
        guard name.hasPrefix("/") else { return name }
        let parts = name.split(separator: "/")
            .drop { part in
                part.contains { $0.isNumber } || part.contains(".")
            }
        return parts.joined(separator: "/")
    }

    func moment(of time: CalendarEvent.Time, line: Int) -> Date {
        zone(of: time.frame, line: line).moment(of: time.wall)
    }

    /// The starts of an event that can overlap the window, without the excluded ones.
    func starts(of event: CalendarEvent) -> [EventStart] {
        let zone = zone(of: event.start.frame, line: event.line)
        let first = EventStart(wall: event.start.wall, instant: zone.moment(of: event.start.wall))
        var starts: Set<EventStart> = [first]
        for rule in event.rules { starts.formUnion(self.starts(of: rule, of: event, in: zone)) }
        for time in event.additions {
            let moment = self.moment(of: time, line: event.line)
            starts.insert(EventStart(wall: zone.wallTime(at: moment), instant: moment))
        }
        let exceptions = Set(event.exceptions.map { moment(of: $0, line: event.line) })
        return starts.filter { !exceptions.contains($0.instant) }
    }

    private func starts(
        of value: RecurrenceRule.Value,
        of event: CalendarEvent,
        in zone: any EventZone
    ) -> [EventStart] {
        let rule = RecurrenceRule(value, start: event.start.wall, isDay: event.start.frame == .day) { utc in
            zone.wallTime(at: Self.utc.moment(of: utc))
        }
        if let refusal = rule.refusal {
            warn(event.line, "read without its repetition: \(refusal)")
            return []
        }
        let reach = length(of: event, startingAt: event.start.wall, in: zone).seconds + 2 * 86_400
        let from = zone.wallTime(at: window.start).adding(seconds: -reach)
        let end = zone.wallTime(at: window.end).adding(days: 1)
        let steps = rule.steps(from: from, to: end)
        guard steps <= RecurrenceRule.maximumSteps else {
            let limit = RecurrenceRule.maximumSteps
            warn(event.line, "read without its repetition: the rule names more than \(limit) times, too many to test")
            return []
        }
        guard spend(steps) else {
            warn(event.line, "read without its repetition: the file's rules together need too much work")
            return []
        }
        guard let found = rule.starts(from: from, to: end), !found.isEmpty || matchesEver(rule, value) else {
            warn(event.line, "read without its repetition: the rule matches no time in its first years")
            return []
        }
        return found.map { EventStart(wall: $0, instant: zone.moment(of: $0)) }
    }

    /// Whether a rule without an end matches any time; a rule that has an end may simply be over.
    private func matchesEver(_ rule: RecurrenceRule, _ value: RecurrenceRule.Value) -> Bool {
        guard icaltime_is_null_time(value.until) != 0 else { return true }
        guard remainingSteps >= RecurrenceRule.maximumProbe else { return true }
        let end = rule.probeEnd
        let match = rule.firstMatch(until: end)
        _ = spend(min(RecurrenceRule.maximumProbe, rule.steps(from: rule.start, to: match ?? end)))
        return match != nil
    }

    /// Takes steps from what the file's rules may spend together; false if they are spent.
    private func spend(_ steps: Int) -> Bool {
        guard steps <= remainingSteps else { return false }
        remainingSteps -= steps
        return true
    }

    /// The length of an occurrence: nominal days, followed by exact seconds.
    func length(
        of event: CalendarEvent,
        startingAt start: WallTime,
        in zone: any EventZone
    ) -> (days: Int, seconds: Int) {
        switch event.length {
        case .duration(let days, let seconds): return (days, days * 86_400 + seconds)
        case .end(let end) where event.start.frame == .day:
            let days = (end.wall.secondsSince1970 - event.start.wall.secondsSince1970) / 86_400
            return (max(1, days), max(1, days) * 86_400)
        case .end(let end):
            let seconds = Int(
                moment(of: end, line: event.line).timeIntervalSince(zone.moment(of: event.start.wall)).rounded()
            )
            if seconds < 0 { warn(event.line, "read without its end (DTEND), which is before the start") }
            return (0, max(0, seconds))
        }
    }
}

extension RecurrenceRule {
    /// libical's representation of a rule.
    typealias Value = icalrecurrencetype
}
