package import LucidPalModel
package import Vitrine

/// The imported calendars on disk; each change also updates the widgets' events snapshot.
package struct CalendarStore: Sendable {
    /// The maximum number of stored calendars.
    package static let maximumCount = 20
    static let fileName = "lucidpal_calendar.json"

    private let storage: LucidPalStorage

    package init(_ storage: LucidPalStorage) {
        self.storage = storage
    }

    /// Imports a calendar, replacing one with the same name, and updates the widgets' snapshot.
    ///
    /// - Parameters:
    ///   - data: The file's bytes.
    ///   - file: The file's name or path; its last part becomes the calendar's name.
    ///   - moment: The current time.
    /// - Returns: The number of events, and what was left out of the file.
    /// - Throws: `CalendarError` if the file is not a calendar, `LucidPalError` if it cannot be stored; the stored
    ///   calendars are then unchanged.
    @discardableResult
    package func importCalendar(
        _ data: Data,
        file: String,
        at moment: Moment
    ) throws -> (events: Int, warnings: [CalendarWarning]) {
        let document = try CalendarDocument(data, file: file)
        let name = Self.name(of: file)
        try checkRoom(for: name)
        let calendar = StoredCalendar(name: name, text: String(decoding: data, as: UTF8.self), importedAt: moment.now)
        do throws(VitrineError) {
            let key = try SnapshotKey.calendar(named: name)
            try storage.own.write(calendar, to: key, by: .importer, now: moment.now, durability: .powerLoss)
        } catch {
            throw LucidPalError.storage(error, what: "the calendar \(DisplayName.shown(name))")
        }
        // Expanding the events once also finds problems that parsing does not show, such as an unknown zone.
        _ = document.occurrences(in: AgendaWindow(from: moment.now, count: EventsSnapshot.days, days: moment.days))
        try writeSnapshot(at: moment)
        return (document.eventCount, document.warnings)
    }

    /// Removes a calendar and updates the widgets' snapshot.
    ///
    /// - Throws: `LucidPalError` with code `notFound` or `storage`.
    package func remove(named name: String, at moment: Moment) throws(LucidPalError) {
        guard try names().contains(name) else {
            throw LucidPalError(.notFound, "There is no calendar \"\(DisplayName.shown(name))\" to remove.")
        }
        do throws(VitrineError) {
            try storage.own.remove(try .calendar(named: name))
        } catch {
            throw .storage(error, what: "the calendar \(DisplayName.shown(name))")
        }
        try writeSnapshot(at: moment)
    }

    /// The names of the imported calendars, in ascending order.
    ///
    /// - Throws: `LucidPalError` with code `storage` if the folder or a file is not readable.
    package func names() throws(LucidPalError) -> [String] { try load().map(\.name).sorted() }

    /// The next occurrences of all calendars, sorted by start.
    ///
    /// - Parameters:
    ///   - moment: The current time; occurrences that have ended by then are left out.
    ///   - days: How many days to look ahead.
    /// - Returns: The occurrences, sorted by start.
    /// - Throws: `LucidPalError` with code `storage` if a calendar is not readable.
    package func upcoming(
        from moment: Moment,
        days: Int = EventsSnapshot.days
    ) throws(LucidPalError) -> [UpcomingEvent] {
        let window = AgendaWindow(from: moment.now, count: days, days: moment.days)
        var found: [UpcomingEvent] = []
        for calendar in try load() {
            do throws(CalendarError) {
                let document = try CalendarDocument(Data(calendar.text.utf8), file: calendar.name + ".ics")
                found += document.occurrences(in: window)
            } catch {
                throw LucidPalError(.storage, "A stored calendar cannot be read: \(error.message)", cause: error)
            }
        }
        return found.sorted { $0.order(in: moment.days) < $1.order(in: moment.days) }
    }

    /// Writes the next events to the widgets' snapshot.
    ///
    /// - Throws: `LucidPalError` with code `storage`; the snapshot is then unchanged.
    package func writeSnapshot(at moment: Moment) throws(LucidPalError) {
        do {
            try WidgetSnapshotWriter(storage.shared)
                .writeEvents(at: moment) {
                    try snapshot(at: moment)
                }
        } catch {
            throw .storage(error, what: "the widgets' events")
        }
    }

    private func snapshot(at moment: Moment) throws(LucidPalError) -> EventsSnapshot {
        let window = AgendaWindow(from: moment.now, count: EventsSnapshot.days, days: moment.days)
        let events = try upcoming(from: moment)
        // If not all events fit, the list is complete only until the start of the first event left out.
        let rest = events.dropFirst(EventsSnapshot.maximumEvents).first
        return EventsSnapshot(
            writtenAt: moment.now,
            calendars: try names().count,
            events: events.prefix(EventsSnapshot.maximumEvents).map(Self.forDisplay),
            completeUntil: rest.map { $0.span.interval(in: moment.days).start } ?? window.end
        )
    }

    private static func forDisplay(_ event: UpcomingEvent) -> UpcomingEvent {
        var event = event
        event.title = DisplayName.shown(event.title)
        event.location = event.location.map(DisplayName.shown)
        return event
    }

    private func checkRoom(for name: String) throws(LucidPalError) {
        let names = try names()
        guard names.contains(name) || names.count < Self.maximumCount else {
            throw LucidPalError(
                .full,
                "There are already \(Self.maximumCount) calendars, the maximum; remove one first."
            )
        }
    }

    private func load() throws(LucidPalError) -> [StoredCalendar] {
        let stem = Self.fileName.dropLast(".json".count) + "."
        let files: [String]
        do {
            files = try FileManager.default.contentsOfDirectory(atPath: storage.own.container.path)
        } catch {
            throw .storage(error, what: storage.own.container.path)
        }
        var calendars: [StoredCalendar] = []
        for file in files.sorted() where file.hasPrefix(stem) && file.hasSuffix(".json") {
            let key = SnapshotKey<StoredCalendar>(file, maximumByteCount: 8 * CalendarDocument.maximumBytes)
            switch storage.own.read(key) {
            case .value(let snapshot): calendars.append(snapshot.value)
            case .missing, .damaged, .newerVersion: continue
            case .unreadable(let error): throw .storage(error, what: file)
            }
        }
        return calendars
    }

    /// The name of a calendar: its file's name without folders and `.ics`, at most 40 characters.
    private static func name(of file: String) -> String {
        let last = file.split(separator: "/").last.map(String.init) ?? "calendar"
        let stem = last.lowercased().hasSuffix(".ics") ? String(last.dropLast(4)) : last
        return stem.isEmpty ? "calendar" : String(stem.prefix(40))
    }
}
