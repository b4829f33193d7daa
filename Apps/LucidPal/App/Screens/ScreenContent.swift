import LucidPalCalendar
package import LucidPalModel
import Vitrine

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// All that a screen shows, as it was read at one moment.
package struct ScreenContent: Sendable {
    /// The moment.
    package var moment: Moment
    /// The habits with their entries.
    package var habits = HabitBook()
    /// The notes.
    package var notes = NoteBook()
    /// The next events.
    package var events: [UpcomingEvent] = []
    /// The names of the imported calendars.
    package var calendars: [String] = []
    /// Whether the data is the sample.
    package var isSample = false
    /// What could not be read, each in a sentence.
    package var problems: [String] = []

    /// Reads everything, afresh; on the first start stores what that brings.
    package static func load(_ firstStart: FirstStart) -> ScreenContent {
        do {
            let services = try Services()
            try firstStart.run(services)
            return ScreenContent(services)
        } catch {
            return ScreenContent(failed: error)
        }
    }

    /// Reads what the stores hold.
    package init(_ services: Services) {
        moment = services.moment
        isSample = services.settings.settings.isSample
        readHabits(services)
        readNotes(services)
        readCalendars(services)
    }

    private init(failed error: any Error) {
        moment = Moment(now: .distantPast, days: DayCalendar(.utc))
        problems = ["\(error)"]
    }

    private mutating func readHabits(_ services: Services) {
        do {
            let (book, damage) = try services.habits.load(until: moment.today)
            habits = book
            problems += damage.map(\.description)
        } catch {
            problems.append(error.message)
        }
    }

    private mutating func readNotes(_ services: Services) {
        do {
            let (book, damage) = try services.notes.load()
            notes = book
            problems += damage.map(\.description)
        } catch {
            problems.append(error.message)
        }
    }

    private mutating func readCalendars(_ services: Services) {
        do {
            calendars = try services.calendars.names()
            events = try services.calendars.upcoming(from: moment)
        } catch {
            problems.append(error.message)
        }
    }

    /// Why a link cannot be opened: what it names is not there; nil if it can.
    package func refusal(of place: LucidPalPlace) -> String? {
        switch place {
        case .today, .notes, .calendar, .pinnedNote: nil
        case .habit(let id): habits.habits.contains { $0.id == id } ? nil : "there is no habit \(id)"
        case .note(let id): notes.notes.contains { $0.id == id } ? nil : "there is no note \(id)"
        // An event of a widget may be over, or beyond what was read: its list is still the right place.
        case .event: nil
        }
    }
}
