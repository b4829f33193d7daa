import ArgumentParser
import Foundation
import VitrineDevice
import VitrineHost
import VitrineScript
import VitrineSheet
import VitrineWire
import WidgetArchive

/// `vitrine host`: builds widget extensions written for Apple and shows them on a device.
struct Host: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Build widget extensions written for Apple's frameworks, and show them on a device.",
        discussion: """
            Status 0: built, and with --check every request was answered. 1: the code does not compile, or a widget \
            failed the check. 65: the files are not a widget extension. 69: something that is needed is missing. \
            74: a path is not there, or a file cannot be read or written.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Folders of Swift files, Xcode projects and workspaces, XcodeGen project.yml files, or packages.",
            valueName: "paths"
        )
    )
    var named: [String] = []

    @Option(help: "A path too, as the other commands take it; can be repeated.")
    var project: [String] = []

    @Option(help: "The only target to host, if a project has several widget extensions; by default all for phones.")
    var target: String?

    @Flag(help: "Ask for every widget in every family and appearance, print what is found, and end.")
    var check = false

    @Option(
        help: "With --check, of several paths only every Nth from the Ith on, such as 1/4.",
        transform: SeedRange.Shard.named
    )
    var shard: SeedRange.Shard?

    @Flag(help: "Build again whenever a source changes, and show the new widgets or what is wrong.")
    var watch = false

    @Option(help: "Write the results of --check to this file as JUnit XML.")
    var junit: String?

    @Option(name: .customLong("report"), help: "Write the results of --check to this file as one HTML page.")
    var page: String?

    @Flag(help: "With --check, fail if there are findings.")
    var strict = false

    @Option(
        help: "With --check, a kind of findings to report, such as lowContrast; can be repeated; by default all.",
        transform: rule
    )
    var only: [String] = []

    @Option(help: "With --check, a kind of findings to leave out; can be repeated.", transform: rule)
    var ignore: [String] = []

    @Option(help: "With --check, a file of accepted findings, which are left out.")
    var baseline: String?

    @Flag(help: "With --baseline, write all findings to the file, so that only others are reported from then on.")
    var accept = false

    @Option(parsing: .unconditional, help: "With --check, how many seconds a request may take.")
    var deadline = 10

    @Option(help: "With --check, a text size to ask for, such as accessibility3; can be repeated; by default all.")
    var textSize: [String] = []

    @Option(help: "With --check, a folder whose files the App Group's container has at the start.")
    var container: String?

    @Option(help: "With --check, a property list with the values that UserDefaults of the App Group has at the start.")
    var defaults: String?

    @Flag(help: "Optimise, as a release build does.")
    var release = false

    @Option(help: "Write a device manifest with the built extensions and their stand-in apps to this file, and end.")
    var writeManifest: String?

    @Option(help: "Another scheme of links from elsewhere that the stand-in app opens; can be repeated.")
    var scheme: [String] = []

    @OptionGroup var serving: ServingOptions

    @Option(help: "The folder for the device's home screen and containers; by default one beside the built extension.")
    var state: String?

    @Option(help: "The device's time zone, such as Asia/Seoul; by default this machine's, with --check UTC.")
    var zone: String?

    @Option(help: "The device's locale, such as ko_KR.")
    var locale = "en_US"

    @Option(
        help: "Where the device is, in degrees north and east, such as 37.53,127.07; by default apps may not know it."
    )
    var location: String?

    @Option(
        help: """
            The device's time at the start, ISO 8601; by default this machine's, with --check always 2026-02-03T05:00:00Z, so \
            that the same sources have the same findings.
            """
    )
    var now: String?

    @OptionGroup var tools: BuildOptions

    @OptionGroup var confined: ConfinementOptions

    private var paths: [String] { named + project }

    func validate() throws {
        // In the parser's words: it asks for this before it names an unknown option.
        guard !paths.isEmpty else { throw ValidationError("Missing expected argument '<paths> ...'") }
        guard (1...600).contains(deadline) else {
            throw ValidationError("--deadline must be a number of seconds from 1 to 600, not \(deadline)")
        }
        guard target == nil || paths.count == 1 else {
            throw ValidationError("--target goes with one project, not with \(paths.count) paths")
        }
        for size in textSize where DeviceTextSize(rawValue: size) == nil {
            let known = DeviceTextSize.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("--text-size is not a text size: \(size); use one of \(known)")
        }
        guard shard == nil || check else { throw ValidationError("--shard goes with --check") }
        guard !watch || !check else { throw ValidationError("--watch shows a device, which --check does not") }
        guard writeManifest == nil || !check && !watch else {
            throw ValidationError("--write-manifest ends with the build, without --check and --watch")
        }
        guard check || (junit == nil && page == nil && !strict && only.isEmpty && ignore.isEmpty && baseline == nil)
        else {
            throw ValidationError("--junit, --report, --strict, --only, --ignore and --baseline go with --check")
        }
        guard check || (container == nil && defaults == nil) else {
            throw ValidationError("--container and --defaults go with --check")
        }
        guard !accept || baseline != nil else {
            throw ValidationError("--accept writes the file of --baseline; name that file")
        }
        if let zone, TimeZone(inDatabase: zone) == nil {
            throw ValidationError("--zone is not a time zone: \(zone); write it as Asia/Seoul")
        }
        if let location, Self.place(location) == nil {
            throw ValidationError(
                "--location is not a place: \(location); write degrees north and east as 37.53,127.07"
            )
        }
        if let now { try CommandFiles.validate(now, of: "--now") }
        if let refusal = LocaleName.refusal(locale) { throw ValidationError("--locale: \(refusal)") }
    }

    func run() async throws {
        let settings = DeviceSettings(
            timeZone: zone ?? (check ? "UTC" : TimeZone.current.identifier),
            locale: locale,
            // No app could ask the person.
            location: location.flatMap(Self.place) ?? LocationReading(authorization: .denied)
        )
        let date = try now.map { try DeviceClock.date($0) } ?? (check ? AppStates.usualStart : Date())
        guard !own.isEmpty else {
            CommandFiles.report("This part has none of the \(paths.count) paths.")
            return try write(CheckReport.ofNothing, date, settings)
        }
        let host = try tools.hostBuild(await confined.means())
        let command = self
        let (programs, failed) = try await Interruption.endsWork {
            try await command.built(try await command.extensions(host), host)
        }
        let manifest = HostedProgram.manifest(of: programs, standIn: CommandFiles.ownProgram, schemes: scheme)
        if let writeManifest { return try CommandFiles.write(manifest.json, to: writeManifest) }
        let apps = manifest.apps
        let confinement = try await confined.confinement(of: apps)
        if check {
            // The report tells the extensions of one app apart.
            let subjects = zip(apps, programs)
                .map { HostCheck.Subject(app: $0, name: $1.ownName, resourceFindings: $1.resourceFindings) }
            try await CommandFiles.withFolder("host") { folder in
                try await command.check(subjects, failed, date, settings, confinement, in: folder)
            }
        } else {
            for finding in programs.flatMap(\.resourceFindings) { CommandFiles.report(finding) }
            try await serve(apps, programs, date, settings, host, confinement)
        }
    }

    /// The paths of this shard.
    private var own: [String] { shard?.part(of: paths) ?? paths }

    private func build(
        _ extensions: [ExtensionSources],
        _ host: HostBuild,
        isFirst: Bool
    ) async throws(HostError) -> [HostedProgram] {
        try await tools.build(extensions, with: host, withApps: !check, isFirst: isFirst, isRelease: release)
    }

    private func extensions(_ host: HostBuild) async throws(HostError) -> [ExtensionSources] {
        try await tools.extensions(own, target: target, with: host)
    }

    /// Builds extensions.
    ///
    /// In a check, one that does not compile hides no other one: it is a part that has failed.
    private func built(
        _ extensions: [ExtensionSources],
        _ host: HostBuild
    ) async throws(HostError) -> (programs: [HostedProgram], failed: [CheckReport.Extension]) {
        do throws(HostError) {
            return (try await build(extensions, host, isFirst: true), [])
        } catch {
            guard check, error.code == .build, !Task.isCancelled else { throw error }
            guard extensions.count > 1 else {
                CommandFiles.report("vitrine: \(error.message)")
                return ([], extensions.map { CheckReport.Extension($0, failure: error) })
            }
            var all: (programs: [HostedProgram], failed: [CheckReport.Extension]) = ([], [])
            for own in extensions {
                let part = try await built([own], host)
                all.programs += part.programs
                all.failed += part.failed
            }
            return all
        }
    }

    private func check(
        _ subjects: [HostCheck.Subject],
        _ failed: [CheckReport.Extension],
        _ date: Date,
        _ settings: DeviceSettings,
        _ confinement: Confinement?,
        in folder: String
    ) async throws {
        let sizes = textSize.compactMap(DeviceTextSize.init)
        var report = try await HostCheck(
            subjects,
            folder: folder,
            date: date,
            settings: settings,
            textSizes: sizes.isEmpty ? DeviceTextSize.allCases : sizes,
            deadline: .seconds(deadline),
            jobs: ProcessInfo.processInfo.activeProcessorCount,
            confinement: confinement,
            seed: ContainerSeed(
                folder: container.map(CommandFiles.absolute),
                defaults: defaults.map(CommandFiles.absolute)
            )
        )
        .run()
        // An extension that was not asked to the end has no result.
        try Task.checkCancellation()
        report.extensions += failed
        report.isStrict = strict
        report = CheckFilter(only: Set(only), ignored: Set(ignore), baseline: try accepted(report)).apply(to: report)
        Terminal.show(report.lines)
        try write(report, date, settings)
        guard report.hasPassed else { throw ExitCode.failure }
    }

    private func write(_ report: CheckReport, _ date: Date, _ settings: DeviceSettings) throws {
        try CommandFiles.write(report.junit, to: junit)
        if let page { try CommandFiles.write(try report.page(settings, date).html(), to: page) }
    }

    /// The accepted findings; with `--accept` those of a report, which are written.
    private func accepted(_ report: CheckReport) throws -> CheckBaseline? {
        guard let baseline else { return nil }
        if accept {
            let own = CheckBaseline(report)
            try CommandFiles.write(own.text, to: baseline)
            return own
        }
        guard let data = FileManager.default.contents(atPath: baseline) else {
            throw CommandFailure(.file, "\(baseline) cannot be read; write it with --accept")
        }
        let known = CheckBaseline(text: String(decoding: data, as: UTF8.self))
        let gone = known.count(missingIn: report)
        if gone > 0 { CommandFiles.report("\(baseline): \(gone) not found any more; write it again with --accept") }
        return known
    }

    private func serve(
        _ apps: [AppManifest],
        _ programs: [HostedProgram],
        _ date: Date,
        _ settings: DeviceSettings,
        _ host: HostBuild,
        _ confinement: Confinement?
    ) async throws {
        let folder =
            state.map(CommandFiles.absolute) ?? (programs.first.map { $0.path + ".state" } ?? tools.scratchFolder)
        let configuration = DeviceConfiguration(
            manifest: DeviceManifest(apps: apps, confinement: confinement),
            stateFolder: folder,
            containersFolder: folder + "/containers",
            date: date,
            profile: .development,
            settings: settings,
            keepsTrace: true
        )
        try await DeviceServer(
            configuration: configuration,
            serving: serving,
            opensApps: false,
            placesWidgets: true,
            watched: watch ? watched(host) : nil
        )
        .run()
    }

    /// The sources at the paths, and how they are built.
    private func watched(_ host: HostBuild) -> WatchedSources {
        let command = self
        return WatchedSources {
            await command.tools.watchedPaths(command.paths, target: command.target, with: host)
        } build: { () async throws(HostError) in
            let programs = try await command.build(try await command.extensions(host), host, isFirst: false)
            for finding in programs.flatMap(\.resourceFindings) { CommandFiles.report(finding) }
            return
                HostedProgram.manifest(
                    of: programs,
                    standIn: CommandFiles.ownProgram,
                    schemes: command.scheme
                )
                .apps
        }
    }

    /// A kind of findings, for an option.
    private static func rule(_ text: String) throws -> String {
        guard CheckFilter.rules.contains(text) else {
            throw ValidationError("\(text) is not known; \(Spelling.hint(for: text, of: CheckFilter.rules))")
        }
        return text
    }

    /// Reads a place in degrees north and east, separated by a comma; nil for any other text.
    static func place(_ text: String) -> LocationReading? {
        LocationReading(text: text).flatMap { $0.latitude == nil ? nil : $0 }
    }
}
