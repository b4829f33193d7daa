import ArgumentParser
import Foundation
import VitrineDevice
import VitrineHost

/// `vitrine run`: starts a device and serves its home screen.
struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Start a device and serve its home screen on 127.0.0.1.")

    @Option(parsing: .unconditional, help: "The port; 0 selects a free port.")
    var port = 8080

    @Option(help: "The file that lists the installed apps.")
    var manifest = SampleApps.usual.manifest

    @Option(help: "A package in place of a manifest: it is built, and its programs NAME and NAME-widget are an app.")
    var package: String?

    @Flag(help: "With --package, build again whenever a source changes, and show the new widgets or what is wrong.")
    var watch = false

    @Option(help: "The folder of the apps' programs; by default the command's own folder.")
    var programs: String?

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

    @OptionGroup var confined: ConfinementOptions

    /// The initial data of the apps.
    enum DataChoice: String, ExpressibleByArgument, CaseIterable {
        case sample, empty
    }

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port must be a number from 0 to 65535, not \(port)")
        }
        guard !watch || package != nil else { throw ValidationError("--watch goes with --package") }
        if let screen, DeviceScreen.named(screen) == nil {
            let known = DeviceScreen.all.map(\.name).joined(separator: ", ")
            throw ValidationError("--screen is not a known screen: \(screen); use one of \(known)")
        }
        if let zone, TimeZone(identifier: zone) == nil {
            throw ValidationError("--zone is not a time zone: \(zone); write it as Asia/Seoul")
        }
        if let now { try CommandFiles.validate(now, of: "--now") }
    }

    func run() async throws {
        let isNew = !FileManager.default.fileExists(atPath: stateFolder)
        let configuration = try await configuration()
        if configuration.profile.isDeveloperMode {
            CommandFiles.report(
                "Developer Mode: the reload budget is off. Its faults appear only with --profile observed."
            )
        }
        try await DeviceServer(
            configuration: configuration,
            port: port,
            opensApps: isNew,
            placesWidgets: isNew && package != nil,
            watched: watch ? package.map(Self.watched) : nil
        )
        .run()
    }

    /// The sources of a package, and how it is built.
    private static func watched(_ package: String) -> WatchedSources {
        let folder = CommandFiles.absolute(package)
        return WatchedSources(paths: [folder]) { () async throws(HostError) in
            CommandFiles.report("Building \(package) again.")
            return try await build(folder).apps
        }
    }

    private func configuration() async throws -> DeviceConfiguration {
        var installed = try await Self.installed(package, manifest, programs)
        if let screen { installed.screen = screen }
        for index in installed.apps.indices { installed.apps[index].environment["VITRINE_DATA"] = data.rawValue }
        return DeviceConfiguration(
            manifest: installed,
            stateFolder: stateFolder,
            containersFolder: stateFolder + "/containers",
            date: try now.map { try Date($0, strategy: .iso8601) } ?? Date(),
            profile: profile.named ?? .observed,
            settings: DeviceSettings(timeZone: zone ?? TimeZone.current.identifier),
            keepsTrace: true,
            confinement: try await confined.confinement(of: installed.apps)
        )
    }

    /// The apps of a package if one is named, otherwise those of a manifest.
    /// - Throws: `HostError` about a package, `DeviceError` about a manifest.
    static func installed(_ package: String?, _ manifest: String, _ programs: String?) async throws -> DeviceManifest {
        guard let package else {
            return try DeviceManifest.load(from: manifest, programFolders: [programs ?? ownFolder])
        }
        let folder = CommandFiles.absolute(package)
        let hasLibrary = FileManager.default.fileExists(atPath: folder + "/.build/debug")
        CommandFiles.reportBuild(of: package, hasLibrary: hasLibrary)
        return try await build(folder)
    }

    private static func build(_ folder: String) async throws(HostError) -> DeviceManifest {
        // Without the library's sources a misspelt modifier gets no suggestion.
        let library = try? LibraryLocation.find(nil, program: CommandFiles.ownProgram)
        return try await PackageApps.build(folder, library: library)
    }

    private var stateFolder: String {
        // The default is the state of the sample apps, which another package's must not share.
        if let package, state == SampleApps.usual.state { return CommandFiles.absolute(package) + "/.vitrine" }
        return URL(filePath: state).absoluteURL.path
    }

    /// The folder of this program, also where the shell found it by `PATH`.
    static var ownFolder: String { URL(filePath: CommandFiles.ownProgram).deletingLastPathComponent().path }
}
