import AppScreens
package import LucidPalModel
import Vitrine

/// Everything that a screen shows, read at one moment.
package struct ScreenContent: Sendable {
    package var moment: Moment
    package var habits = HabitBook()
    package var notes = NoteBook()
    package var events: [UpcomingEvent] = []
    /// The names of the imported calendars, in ascending order.
    package var calendars: [String] = []
    /// Whether the data is the sample data.
    package var isSample = false
    /// One sentence for each thing that could not be read.
    package var problems: [String] = []

    /// Reads everything from disk; on the first start it stores the initial data before that.
    package static func load(_ firstStart: FirstStart) -> ScreenContent {
        do {
            let services = try Services()
            if try firstStart.run(services) { LucidPalApp.session.reloadWidgets() }
            return ScreenContent(services)
        } catch {
            return ScreenContent(failed: error)
        }
    }

    package init(_ services: Services) {
        moment = services.moment
        isSample = services.settings.settings.isSample
        readHabits(services)
        readNotes(services)
        readCalendars(services)
    }

    private init(failed error: any Error) {
        moment = Moment(now: .distantPast, days: .utc)
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
            let agenda = try services.calendars.agenda(from: moment)
            calendars = agenda.names
            events = agenda.events
            problems += agenda.problems.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." }
        } catch {
            problems.append(error.message)
        }
    }

    /// Why a link cannot be opened, or nil if it can: the thing that it names must exist.
    package func refusal(of place: LucidPalDestination) -> String? {
        switch place {
        case .today, .notes, .calendar, .pinnedNote: nil
        case .habit(let id): habits.habits.contains { $0.id == id } ? nil : "there is no habit \(id)"
        case .note(let id): notes.notes.contains { $0.id == id } ? nil : "there is no note \(id)"
        // An event on a widget may be over, or later than the events read here: the Calendar screen is still the right
        // target.
        case .event: nil
        }
    }
}
