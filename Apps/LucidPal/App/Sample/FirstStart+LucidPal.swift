package import AppSupport
package import LucidPalModel
import Vitrine

extension FirstStart {
    /// Stores the chosen data, unless something was stored before.
    ///
    /// - Returns: Whether this was the first start.
    /// - Throws: `LucidPalError` or `CalendarError` if the data cannot be stored.
    @discardableResult
    package func run(_ services: Services) throws -> Bool {
        guard services.settings.isNew else { return false }
        switch self {
        case .sample:
            try Self.storeSample(services)
        case .empty:
            try services.settings.save(AppSettings(isSample: false), at: services.moment)
            try services.writeSnapshots()
        }
        return true
    }

    /// Stores the sample beside the existing data; it replaces an earlier sample.
    ///
    /// - Returns: What to tell a person about the change.
    /// - Throws: `LucidPalError` or `CalendarError` if the data cannot be stored.
    @discardableResult
    package static func storeSample(_ services: Services) throws -> [StorageWarning] {
        let moment = services.moment
        let sample = SampleData(at: moment)
        try services.settings.save(AppSettings(isSample: true), at: moment)
        var warnings = try services.habits.add(sample.habits, sample.entries, at: moment)
        let known = Set(try services.notes.load().book.notes.map(\.id))
        for note in sample.notes where !known.contains(note.id) {
            warnings += try services.notes.create(note, at: moment)
        }
        let calendar = try services.calendars.importCalendar(
            Data(PackageResources.sample_ics),
            file: SampleData.calendarName + ".ics",
            at: moment
        )
        return warnings + calendar.storage
    }

    /// Removes the sample data and keeps what a person added.
    ///
    /// - Returns: What to tell a person about the change.
    /// - Throws: `LucidPalError`; what was removed before the failure stays removed, and removing it again completes
    ///   it.
    @discardableResult
    package static func removeSample(_ services: Services) throws(LucidPalError) -> [StorageWarning] {
        let moment = services.moment
        var warnings: [StorageWarning] = []
        for habit in try services.habits.load(until: moment.today).book.habits where SampleData.isSample(habit.id) {
            warnings += try services.habits.delete(id: habit.id, at: moment)
        }
        for note in try services.notes.load().book.notes where SampleData.isSample(note.id) {
            warnings += try services.notes.delete(id: note.id, at: moment)
        }
        if try services.calendars.names().contains(SampleData.calendarName) {
            warnings += try services.calendars.remove(named: SampleData.calendarName, at: moment)
        }
        try services.settings.save(AppSettings(isSample: false), at: moment)
        return warnings
    }
}
