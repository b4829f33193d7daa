import Foundation
public import VitrineDevice

/// The apps of a package, found by the names of its programs: `steps` is an app, `steps-widget` its extension.
public struct PackageApps: Sendable {
    private let folder: String
    private let description: PackageDescription

    /// - Parameters:
    ///   - folder: The package's folder, an absolute path.
    ///   - description: What `swift package dump-package` prints.
    /// - Throws: ``HostError`` with code `project`.
    init(_ folder: String, description: Data) throws(HostError) {
        self.folder = folder
        do {
            self.description = try JSONDecoder().decode(PackageDescription.self, from: description)
        } catch {
            throw HostError(.project, "the description of \(folder)/Package.swift has another form", cause: error)
        }
    }

    /// Builds the package and lists its apps.
    ///
    /// - Parameters:
    ///   - folder: The package's folder, an absolute path.
    ///   - confinement: How the package's manifest, macros and plugins are confined; nil if they are not.
    ///   - library: The library whose modifiers a misspelt one is compared with; nil if it is not there.
    /// - Returns: The apps, with the paths of their programs.
    /// - Throws: ``HostError``: `file` without a folder, `project` or `noExtension` for a package without apps, `build`
    ///   for code that does not compile.
    public static func build(
        _ folder: String,
        confinement: Confinement?,
        library: LibraryLocation?
    ) async throws(HostError) -> DeviceManifest {
        guard FileManager.default.fileExists(atPath: folder) else {
            throw HostError(.file, "there is no folder \(folder); name the folder of a package")
        }
        let tool = PackageTool(confinement: confinement)
        let apps = try PackageApps(folder, description: try await tool.describe(folder))
        let manifest = try apps.manifest(programs: folder + "/.build/debug")
        let (isDone, output) = try await tool.build(folder)
        let log = folder + "/.build/vitrine-build.log"
        try ScratchFolder(path: folder).replace(log, with: Data(output.utf8))
        guard isDone else {
            let modifiers = library.map { KnownModifiers(of: $0, in: .disk) }
            throw HostError(.build, BuildFailure(output) { _ in nil }.text(log: log, modifiers: modifiers))
        }
        return manifest
    }

    /// Finds out whether a folder is a package whose extensions import Vitrine's modules, as those of `vitrine new` do.
    ///
    /// - Parameters:
    ///   - path: An absolute path.
    ///   - confinement: How the package's manifest is confined; nil if it is not.
    /// - Returns: False for any other path too.
    public static func areOwn(_ path: String, confinement: Confinement?) async -> Bool {
        guard FileManager.default.fileExists(atPath: path + "/Package.swift"),
            // What cannot be described is no package of ours; who builds it says why.
            let description = try? await PackageTool(confinement: confinement).describe(path),
            let apps = try? PackageApps(path, description: description)
        else { return false }
        return apps.areOwn
    }

    /// Whether an extension imports Vitrine's modules itself.
    var areOwn: Bool {
        let programs = description.targets.filter { $0.type == "executable" }
        return programs.contains { program in
            programs.contains { $0.name == program.name + "-widget" && $0.usesVitrine }
        }
    }

    /// The apps, with the paths of their programs.
    ///
    /// - Parameter programs: The folder of the built programs.
    /// - Returns: A manifest; each app is identified as `app.NAME` and has the group `group.app.NAME`.
    /// - Throws: ``HostError`` with code `noExtension` if no two programs belong together.
    func manifest(programs: String) throws(HostError) -> DeviceManifest {
        let names = description.targets.filter { $0.type == "executable" }.map(\.name)
        let apps = names.filter { names.contains($0 + "-widget") }
        guard !apps.isEmpty else {
            let known = names.isEmpty ? "it has no programs" : "its programs are: \(names.joined(separator: ", "))"
            throw HostError(
                .noExtension,
                "\(folder) has no app with widgets: name a program, such as steps, and its extension steps-widget; \(known)"
            )
        }
        return DeviceManifest(
            apps: apps.map { name in
                AppManifest(
                    id: "app.\(name)",
                    name: name.prefix(1).uppercased() + name.dropFirst(),
                    group: "group.app.\(name)",
                    program: "\(programs)/\(name)",
                    widgetProgram: "\(programs)/\(name)-widget"
                )
            }
        )
    }
}
