import AssetCompiler
import Foundation

/// Finds the widget extensions at a path.
///
/// The path is an `.xcodeproj`, an `.xcworkspace` with some, an XcodeGen `project.yml`, a folder with one of them, with
/// Tuist's manifests or with a `Package.swift`, a folder with a single `.xcodeproj` deeper inside, such as that of a
/// Flutter or Capacitor app, an Expo project that has not been generated, or a plain folder of Swift files.
public struct ExtensionFinder: Sendable {
    /// The files to read.
    var files: FileTree = .disk
    /// Describes the package in a folder, as `swift package dump-package` does.
    let describePackage: @Sendable (String) async throws -> Data

    /// Finds the extensions to host: the one of a given name, or else all for phones.
    ///
    /// A project often has the same extension for a watch too; such a one is left out, with a note, unless it is named
    /// or the only one.
    ///
    /// - Parameters:
    ///   - path: An absolute path.
    ///   - target: The target's name, if only one of several extensions is wanted.
    /// - Returns: At least one extension; the files exist, as far as folders are listed.
    /// - Throws: ``HostError``: `notFound`, `noExtension`, `ambiguous` or `project`.
    public func find(at path: String, target: String? = nil) async throws(HostError) -> [ExtensionSources] {
        let candidates = try await candidates(at: path)
        let check = CandidateCheck(files: files)
        let modules = LocalModules(files: files, describePackage: describePackage)
        var found: [ExtensionSources] = []
        for chosen in try choose(from: candidates, target: target, path: path) {
            try check.check(chosen, at: path)
            var own = await modules.resolve(chosen.within(ResourceBounds(of: path, files: files)))
            let repository = GitRepository(around: path, files: files)
            own.notes += [ExtensionPoint.note(own, files), repository?.note].compactMap(\.self)
            found.append(own)
        }
        return found
    }

    /// The app that contains an extension, with the modules that it uses; nil if the project has none.
    public func app(of sources: ExtensionSources) async -> ExtensionSources? {
        guard let app = sources.app else { return nil }
        return await LocalModules(files: files, describePackage: describePackage).resolve(app)
    }

    /// The targets of tests of a project or a package.
    ///
    /// - Parameters:
    ///   - path: An absolute path.
    ///   - target: The target's name, if only one of several is wanted.
    /// - Returns: At least one target, with the modules that it tests.
    /// - Throws: ``HostError``: `notFound` without such a target, `file` or `project`.
    public func tests(at path: String, target: String? = nil) async throws(HostError) -> [ExtensionSources] {
        let all = try await tests(of: path)
        let found = all.filter { target == nil || $0.name == target }
        guard !found.isEmpty else {
            let names = all.map(\.name).joined(separator: ", ")
            let known = all.isEmpty ? "" : "; there are: \(names)"
            throw HostError(.notFound, "\(path) has no target of tests\(target.map { " " + $0 } ?? "")\(known)")
        }
        let modules = LocalModules(files: files, describePackage: describePackage)
        var resolved: [ExtensionSources] = []
        let bounds = ResourceBounds(of: path, files: files)
        for own in found { resolved.append(await modules.resolve(own.within(bounds))) }
        return resolved
    }

    private func tests(of path: String) async throws(HostError) -> [ExtensionSources] {
        if files.contents(path + "/Package.swift") != nil {
            return try PackageProject(path, description: try await description(of: path), files: files).tests()
        }
        let nested = try Workspaces(files: files).projects(named: path) ?? files.projects(below: path)
        let projects = nested.isEmpty ? files.projects(below: path) { $0 == "project.yml" } : nested
        if projects.isEmpty, files.names(path) == nil { throw missing(path) }
        var found: [ExtensionSources] = []
        for project in projects {
            found +=
                FilePath.fileExtension(project) == "xcodeproj"
                ? try XcodeProject(project, files: files).tests() : try XcodeGenProject(project, files: files).tests()
        }
        return found
    }

    private func missing(_ path: String) -> HostError {
        HostError(.file, "\(path) is neither a folder nor a project; check the path")
    }

    private func description(of path: String) async throws(HostError) -> Data {
        do {
            return try await describePackage(path)
        } catch let error as HostError where error.code == .unavailable {
            throw error
        } catch {
            throw HostError(.project, "\(path)/Package.swift cannot be read: \(error)", cause: error)
        }
    }

