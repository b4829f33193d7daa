import ArgumentParser
import Foundation
package import Vitrine
package import VitrineWidgets

/// The options that replace the process's environment: the containers folder, the time and the time zone.
///
/// An app's command runs its steps through an extension of its own, on its own stores.
package struct EnvironmentOptions: ParsableArguments {
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

    package init() {}

    package func validate() throws {
        if let now, Self.date(now) == nil {
            throw ValidationError("--now \(now.debugDescription) is not a valid time; write it as 2026-06-03T09:41:00Z")
        }
        if let now, let date = Self.date(now), !Self.supported.contains(date) {
            throw ValidationError("--now \(now.debugDescription) is not in the years 1970 to 9000")
        }
        if let zone {
            do {
                _ = try DayCalendar(zone: zone)
            } catch {
                throw ValidationError("--zone \(zone.debugDescription): \(error.message)")
            }
        }
        if let containers, containers.isEmpty { throw ValidationError("--containers is empty; name a folder") }
    }

    /// Runs a command of an app; on failure, prints a message and ends the process with an exit code.
    ///
    /// - Parameters:
    ///   - group: The app's group, by which the device knows the app.
    ///   - exitCode: Returns the exit code for an error.
    ///   - body: The command; it receives the moment that the options describe.
    package func run(
        appOf group: AppGroup,
        exitCode: (any Error) -> Int32,
        _ body: (DeviceMoment) throws -> Void
    ) {
        do {
            let (moment, folder) = try moment()
            try AppProcess.command(of: group, at: moment, in: folder) { try body(moment) }
        } catch {
            Output.fail(error, code: exitCode(error))
        }
    }

    /// Runs an asynchronous command of an app; see `run(appOf:exitCode:_:)`.
    package func run(
        appOf group: AppGroup,
        exitCode: (any Error) -> Int32,
        _ body: nonisolated(nonsending) (DeviceMoment) async throws -> Void
    ) async {
        do {
            let (moment, folder) = try moment()
            try await AppProcess.command(of: group, at: moment, in: folder) { try await body(moment) }
        } catch {
            Output.fail(error, code: exitCode(error))
        }
    }

    /// The moment that the options and the process's environment describe, and its containers folder.
    private func moment() throws(VitrineError) -> (DeviceMoment, ContainersDirectory) {
        let environment = ProcessInfo.processInfo.environment
        let folder =
            if let containers {
                ContainersDirectory(path: containers)
            } else {
                try ContainersDirectory(environment: environment)
            }
        let moment = DeviceMoment(
            now: now.flatMap(Self.date) ?? Date(),
            timeZoneIdentifier: zone ?? Self.systemZone(environment),
            containers: folder
        )
        return (moment, folder)
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
}
