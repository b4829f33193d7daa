import ArgumentParser
import Foundation
import VitrineDevice
import VitrineHost

/// The apps of a command's device: those of a manifest, of a package of Vitrine's, or of someone's project.
struct InstalledApps: ParsableArguments {
    @Option(help: "The file that lists the apps.")
    var manifest = SampleApps.usual.manifest

    @Option(help: "A package in place of a manifest: it is built, and its programs NAME and NAME-widget are an app.")
    var package: String?

    @Option(
        help: """
            An Xcode project, a package or a folder of Swift files written for Apple, in place of a manifest: its widget \
            extensions are built as by host, each with its app or a stand-in. A package of Vitrine's is one for --package.
            """
    )
    var project: String?

    @Option(help: "With --project, the only target to build; by default all widget extensions for phones.")
    var target: String?

    @Option(help: "The folder of the apps' programs; by default the command's own folder.")
    var programs: String?

    @OptionGroup var tools: BuildOptions

    @OptionGroup var confined: ConfinementOptions

    func validate() throws {
        guard package == nil || project == nil else {
            throw ValidationError("--package and --project both name what is built; give one of them")
        }
        guard project != nil || target == nil else { throw ValidationError("--target goes with --project") }
    }

    /// Whether the apps are built by the command.
    var areBuilt: Bool { package != nil || project != nil }

    /// The options that name the apps, for a command that a person gives next; empty for the sample apps.
    var naming: String {
        let ownManifest = manifest == SampleApps.usual.manifest ? nil : manifest
        let named = [
            ("manifest", ownManifest), ("package", package), ("project", project), ("target", target),
            ("programs", programs),
        ]
        return named.map { name, value in value.map { " --\(name) \($0)" } ?? "" }.joined()
    }

    /// The folder whose files belong to the apps: that of the project, or else that of the manifest.
    var folder: String {
        guard let project else { return URL(filePath: manifest).deletingLastPathComponent().path }
        let path = CommandFiles.absolute(project)
        var isFolder: ObjCBool = false
        let isPlain = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
        return isPlain && !FilePath.isProject(path) ? path : URL(filePath: path).deletingLastPathComponent().path
    }

    /// The apps, built if they are named by what they are built from, and how their programs are confined.
    /// - Throws: `HostError` about a package or a project, `DeviceError` about a manifest, ``CommandFailure`` about the
    ///   network.
    func load() async throws -> DeviceManifest {
        let apps = self
        var installed =
            try areBuilt
            ? await Interruption.endsWork { try await apps.build() }
            : DeviceManifest.load(from: manifest, programFolders: [programs ?? Self.ownFolder])
        installed.confinement = try await confined.confinement(of: installed.apps)
        return installed
    }

    /// The sources of apps that are built, and how they are built again; nil for those of a manifest.
    var watched: WatchedSources? {
        guard let path = package ?? project else { return nil }
        let apps = self
        return WatchedSources {
            guard apps.project != nil, let host = try? apps.tools.hostBuild(await apps.confined.means()) else {
                return [CommandFiles.absolute(path)]
            }
            return await apps.tools.watchedPaths([path], target: apps.target, with: host)
        } build: { () async throws(HostError) in
            CommandFiles.report("Building \(path) again.")
            return try await apps.build(isFirst: false).apps
        }
    }

    private func build(isFirst: Bool = true) async throws(HostError) -> DeviceManifest {
        guard let project else { return try await build(package ?? ".", isFirst: isFirst) }
        let confinement = await confined.means()
        if target == nil, await PackageApps.areOwn(CommandFiles.absolute(project), confinement: confinement) {
            return try await build(project, isFirst: isFirst)
        }
        let host = try tools.hostBuild(confinement)
        let extensions = try await tools.extensions([project], target: target, with: host)
        let built = try await tools.build(extensions, with: host, isFirst: isFirst)
        for finding in built.flatMap(\.resourceFindings) { CommandFiles.report(finding) }
        return HostedProgram.manifest(of: built, standIn: CommandFiles.ownProgram)
    }

    private func build(_ package: String, isFirst: Bool) async throws(HostError) -> DeviceManifest {
        let folder = CommandFiles.absolute(package)
        if isFirst, FileManager.default.fileExists(atPath: folder) {
            let hasLibrary = FileManager.default.fileExists(atPath: folder + "/.build/debug")
            CommandFiles.reportBuild(of: FilePath.name(folder), hasLibrary: hasLibrary)
        }
        // Without the library's sources a misspelt modifier gets no suggestion.
        let library = try? LibraryLocation.find(nil, program: CommandFiles.ownProgram)
        return try await PackageApps.build(folder, confinement: await confined.means(), library: library)
    }

    /// The folder of this program, also where the shell found it by `PATH`.
    static var ownFolder: String { URL(filePath: CommandFiles.ownProgram).deletingLastPathComponent().path }
}
