/// An app or a widget extension of a project, as its project file describes it.
public struct ProjectTarget: Sendable {
    /// The settings of one build configuration, such as `Release`, with variables replaced.
    public struct Configuration: Sendable {
        public var name: String
        /// Those that are known: a file that is not there may set others.
        public var settings: [String: String]
        public var entitlements: TargetEntitlements
        /// The absolute paths of the configuration files that are not there.
        public var absentFiles: [String] = []
    }

    public var sources: ExtensionSources
    public var isExtension: Bool
    /// The absolute path of the file that describes it: a `project.pbxproj`, a `project.yml`, or the extension's
    /// folder.
    public var project: String
    /// The folder to which the settings' paths are relative.
    public var root: String
    /// Empty if the project states no settings.
    public var configurations: [Configuration]
    /// The names of the targets that it needs, such as those that an app embeds.
    public var dependencies: [String]
    /// The names of the targets that its build phases put into it; nil if it has no phases.
    public var embedded: [String]?
    /// The absolute paths of the resources in its own bundle, and not in those of packages.
    public var resources: [String] = []

    /// The App Groups of each configuration, or of the sources if there is none; nil if those of one are not known.
    ///
    /// - Parameter files: The files to read.
    /// - Returns: The identifiers by configuration.
    /// - Throws: ``HostError``: `file` or `project` if a property list cannot be read.
    public func appGroups(_ files: FileTree = .disk) throws(HostError) -> [[String]]? {
        var all = configurations.map { ($0.entitlements, $0.settings) }
        if all.isEmpty { all = [(sources.entitlements, sources.code.settings)] }
        var found: [[String]] = []
        for (entitlements, settings) in all {
            guard let groups = try entitlements.appGroups(settings, files: files) else { return nil }
            found.append(groups)
        }
        return found
    }
}

/// What the projects in a folder describe, and which of them cannot be read.
public struct ProjectOutline: Sendable {
    /// What is wrong with a file that describes targets: it cannot be read, or a tool refuses what it says.
    public struct Trouble: Sendable {
        static let unreadable = "projectUnreadable"

        public var path: String
        public var line: Int
        public var message: String
        /// The rule that finds it.
        public var rule = unreadable

        var text: String { "\(path):\(line): \(message)" }
    }

    public var targets: [ProjectTarget] = []
    /// The absolute paths of the Swift files of extensions for phones without widgets, such as those of notifications.
    public var others: [String] = []
    /// The absolute paths of the entitlements of all other targets, such as those for a watch.
    public var otherEntitlements: [String] = []
    public var troubles: [Trouble] = []
    /// What was not read, or is only assumed, for a person.
    public var notes: [String] = []
}

extension SignedTargets {
    /// Describes the targets for phones in a folder.
    ///
    /// They are those of Xcode and XcodeGen projects, of Tuist's manifests, a package or Expo targets, or the extension
    /// that the folder is or has beside its app. A project that cannot be read hides no other one.
    ///
    /// - Throws: ``HostError`` for a workspace without a project.
    public func outline(at path: String) async throws(HostError) -> ProjectOutline {
        var outline = ProjectOutline()
        let projects = try described(at: path)
        var compiled: Set<String> = []
        for project in projects {
            do throws(HostError) {
                let (all, others, notes) = try targets(of: project)
                outline.notes += notes
                outline.others += others.filter { $0.platform == .phone }.flatMap(\.code.swiftFiles)
                compiled.formUnion(all.flatMap(\.sources.code.swiftFiles))
                outline.targets += all.filter { $0.sources.platform == .phone }
                let signed =
                    all.filter { $0.sources.platform != .phone }.flatMap { $0.configurations.map(\.entitlements) }
                    + others.map(\.entitlements)
                outline.otherEntitlements += signed.compactMap { if case .file(let path) = $0 { path } else { nil } }
                outline.notes += all.filter { $0.isExtension && $0.sources.platform != .phone }
                    .map { "\($0.sources.name) is for \($0.sources.platform.rawValue), and is not judged" }
            } catch {
                outline.troubles.append(trouble(of: project, error))
            }
        }
        let expo = ExpoProject(files: files).outline(below: path)
        outline.troubles += expo.troubles
        // A generated project without the extensions is older than their folders.
        if !outline.targets.contains(where: \.isExtension), !expo.extensions.isEmpty {
            outline.targets += loose(expo.extensions, at: path)
        } else if !outline.targets.contains(where: \.isExtension), outline.troubles.isEmpty {
            let found = await single(at: path, hasProject: !projects.isEmpty)
            outline.targets += loose(found, at: path)
            outline.notes += found.flatMap(\.notes)
        }
        if outline.troubles.isEmpty {
            let judged = outline.targets.filter(\.isExtension).flatMap(\.sources.code.swiftFiles)
            outline.notes += lostWidgets(below: path, judged: judged, compiled: compiled)
        }
        let absent = Set(outline.targets.flatMap { $0.configurations.flatMap(\.absentFiles) })
        outline.notes += absent.sorted().map { "\($0) is not there, and what it may set is not judged" }
        for index in outline.targets.indices {
            outline.targets[index].resources = outline.targets[index].sources.resources
            outline.targets[index].sources = await modules.resolve(outline.targets[index].sources)
        }
        return outline
    }

