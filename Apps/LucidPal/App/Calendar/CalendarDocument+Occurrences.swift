import AppSupport
package import LucidPalModel
import Vitrine

extension CalendarDocument {
    /// The occurrences within a window, sorted by start; all-day events precede timed ones with the same start.
    ///
    /// Recurrences, exceptions, added dates and overrides of single occurrences are applied; cancelled occurrences are
    /// left out. Whatever cannot be computed is left out and added to `warnings`.
    ///
    /// - Complexity: Linear in the starts between each event's first start and the end of the window.
    package func occurrences(in window: AgendaWindow) -> [UpcomingEvent] {
        let expansion = EventExpansion(window: window, fileZones: zones) { line, reason in
            self.add(CalendarWarning(file: self.file, line: line, reason: reason))
        }
        let groups = Dictionary(grouping: events, by: \.uid)
        var found: [UpcomingEvent] = []
        for uid in groups.keys.sorted() {
            found += Self.occurrences(of: groups[uid] ?? [], expansion)
        }
        return found.sorted { $0.order(in: window.days) < $1.order(in: window.days) }
    }

    /// The occurrences of all events with one identifier.
    private static func occurrences(
        of events: [CalendarEvent],
        _ expansion: EventExpansion
    ) -> [UpcomingEvent] {
        let master = latest(events.filter { $0.replaces == nil })
        if let master, master.isCancelled { return [] }
        var overrides: [OccurrenceKey: CalendarEvent] = [:]
        for event in events.sorted(by: { ($0.sequence, $0.line) < ($1.sequence, $1.line) }) {
            guard let replaces = event.replaces else { continue }
            overrides[OccurrenceKey(replaces, expansion, line: event.line)] = event
        }
        var found: [UpcomingEvent] = []
        if let master {
            for start in expansion.starts(of: master) {
                let key = OccurrenceKey(master.start.frame, start)
                guard overrides[key] == nil else { continue }
                if let one = expansion.occurrence(of: master, at: start, key: key) { found.append(one) }
            }
        }
        for (key, event) in overrides where !event.isCancelled {
            let zone = expansion.zone(of: event.start.frame, line: event.line)
            let start = EventStart(wall: event.start.wall, instant: zone.moment(of: event.start.wall))
            if let one = expansion.occurrence(of: event, at: start, key: key) { found.append(one) }
        }
        return found
    }

    /// The valid event among several with one identifier: the highest revision, or the last in the file.
    private static func latest(_ events: [CalendarEvent]) -> CalendarEvent? {
        events.max { ($0.sequence, $0.line) < ($1.sequence, $1.line) }
    }
}

/// The identity of an occurrence: its moment, or its wall time if the event has no time zone.
struct OccurrenceKey: Hashable {
    private let text: String

    /// The key of the occurrence that starts at a time of a frame.
    init(_ frame: CalendarEvent.Time.Frame, _ start: EventStart) {
        switch frame {
        case .day, .floating: text = start.wall.description
        case .utc, .zone: text = String(Int(start.instant.timeIntervalSince1970))
        }
    }

    /// The key of the occurrence that an override replaces.
    init(_ time: CalendarEvent.Time, _ expansion: EventExpansion, line: Int) {
        self.init(time.frame, EventStart(wall: time.wall, instant: expansion.moment(of: time, line: line)))
    }

    /// A short identifier of the occurrence, stable across imports: 64 bits of FNV-1a in hexadecimal.
    func identifier(uid: String) -> String {
        StableHash.digits(StableHash.fnv1a((uid + "\u{1F}" + text).utf8))
    }
}

extension EventExpansion {
    /// The occurrence at a start, or nil if it does not overlap the window.
    func occurrence(
        of event: CalendarEvent,
        at start: EventStart,
        key: OccurrenceKey
    ) -> UpcomingEvent? {
        let zone = zone(of: event.start.frame, line: event.line)
        let end = end(of: event, at: start, in: zone)
        guard start.instant < window.end, end.instant > window.start || start.instant >= window.start else {
            return nil
        }
        return UpcomingEvent(
            id: key.identifier(uid: event.uid),
            title: event.title,
            location: event.location,
            span: span(of: event, from: start, to: end)
        )
    }

    private func end(of event: CalendarEvent, at start: EventStart, in zone: any EventZone) -> EventStart {
        let length = length(of: event, startingAt: start.wall, in: zone)
        let day = start.wall.adding(days: length.days)
        let exact = length.seconds - length.days * 86_400
        let instant = (length.days == 0 ? start.instant : zone.moment(of: day)).addingTimeInterval(Double(exact))
        return EventStart(wall: zone.wallTime(at: instant), instant: instant)
    }

    private func span(of event: CalendarEvent, from start: EventStart, to end: EventStart) -> EventSpan {
        switch event.start.frame {
        case .utc, .zone:
            return .moments(start: start.instant, end: end.instant)
        case .floating:
            return .floating(start: start.wall, end: end.wall)
        case .day:
            // A part of a day takes the whole day, and so does none.
            let seconds = length(of: event, startingAt: start.wall, in: window.days).seconds
            let days = max(1, (seconds + 86_399) / 86_400)
            return .days(first: start.wall.day, last: start.wall.day.adding(days: days - 1))
        }
    }
}
