import AppScreens
import ArgumentParser
import CommandSupport
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
            \(ServiceAddress.standard).

            Exit codes: 0 done, 1 refused, 64 wrong usage, 69 the service failed, 74 reading or writing a file failed.
            """,
        version: CommandProgram.version(of: "hangangjari"),
        subcommands: [RefreshCommand.self, ParksCommand.self]
    )
}

/// `hangangjari refresh`: refreshes one park or all parks.
struct RefreshCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "refresh",
        abstract: "Refresh the parks from the service and update the widgets."
    )

    @Argument(help: "A park's identifier (default: all parks).") var park: String?
    @OptionGroup var environment: EnvironmentOptions

    func run() async {
        await environment.run { services in
            if let park {
                if let trouble = try await services.repository.refresh(park, now: services.now) {
                    throw HangangjariError(.service, AppText.failure(trouble))
                }
                HangangjariApp.session.reloadWidgets()
                Output.line("Refreshed \(park).")
                return
            }
            let report = try await services.repository.refreshAll(now: services.now)
            if let failure = report.failure { throw HangangjariError(.service, AppText.failure(failure)) }
            HangangjariApp.session.reloadWidgets()
            let count = report.refreshed.count
            Output.line("Refreshed \(count) \(count == 1 ? "park" : "parks").")
            for (park, trouble) in report.troubles.sorted(by: { $0.key < $1.key }) {
                Output.line("\(park): \(AppText.failure(trouble))")
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

    @OptionGroup var environment: EnvironmentOptions

    func run() async {
        await environment.run { services in
            let parks = try services.repository.cache.parks()
            if parks.isEmpty { Output.line("No parks are known yet. Ask the service: hangangjari refresh") }
            for park in parks {
                let mark = park.isFavourite ? "*" : " "
                let name = park.id + String(repeating: " ", count: max(0, 12 - park.id.count))
                Output.line("\(mark) \(name) \(ParkLine(park, now: services.now).text)")
            }
        }
    }
}