    private func described(at path: String) throws(HostError) -> [String] {
        if let named = try Workspaces(files: files).projects(named: path) { return named }
        // An example of a plugin for Flutter lies deep in its repository.
        let projects = files.projects(below: path, levels: 6)
        return projects.isEmpty ? files.projects(below: path, levels: 6) { $0 == "project.yml" } : projects
    }

    func targets(of path: String) throws(HostError)
        -> (all: [ProjectTarget], others: [ExtensionSources], notes: [String])
    {
        guard FilePath.fileExtension(path) == "xcodeproj" else {
            let project = try XcodeGenProject(path, files: files)
            let apps = project.apps().map { project.target($0, isExtension: false, path) }
            let all = apps + project.extensions().map { project.target($0, isExtension: true, path) }
            return (all, project.otherExtensions(), project.notes)
        }
        let project = try XcodeProject(path, files: files)
        let apps = project.apps().map { project.target($0, isExtension: false) }
        let all = apps + project.extensions().map { project.target($0, isExtension: true) }
        return (all, project.otherExtensions(), [])
    }

    /// The widgets in a folder that no target has, if none is judged: a target was never made, or lies in a project
    /// elsewhere.
    private func lostWidgets(below path: String, judged: [String], compiled: Set<String>) -> [String] {
        let check = CandidateCheck(files: files)
        guard !check.isWidget(judged) else { return [] }
        return check.mainTypes(in: files.files(below: path).filter(FolderProject.isSwift))
            .filter { $0.isWidget && !compiled.contains($0.file) }
            .map { "\($0.file):\($0.line): no target that was read has the widget marked @main" }
    }

    /// The extensions of Tuist's manifests or of a package, or the one that the folder is or has beside its app.
    private func single(at path: String, hasProject: Bool) async -> [ExtensionSources] {
        // A project says what a folder is; one deeper in the folder says nothing of Tuist's manifests.
        let isDescribed = hasProject && TuistProject(path, files: files) == nil
        if isDescribed, files.contents(path + "/Package.swift") == nil { return [] }
        if let found = undescribed(at: path) { return found }
        let description = try? await modules.describePackage(path)
        return description.flatMap { try? PackageProject(path, description: $0, files: files) }?.extensions() ?? []
    }

    /// Extensions that no project file describes.
    private func loose(_ found: [ExtensionSources], at path: String) -> [ProjectTarget] {
        let check = CandidateCheck(files: files)
        // A folder with several programs is no extension.
        return found.filter { check.mainTypes(in: $0.code.swiftFiles).map(\.isWidget) == [true] }
            .map { undescribed($0, at: path) }
    }

    func undescribed(_ sources: ExtensionSources, at path: String) -> ProjectTarget {
        ProjectTarget(
            sources: sources,
            isExtension: true,
            project: path,
            root: path,
            configurations: [],
            dependencies: []
        )
    }

    /// Where a project file is damaged: at the first mark of a merge, if it has one.
    private func trouble(of path: String, _ error: HostError) -> ProjectOutline.Trouble {
        let file = FilePath.fileExtension(path) == "xcodeproj" ? path + "/project.pbxproj" : path
        let text = files.contents(file).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard let mark = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }) else {
            return ProjectOutline.Trouble(path: file, line: 1, message: error.message)
        }
        return ProjectOutline.Trouble(path: file, line: mark + 1, message: "a merge left its marks in the project file")
    }
}
