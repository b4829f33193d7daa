import ArgumentParser
import CommandSupport
import Foundation
import LucidPalApp
import LucidPalModel
import Vitrine

/// The commands `lucidpal calendar …`.
struct CalendarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "calendar",
        abstract: "Import calendars, and list the next events.",
        subcommands: [Import.self, List.self, Remove.self]
    )
}

extension CalendarCommand {
    struct Import: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Import an .ics file; it replaces a calendar of the same name.",
            discussion: "Unreadable lines and events are left out, each with a warning that names the line."
        )

        @Argument(help: "The .ics file.", completion: .file(extensions: ["ics"])) var file: String
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.change { services in
                let data = try CalendarFile.read(file)
                let (events, warnings, storage) = try services.calendars.importCalendar(
                    data,
                    file: file,
                    at: services.moment
                )
                for warning in warnings { Output.note("warning: \(warning)") }
                Output.report(storage)
                Output.line("Imported \(events) \(events == 1 ? "event" : "events") from \(file).")
            }
        }
    }

    /// Lists the next events of all calendars.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the next events.")

        @Option(help: "How many days to look ahead, 1 to 366.") var days = EventsSnapshot.days
        @OptionGroup var environment: EnvironmentOptions

        func validate() throws {
            guard (1...366).contains(days) else { throw ValidationError("--days \(days) is not between 1 and 366") }
        }

        func run() {
            environment.run { services in
                let agenda = try services.calendars.agenda(from: services.moment, days: days)
                for problem in agenda.problems { Output.note("warning: \(problem)") }
                let names = agenda.names.map(DisplayName.shown)
                Output.line(names.isEmpty ? "No calendars" : "Calendars: \(names.joined(separator: ", "))")
                Output.table(agenda.events.map { [when($0, in: services.moment.days), $0.title, $0.location ?? ""] })
            }
        }

        private func when(_ event: UpcomingEvent, in days: DayCalendar) -> String {
            if case .days(let first, let last) = event.span { return first == last ? "\(first)" : "\(first)..\(last)" }
            let (start, end) = event.span.interval(in: days)
            let (from, to) = (days.wallTime(at: start), days.wallTime(at: end))
            if start == end { return "\(from.day) \(Self.time(from))" }
            let until = from.day == to.day ? Self.time(to) : "\(to.day) \(Self.time(to))"
            return "\(from.day) \(Self.time(from))-\(until)"
        }

        private static func time(_ time: WallTime) -> String {
            [time.hour, time.minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
        }
    }

    struct Remove: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Remove an imported calendar.")

        @Argument(help: "The calendar's name, as shown by the list.") var name: String
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.change { services in
                Output.report(try services.calendars.remove(named: name, at: services.moment))
                Output.line("Removed \(DisplayName.shown(name)).")
            }
        }
    }
}
