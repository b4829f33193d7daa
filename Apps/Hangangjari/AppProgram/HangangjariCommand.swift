import ArgumentParser
import Foundation
import HangangjariAPI
import HangangjariApp
import HangangjariModel
import Vitrine
import VitrineWidgets

/// The root command, `hangangjari`.
struct HangangjariCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hangangjari",
        abstract: "River parks in Seoul: parking and outings, shown by widgets.",
        discussion: """
            Works on the same files as the app on a device. The service's address is HANGANGJARI_API, or \
            \(ServicePlace.standard).

            Exit codes: 0 done, 1 refused, 64 wrong usage, 69 the service failed, 74 reading or writing a file failed.
            """,
        subcommands: [RefreshCommand.self, ParksCommand.self, ParkCommand.self]
    )
}

/// The options that replace the commands' environment.
struct EdgeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The folder of the groups' folders (default: VITRINE_CONTAINERS).", valueName: "dir")
    )
    var containers: String?

    @Option(help: ArgumentHelp("The time, ISO 8601 with a time zone (default: the current time).", valueName: "time"))
    var now: String?

    func validate() throws {
        if let now, Self.date(now) == nil {
            throw ValidationError("--now \(now.debugDescription) is not a valid time; write it as 2026-08-13T04:35:00Z")
        }
    }

    /// Runs a command with the services; on an error ends the process with a message and an exit code.
    func run(_ body: (Services) async throws -> Void) async {
        do {
            let environment = ProcessInfo.processInfo.environment
            let folder =
                try containers.map { ContainersDirectory(path: $0) } ?? ContainersDirectory(environment: environment)
            let now = now.flatMap(Self.date) ?? Date()
            let device = DeviceMoment(now: now, containers: folder)
            try await AppProcess.command(of: .hangangjari, at: device, in: folder) {
                let services = try Services(
                    own: try folder.container(of: .hangangjariPrivate),
                    shared: try folder.container(of: .hangangjari),
                    now: now
                )
                try await body(services)
            }
        } catch {
            let isService = (error as? HangangjariError)?.code == .service
            let isRefused = (error as? HangangjariError)?.code == .notFound
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            Foundation.exit(isRefused ? 1 : isService ? 69 : 74)
        }
    }

    private static func date(_ text: String) -> Date? {
        // The caller reports text that cannot be parsed.
        try? Date(text, strategy: Date.ISO8601FormatStyle())
    }
}

/// `hangangjari refresh`: refreshes one park or all parks.
struct RefreshCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "refresh",
        abstract: "Refresh the parks from the service and update the widgets."
    )

    @Argument(help: "A park's identifier (default: all parks).") var park: String?
    @OptionGroup var edge: EdgeOptions

    func run() async {
        await edge.run { services in
            if let park {
                if let trouble = try await services.repository.refresh(park, now: services.now) {
                    throw HangangjariError(.service, AppText.failure(trouble))
                }
                Services.reloadWidgets()
                print("Refreshed \(park).")
                return
            }
            let report = try await services.repository.refreshAll(now: services.now)
            if let failure = report.failure { throw HangangjariError(.service, AppText.failure(failure)) }
            Services.reloadWidgets()
            print("Refreshed \(report.refreshed.count) parks.")
            for (park, trouble) in report.troubles.sorted(by: { $0.key < $1.key }) {
                print("\(park): \(AppText.failure(trouble))")
            }
        }
    }
}

/// `hangangjari parks`: lists the cached parks.
struct ParksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parks",
        abstract: "List the parks with their last known values."
    )

    @OptionGroup var edge: EdgeOptions

    func run() async {
        await edge.run { services in
            let parks = try services.repository.cache.parks()
            if parks.isEmpty { print("No parks are known yet. Ask the service: hangangjari refresh") }
            for park in parks {
                let mark = park.isFavourite ? "*" : " "
                let name = park.id + String(repeating: " ", count: max(0, 12 - park.id.count))
                print("\(mark) \(name) \(ParkLine(park, now: services.now).text)")
            }
        }
    }
}

/// `hangangjari park ID`: shows a cached park with its lots.
struct ParkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "park",
        abstract: "Show the last known values of a park."
    )

    @Argument(help: "The park's identifier, such as ttukseom.") var park: String
    @OptionGroup var edge: EdgeOptions

    func run() async {
        await edge.run { services in
            guard let found = try services.repository.cache.park(park) else {
                throw HangangjariError(.notFound, "there is no park \(park.prefix(40)); see: hangangjari parks")
            }
            print("\(found.park.englishName), \(found.park.name)")
            print("parking: \(ParkLine(found, now: services.now).text)")
            for lot in found.summary?.parking.lots ?? [] {
                let counted = PlausibleCount(remaining: lot.remaining, capacity: lot.capacity)
                let count = counted.remaining.map { "\($0) of \(counted.capacity ?? 0)" } ?? "no live count"
                print("  \(lot.id): \(count)")
            }
        }
    }
}
