import AppSupport
package import LucidPalModel
package import Vitrine

/// The imported calendars on disk; each change also updates the widgets' events snapshot.
package struct CalendarStore: Sendable {
    /// The maximum number of stored calendars.
    package static let maximumCount = 20
    static let fileName = "lucidpal_calendar.json"

    let storage: LucidPalStorage

    package init(_ storage: LucidPalStorage) {
        self.storage = storage
    }

    /// Imports a calendar, replacing one with the same name, and updates the widgets' snapshot.
    ///
    /// - Parameters:
    ///   - data: The file's bytes.
    ///   - file: The file's name or path; its last part becomes the calendar's name.
    ///   - moment: The current time.
    /// - Returns: The number of events, what was left out of the file, and what to tell a person about the storing.
    /// - Throws: `CalendarError` if the file is not a calendar, `LucidPalError` if it cannot be stored; the stored
    ///   calendars are then unchanged.
    @discardableResult
    package func importCalendar(
        _ data: Data,
        file: String,
        at moment: Moment
    ) throws -> (events: Int, warnings: [CalendarWarning], storage: [StorageWarning]) {
        let document = try CalendarDocument(data, file: file)
        // Expanding the events finds problems that parsing does not show, such as an unknown zone. It comes before
        // storing: what is stored is expanded again at every start of the app.
        _ = document.occurrences(in: AgendaWindow(from: moment.now, count: EventsSnapshot.days, days: moment.days))
        let name = Self.name(of: file)
        try checkRoom(for: name)
        let calendar = StoredCalendar(name: name, text: String(decoding: data, as: UTF8.self), importedAt: moment.now)
        do throws(VitrineError) {
            let key = try SnapshotKey.calendar(named: name)
            try storage.own.write(calendar, to: key, now: moment.now, options: SnapshotWrite(durability: .powerLoss))
        } catch {
            throw LucidPalError.storage(error, what: "the calendar \(DisplayName.shown(name))")
        }
        return (document.eventCount, document.warnings, followUp(at: moment))
    }

    /// Removes a calendar and updates the widgets' snapshot.
    ///
    /// - Returns: What to tell a person about the change.
    /// - Throws: `LucidPalError` with code `notFound` or `storage`; the calendar is then still there.
    @discardableResult
    package func remove(named name: String, at moment: Moment) throws(LucidPalError) -> [StorageWarning] {
        guard try names().contains(name) else {
            throw LucidPalError(.notFound, "There is no calendar \"\(DisplayName.shown(name))\" to remove.")
        }
        do throws(VitrineError) {
            try storage.own.remove(try .calendar(named: name))
        } catch {
            throw .storage(error, what: "the calendar \(DisplayName.shown(name))")
        }
        return followUp(at: moment)
    }

    /// Writes the next events to the widgets' snapshot.
    ///
    /// - Throws: `LucidPalError` with code `storage`; the snapshot is then unchanged.
    package func writeSnapshot(at moment: Moment) throws(LucidPalError) {
        do {
            try WidgetSnapshotWriter.writeEvents(to: storage.shared, at: moment) { sources in
                // The folder for imports and removals, the files for imports of the same name.
                let folder = try storage.own.container.path
                sources.note(file: folder)
                for file in try files() { sources.note(file: "\(folder)/\(file)") }
                return try snapshot(at: moment)
            }
        } catch {
            throw .storage(error, what: "the widgets' events")
        }
    }

    /// Writes the snapshot after a change was stored; a failure is a warning, because the change need not be repeated.
    private func followUp(at moment: Moment) -> [StorageWarning] {
        do throws(LucidPalError) {
            try writeSnapshot(at: moment)
            return []
        } catch {
            return [.incomplete(error)]
        }
    }

    private func snapshot(at moment: Moment) throws(LucidPalError) -> EventsSnapshot {
        let window = AgendaWindow(from: moment.now, count: EventsSnapshot.days, days: moment.days)
        let agenda = try agenda(from: moment)
        // If not all events fit, the list is complete only until the start of the first event left out.
        let rest = agenda.events.dropFirst(EventsSnapshot.maximumEvents).first
        let end = rest.map { $0.span.interval(in: moment.days).start } ?? window.end
        return EventsSnapshot(
            writtenAt: moment.now,
            calendars: agenda.names.count,
            events: agenda.events.prefix(EventsSnapshot.maximumEvents).map(Self.forDisplay),
            completeUntil: agenda.problems.isEmpty ? end : moment.now,
            missingCalendars: agenda.problems.count
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

    /// The name of a calendar: its file's name without folders and `.ics`, at most 40 characters.
    ///
    /// Longer names that begin alike differ by their last digits.
    private static func name(of file: String) -> String {
        let last = file.split(separator: "/").last.map(String.init) ?? "calendar"
        let stem = last.lowercased().hasSuffix(".ics") ? String(last.dropLast(4)) : last
        if stem.count > 40 {
            return "\(stem.prefix(33))-\(StableHash.digits(StableHash.fnv1a(stem.utf8)).suffix(6))"
        }
        return stem.isEmpty ? "calendar" : stem
    }
}