    private func candidates(at path: String) async throws(HostError) -> [ExtensionSources] {
        switch FilePath.fileExtension(path) {
        case "xcodeproj": return try XcodeProject(path, files: files).extensions()
        case "xcworkspace": return try extensions(of: Workspaces(files: files).projects(named: path) ?? [], in: path)
        case "yml", "yaml": return try XcodeGenProject(path, files: files).extensions()
        case "swift" where FilePath.name(path) != "Package.swift" && files.contents(path) != nil:
            return [FolderProject(files: files).sources(at: path)]
        default: break
        }
        guard let names = files.names(path) else { throw missing(path) }
        let projects = files.projects(below: path, levels: 1)
        let yaml = names.first { ["project.yml", "project.yaml"].contains($0) }.map { "\(path)/\($0)" }
        if !projects.isEmpty {
            let found = try extensions(of: projects, in: path)
            guard let yaml else { return found }
            return current(found, described: (try? XcodeGenProject(yaml, files: files).extensions()) ?? [])
        }
        if let yaml { return try XcodeGenProject(yaml, files: files).extensions() }
        if let tuist = TuistProject(path, files: files) { return tuist.extensions() }
        let nested = files.projects(below: path)
        if names.contains("Package.swift") {
            let package = try PackageProject(path, description: try await description(of: path), files: files)
            let own = package.extensions()
            // A package of an app's modules may have the app's project in a folder.
            return own.isEmpty && !nested.isEmpty ? try extensions(of: nested, in: path) : own
        }
        let expo = try ExpoProject(files: files).extensions(below: path)
        guard expo.isEmpty else {
            // A generated project without the extensions is older than their folders.
            let generated = (try? extensions(of: nested, in: path)) ?? []
            return generated.isEmpty ? expo : generated
        }
        guard nested.isEmpty else { return try extensions(of: nested, in: path) }
        if let plugin = ExpoProject(files: files).generatingPlugin(below: path) {
            let reason =
                "\(plugin) draws its widgets from JavaScript with pods that are not here, also after a prebuild"
            throw HostError(.noExtension, "\(path): \(reason); host a widget that a target of its own has in Swift")
        }
        let described = files.projects(below: path) { $0 == "project.yml" }
        guard described.count == 1 else { return [FolderProject(files: files).widget(in: path)] }
        return try XcodeGenProject(described[0], files: files).extensions()
    }

    /// The extensions of the only project, or of the only one that has some: a Flutter app has a project for each
    /// system.
    private func extensions(of projects: [String], in folder: String) throws(HostError) -> [ExtensionSources] {
        if let only = projects.first, projects.count == 1 { return try XcodeProject(only, files: files).extensions() }
        let found = projects.compactMap { path in
            (try? XcodeProject(path, files: files).extensions()).map { (path: path, extensions: $0) }
        }
        for isPhone in [true, false] {
            let own = found.filter { $0.extensions.contains { isPhone ? $0.platform == .phone : true } }
            if own.count == 1 { return own[0].extensions }
        }
        let list = projects.map { "\n  " + $0 }.joined()
        // A project that cannot be read is none of those without an extension.
        if found.count == projects.count, found.allSatisfy(\.extensions.isEmpty) {
            throw HostError(.noExtension, "no project in \(folder) has a widget extension:\(list)\(lost(in: folder))")
        }
        throw HostError(.ambiguous, "\(folder) has several projects, name one of them:\(list)")
    }

    /// The extensions of a project, or in the place of each the one that XcodeGen's description makes of it today.
    ///
    /// A project that was committed may be older than its description. One that somebody has gone on with in Xcode has
    /// files that the description lacks, and stays.
    private func current(_ generated: [ExtensionSources], described: [ExtensionSources]) -> [ExtensionSources] {
        generated.map { own in
            let known = Set(own.code.swiftFiles.filter { files.contents($0) != nil })
            guard var newer = described.first(where: { $0.name == own.name }),
                known.isStrictSubset(of: newer.code.swiftFiles)
            else { return own }
            newer.notes.insert(
                "the Xcode project is older than project.yml, which is taken; `xcodegen generate` makes it anew",
                at: 0
            )
            return newer
        }
    }

    /// A line for each widget marked `@main`, which no target has.
    private func lost(in folder: String) -> String {
        CandidateCheck(files: files).mainTypes(in: files.files(below: folder).filter(FolderProject.isSwift))
            .filter(\.isWidget)
            .map { "\nno target has the widget in \($0.file); name the folder to host it without one" }.joined()
    }

    /// An extension for another system than phones, with a note that says so.
    private static func noted(_ sources: ExtensionSources) -> ExtensionSources {
        guard sources.platform != .phone else { return sources }
        var noted = sources
        noted.notes.insert(
            "the target is one for \(sources.platform.rawValue); it is compiled and shown here as one for phones",
            at: 0
        )
        return noted
    }

    private func choose(
        from candidates: [ExtensionSources],
        target: String?,
        path: String
    ) throws(HostError) -> [ExtensionSources] {
        let names = candidates.map(\.name).joined(separator: ", ")
        if let target {
            guard let found = candidates.first(where: { $0.name == target }) else {
                let known = candidates.isEmpty ? "there are none" : "there are: \(names)"
                throw HostError(.notFound, "\(path) has no widget extension \(target); \(known)")
            }
            return [Self.noted(found)]
        }
        guard let only = candidates.first else {
            throw HostError(
                .noExtension,
                "\(path) has no target for the extension point com.apple.widgetkit-extension; name the extension's folder"
            )
        }
        guard candidates.count > 1 else { return [Self.noted(only)] }
        var chosen = candidates.filter { $0.platform == .phone }
        guard !chosen.isEmpty else {
            let list = candidates.map { "\($0.name) (\($0.platform.rawValue))" }.joined(separator: ", ")
            throw HostError(.ambiguous, "\(path) has several widget extensions; choose one with --target: \(list)")
        }
        let others = candidates.filter { $0.platform != .phone }.map { "\($0.name) (\($0.platform.rawValue))" }
        if !others.isEmpty {
            chosen[0].notes.insert("left out, choose with --target: \(others.joined(separator: ", "))", at: 0)
        }
        return chosen
    }
}
