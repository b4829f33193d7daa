import LucidPalCalendar
package import LucidPalModel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the app does when it finds nothing of its own.
package enum FirstStart: String, Sendable {
    /// Stores the sample, and remembers that it is one.
    case sample
    /// Stores that there is nothing, so that the widgets say so.
    case empty

    /// The variable by which whoever starts the app chooses.
    package static let variable = "VITRINE_DATA"

    /// Reads the choice; the sample if it is not made.
    ///
    /// - Throws: `LucidPalError` with code `badInput` for any other value.
    package init(environment: [String: String]) throws(LucidPalError) {
        let value = environment[Self.variable] ?? ""
        guard let choice = value.isEmpty ? .sample : FirstStart(rawValue: value) else {
            throw LucidPalError(.badInput, "\(Self.variable) is \"\(value.prefix(40))\"; set it to sample or empty.")
        }
        self = choice
    }

    /// Stores what the choice says; does nothing if anything was ever stored.
    ///
    /// - Returns: Whether it was the first start.
    /// - Throws: `LucidPalError` or `CalendarError` if it cannot be stored.
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

    /// Stores the sample beside whatever there is, in place of an earlier sample.
    ///
    /// - Throws: `LucidPalError` or `CalendarError` if it cannot be stored.
    package static func storeSample(_ services: Services) throws {
        let moment = services.moment
        let sample = SampleData(at: moment)
        try services.settings.save(AppSettings(isSample: true), at: moment)
        try services.habits.add(sample.habits, sample.entries, at: moment)
        let known = Set(try services.notes.load().book.notes.map(\.id))
        for note in sample.notes where !known.contains(note.id) { try services.notes.create(note, at: moment) }
        try services.calendars.importCalendar(
            Data(PackageResources.sample_ics),
            file: SampleData.calendarName + ".ics",
            at: moment
        )
    }

    /// Removes the sample and keeps what a person added.
    ///
    /// - Throws: `LucidPalError`; what was removed until then stays removed.
    package static func removeSample(_ services: Services) throws(LucidPalError) {
        let moment = services.moment
        for habit in try services.habits.load(until: moment.today).book.habits where SampleData.isSample(habit.id) {
            try services.habits.delete(id: habit.id, at: moment)
        }
        for note in try services.notes.load().book.notes where SampleData.isSample(note.id) {
            try services.notes.delete(id: note.id, at: moment)
        }
        if try services.calendars.names().contains(SampleData.calendarName) {
            try services.calendars.remove(named: SampleData.calendarName, at: moment)
        }
        try services.settings.save(AppSettings(isSample: false), at: moment)
    }
}
