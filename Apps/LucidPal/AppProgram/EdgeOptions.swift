import ArgumentParser
import Foundation
import LucidPalApp
import LucidPalModel
import Vitrine
import VitrineWidgets

/// The options that replace the process's environment: the containers folder, the time and the time zone.
struct EdgeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The folder of the app groups' folders (default: VITRINE_CONTAINERS).", valueName: "dir")
    )
    var containers: String?

    @Option(help: ArgumentHelp("The time, ISO 8601 with a zone (default: the system clock).", valueName: "time"))
    var now: String?

    @Option(help: ArgumentHelp("The time zone, such as Asia/Seoul (default: the system's).", valueName: "zone"))
    var zone: String?

    /// The years 1970 to 9000: days and time zones are computed for some years around them.
    private static let supported =
        Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 221_876_928_000)

    func validate() throws {
        if let now, Self.date(now) == nil {
            throw ValidationError("--now \(now.debugDescription) is not a valid time; write it as 2026-06-03T09:41:00Z")
        }
        if let now, let date = Self.date(now), !Self.supported.contains(date) {
            throw ValidationError("--now \(now.debugDescription) is not in the years 1970 to 9000")
        }
        if let containers, containers.isEmpty { throw ValidationError("--containers is empty; name a folder") }
    }

    /// Runs a command with the stores; on failure, prints a message and ends the process with a fixed exit code.
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

    /// Runs a command that changes what the widgets show, then asks a running device on the same containers to reload
    /// them, as the app's intents do.
    func change(_ body: (Services) throws -> Void) {
        run { services in
            try body(services)
            Services.reloadWidgets()
        }
    }

    /// The zone in `TZ`, else the target of `/etc/localtime`, else UTC, as in libc.
    private static func systemZone(_ environment: [String: String]) -> String {
        if let name = environment["TZ"], !name.isEmpty { return name.hasPrefix(":") ? String(name.dropFirst()) : name }
        // A regular file here has no zone name: the zone is then UTC.
        let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime")) ?? ""
        guard let range = target.range(of: "zoneinfo/") else { return "UTC" }
        return String(target[range.upperBound...])
    }

    private static func date(_ text: String) -> Date? {
        // Text that does not parse returns nil, and the option is refused.
        try? Date(text, strategy: Date.ISO8601FormatStyle())
    }

    private static func message(of error: any Error) -> String {
        (error as? VitrineError)?.message ?? "\(error)"
    }
}
