import ArgumentParser
import Foundation
import LucidPalApp
import LucidPalModel
import Vitrine
import VitrineWidgets

/// What the command takes from the world: where the files lie, and what time it is where.
struct EdgeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The folder that holds the groups' folders (default: VITRINE_CONTAINERS).", valueName: "dir")
    )
    var containers: String?

    @Option(help: ArgumentHelp("The moment, ISO 8601 with a zone (default: the real one).", valueName: "time"))
    var now: String?

    @Option(help: ArgumentHelp("The time zone, such as Asia/Seoul (default: the system's).", valueName: "zone"))
    var zone: String?

    func validate() throws {
        if let now, Self.date(now) == nil {
            throw ValidationError("--now \(now.debugDescription) is no moment; write it as 2026-06-03T09:41:00Z")
        }
        if let containers, containers.isEmpty { throw ValidationError("--containers is empty; name a folder") }
    }

    /// Runs a command with the stores, and ends the process with a message and a fixed code if it fails.
    func run(_ body: (Services) throws -> Void) {
        do {
            let environment = ProcessInfo.processInfo.environment
            let folder =
                try containers.map { ContainersDirectory(path: $0) } ?? ContainersDirectory(environment: environment)
            let rules = try ZoneDatabase.system.rules(of: zone ?? Self.systemZone(environment))
            let now = now.flatMap(Self.date) ?? Date()
            let device = DeviceMoment(now: now, timeZoneIdentifier: rules.name, containers: folder)
            try AppProcess.command(of: .lucidPal, at: device, in: folder) {
                try body(Services(try LucidPalStorage(folder), at: Moment(now: now, days: DayCalendar(rules))))
            }
        } catch {
            Output.fail(Self.message(of: error), code: ExitCodes.code(of: error))
        }
    }

    /// Runs a command that changes what the widgets show: a device that runs on the containers is asked for reloads, as the
    /// app's own intents ask.
    func change(_ body: (Services) throws -> Void) {
        run { services in
            try body(services)
            Services.reloadWidgets()
        }
    }

    /// The variable `TZ`, else where `/etc/localtime` leads, else UTC as in libc.
    private static func systemZone(_ environment: [String: String]) -> String {
        if let name = environment["TZ"], !name.isEmpty { return name.hasPrefix(":") ? String(name.dropFirst()) : name }
        // A file that is no link names no zone.
        let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime")) ?? ""
        guard let range = target.range(of: "zoneinfo/") else { return "UTC" }
        return String(target[range.upperBound...])
    }

    private static func date(_ text: String) -> Date? {
        // What does not parse is an answer here: the option is then refused.
        try? Date(text, strategy: Date.ISO8601FormatStyle())
    }

    private static func message(of error: any Error) -> String {
        (error as? VitrineError)?.message ?? "\(error)"
    }
}
