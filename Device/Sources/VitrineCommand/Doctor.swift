import ArgumentParser
import Foundation
import ProjectDoctor
import VitrineDevice
import VitrineDoctor
import VitrineHost
import VitrineSheet

/// `vitrine doctor`: examines the containers of App Groups, and a widget project.
struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Examine a widget project or the containers of App Groups, and say what needs which remedy.",
        discussion: """
            Nothing is changed and no lock is taken, so the device may run meanwhile. Status 0: everything is well. 65: \
            something needs a remedy. 69: no device has made containers yet. 74: a file that is named cannot be read.
            """
    )

    @Argument(help: "A container's folder, or a group's identifier; by default every group of the manifest.")
    var container: String?

    @Option(help: "The file that lists the installed apps; without one, every container is examined.")
    var manifest: String?

    @Option(help: "A folder with a project, whose settings, property lists and code are examined; may be repeated.")
    var project: [String] = []

    @OptionGroup var judged: ProjectOptions

    @Flag(help: "List the files of each container.")
    var verbose = false

    @Option(name: .customLong("report"), help: "Write what was found to this file as one HTML page.")
    var page: String?

    @OptionGroup var examined: ExaminedState

    func validate() throws {
        if project.isEmpty, let option = judged.given {
            throw ValidationError("\(option) is about projects; name one with --project")
        }
    }

    func run() async throws {
        await ConfinementOptions.reportObstacle()
        let packages = PackageDescriptions(confinement: await ConfinementOptions.means())
        let report = try await examine(packages)
        let (judged, paths) = (judged, project.map(CommandFiles.absolute))
        let projects = try await Interruption.endsWork { try await judged.reports(of: paths, packages) }
        let all = DoctorReports(report: report, projects: projects.map(\.report))
        if let page { try CommandFiles.write(try all.page.html(), to: page) }
        if judged.annotations {
            for line in projects.flatMap({ $0.report.annotations(prefix: $0.prefix) }) { try CommandFiles.say(line) }
        } else {
            try examined.show(projects.isEmpty ? report.json : all.json, all.lines(isVerbose: verbose))
        }
        guard !all.needsRemedy else { throw ExitStatus.data.exitCode }
    }

    private func examine(_ packages: PackageDescriptions) async throws -> DoctorReport {
        let place = ContainerLocation(state: examined.state)
        if let container {
            guard !container.contains("/") || FileManager.default.fileExists(atPath: container) else {
                throw CommandFailure(.file, "there is no folder \(container); name a container's folder, or its group")
            }
            let path = place.path(of: container)
            let now = try examined.now(of: path)
            return DoctorReport([ContainerReader.read(path)], try await sources(place, nil, packages), now: now)
        }
        var apps = try installed()?.apps
        // The usual apps have containers where a device has run them.
        if manifest == nil, Set((apps ?? []).map(\.group)).isDisjoint(with: place.names) { apps = nil }
        let sources = try await sources(place, apps, packages)
        let groups = apps?.map(\.group) ?? place.names.filter { sources?.names($0) ?? true }
        let isExamined = project.isEmpty || FileManager.default.fileExists(atPath: place.folder)
        guard !groups.isEmpty || !project.isEmpty else {
            throw CommandFailure(
                .unavailable,
                "there are no containers in \(place.folder); start a device with `vitrine run`, or name a container"
            )
        }
        // Code needs no device.
        let facts = Set(isExamined ? groups : []).sorted().map { ContainerReader.read("\(place.folder)/\($0)") }
        return DoctorReport(
            facts,
            sources,
            now: try examined.now(of: "\(place.folder)/")
        )
    }

    private func sources(
        _ place: ContainerLocation,
        _ apps: [AppManifest]?,
        _ packages: PackageDescriptions
    ) async throws -> GroupSources? {
        guard apps != nil || !project.isEmpty else { return nil }
        // An app's own store lies beside the groups' containers, in a folder of the app's identifier.
        let stores = Set((apps ?? []).map(\.id))
        var sources = GroupSources(containers: place.names.filter { !stores.contains($0) })
        sources.manifest = apps.map {
            Dictionary($0.map { ($0.id, $0.group) }, uniquingKeysWith: { first, _ in first })
        }
        for folder in project {
            guard FileManager.default.isReadableFile(atPath: folder) else {
                throw CommandFailure(.file, "\(folder) cannot be read; --project is a folder with Swift code")
            }
            // The rules of the project say what is wrong with one that cannot be read.
            var more = sources
            let isAllSwift = more.read(project: folder)
            let found = try? await targets(of: CommandFiles.absolute(folder), isAllSwift: isAllSwift, packages)
            guard let found else { continue }
            sources = more
            sources.targets += found
        }
        return sources
    }

    /// The apps and extensions of a project, with the groups that their code uses.
    private func targets(
        of folder: String,
        isAllSwift: Bool,
        _ packages: PackageDescriptions
    ) async throws -> [GroupSources.Target] {
        try await SignedTargets { try await packages.description(of: $0) }.find(at: folder)
            .map { described in
                let target = described.sources
                let groups = try described.appGroups()
                let modules = [target.code] + target.modules
                func named(_ files: [String]) -> [(name: String, text: String)] {
                    files.map { path in
                        let name = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
                        return (name, GroupSources.text(path))
                    }
                }
                return GroupSources.Target(
                    name: target.name,
                    uses: GroupUses(
                        in: named(target.code.swiftFiles),
                        libraries: named(target.modules.flatMap(\.swiftFiles)),
                        isForPhone: true
                    ),
                    entitled: groups.map { all in Set(all.joined()).sorted() },
                    isWhole: isAllSwift && !target.lacksPackages && Set((groups ?? []).map(Set.init)).count == 1
                        && modules.flatMap(\.packageProducts).allSatisfy { $0.name.hasPrefix("Vitrine") }
                )
            }
    }

    /// The manifest that is named; by default that of the usual apps, if it is there and no other project is examined.
    private func installed() throws(DeviceError) -> DeviceManifest? {
        if let manifest { return try DeviceManifest.unresolved(from: manifest) }
        let usual = SampleApps.usual.manifest
        let isOwn = project.allSatisfy { CommandFiles.absolute(usual).hasPrefix(CommandFiles.absolute($0) + "/") }
        guard isOwn, FileManager.default.fileExists(atPath: usual) else { return nil }
        return try DeviceManifest.unresolved(from: usual)
    }
}
