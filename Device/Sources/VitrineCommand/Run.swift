import ArgumentParser
import Foundation
import VitrineDevice
import VitrineHost

/// `vitrine run`: starts a device and serves its home screen.
struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Start a device and serve its home screen on 127.0.0.1.")

    @OptionGroup var serving: ServingOptions

    @OptionGroup var apps: InstalledApps

    @Flag(
        help:
            "With --package or --project, build again whenever a source changes, and show the new widgets or what is wrong."
    )
    var watch = false

    @Option(help: "The folder for the device's home screen, its apps' data and their containers.")
    var state = SampleApps.usual.state

    @Option(help: "The apps' initial data if they have none yet: sample or empty.")
    var data = DataChoice.sample

    @Option(
        help:
            "The device's screen in points, such as 393x852 (phone) or 820x1180 (tablet); by default the manifest's."
    )
    var screen: String?

    @Option(help: "The device's time zone, such as Asia/Seoul; by default this machine's.")
    var zone: String?

    @Option(help: "The device's time at the start, ISO 8601; by default this machine's.")
    var now: String?

    @OptionGroup var profile: ProfileOption

    /// The initial data of the apps.
    enum DataChoice: String, ExpressibleByArgument, CaseIterable {
        case sample, empty
    }

    func validate() throws {
        guard !watch || apps.areBuilt else { throw ValidationError("--watch goes with --package or --project") }
        if let screen, DeviceScreen.named(screen) == nil {
            let known = DeviceScreen.all.map(\.name).joined(separator: ", ")
            throw ValidationError("--screen is not a known screen: \(screen); use one of \(known)")
        }
        if let zone, TimeZone(inDatabase: zone) == nil {
            throw ValidationError("--zone is not a time zone: \(zone); write it as Asia/Seoul")
        }
        if let now { try CommandFiles.validate(now, of: "--now") }
    }

    func run() async throws {
        let configuration = try await configuration()
        if configuration.profile.isDeveloperMode {
            CommandFiles.report(
                "Developer Mode: the reload budget is off. Its faults appear only with --profile observed."
            )
        }
        try await DeviceServer(
            configuration: configuration,
            serving: serving,
            opensApps: true,
            placesWidgets: apps.areBuilt,
            watched: watch ? apps.watched : nil
        )
        .run()
    }

    private func configuration() async throws -> DeviceConfiguration {
        var installed = try await apps.load()
        if let screen { installed.screen = screen }
        for index in installed.apps.indices { installed.apps[index].environment["VITRINE_DATA"] = data.rawValue }
        let stateFolder = stateFolder(of: installed)
        return DeviceConfiguration(
            manifest: installed,
            stateFolder: stateFolder,
            containersFolder: stateFolder + "/containers",
            date: try now.map { try DeviceClock.date($0) } ?? Date(),
            profile: profile.named ?? .observed,
            settings: DeviceSettings(timeZone: zone ?? TimeZone.current.identifier),
            keepsTrace: true
        )
    }

    private func stateFolder(of installed: DeviceManifest) -> String {
        // The default is the state of the sample apps, which other apps must not share.
        if state == SampleApps.usual.state {
            if let package = apps.package { return CommandFiles.absolute(package) + "/.vitrine" }
            // A project of someone's stays as it is.
            if apps.project != nil, let program = installed.apps.first?.widgetProgram { return program + ".state" }
        }
        return URL(filePath: state).absoluteURL.path
    }
}
