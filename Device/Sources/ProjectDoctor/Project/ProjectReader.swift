public import Foundation
public import VitrineHost

/// Reads a project for the rules.
public struct ProjectReader: Sendable {
    private let targets: SignedTargets
    private let syntax: SyntaxReader

    /// - Parameters:
    ///   - syntax: What parses the code.
    ///   - describePackage: Describes the package in a folder, as `swift package dump-package` does.
    public init(syntax: SyntaxReader, describePackage: @escaping @Sendable (String) async throws -> Data) {
        targets = SignedTargets(describePackage: describePackage)
        self.syntax = syntax
    }

    /// Judges the project in a folder.
    ///
    /// - Parameters:
    ///   - path: The absolute path of a folder or of a project file.
    ///   - options: Which rules count, and the recorded kinds.
    /// - Returns: What was found, also in a project that cannot be read.
    /// - Throws: ``HostError`` with code `unavailable` if the code cannot be parsed.
    public func report(at path: String, options: DoctorOptions = DoctorOptions()) async throws(HostError)
        -> ProjectReport
    {
        let root = FilePath.isProject(path) ? FilePath.folder(path) : path
        let outline = try await targets.outline(at: path)
        let described = outline.targets
        let paths = Set(described.flatMap { ([$0.sources.code] + $0.sources.modules).flatMap(\.swiftFiles) })
            // A file that is not there is written by a tool before the build, as far as anyone can tell from here.
            .filter { FileManager.default.fileExists(atPath: $0) }
            .filter { !options.excludes(FilePath.relative($0, to: root) ?? $0) }
        let ofExtensions = Set(
            described.filter(\.isExtension).flatMap { ([$0.sources.code] + $0.sources.modules).flatMap(\.swiftFiles) }
        )
        let outlines = try await syntax.outlines(of: paths.sorted(), parsing: ofExtensions)
        let byPath = Dictionary(outlines.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let project = WidgetProject(
            root: root,
            targets: described.map { Self.target($0, byPath) },
            troubles: outline.troubles,
            notes: outline.notes,
            recordedKinds: options.kinds,
            otherEntitlements: outline.otherEntitlements,
            reloadsElsewhere: described.contains(where: \.sources.lacksPackages)
                || outline.others.contains(where: OtherLanguages.reloads) || OtherLanguages.reload(below: root)
        )
        return ProjectReport(project, options)
    }

    private static func target(_ own: ProjectTarget, _ outlines: [String: SourceOutline]) -> WidgetProject.Target {
        WidgetProject.Target(
            name: own.sources.name,
            isExtension: own.isExtension,
            project: own.project,
            configurations: own.configurations.map { configuration($0, own) },
            own: own.sources.code.swiftFiles.compactMap { outlines[$0] },
            shared: own.sources.modules.flatMap(\.swiftFiles).compactMap { outlines[$0] },
            resources: own.resources,
            dependencies: own.dependencies,
            embedded: own.embedded ?? own.dependencies
        )
    }

    private static func configuration(_ own: ProjectTarget.Configuration, _ target: ProjectTarget)
        -> WidgetProject.Configuration
    {
        let lists: Set = ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"]
        let named = own.settings.filter { lists.contains($0.key) && !$0.value.isEmpty }
            .mapValues { FileTree.disk.spelled(FilePath.absolute($0, in: target.root)) }
        let info =
            own.settings["INFOPLIST_PREPROCESS"] == "YES" ? nil : named["INFOPLIST_FILE"] ?? target.sources.infoPlist
        var entitlements: PropertyFile?
        if case .file(let path) = own.entitlements { entitlements = PropertyFile(path) }
        return WidgetProject.Configuration(
            name: own.name,
            isWhole: own.absentFiles.isEmpty,
            settings: own.settings,
            info: info.flatMap(PropertyFile.init),
            absent: named.filter { !FileManager.default.fileExists(atPath: $0.value) },
            stated: own.entitlements,
            entitlements: entitlements
        )
    }
}

/// Code that is not parsed: that in the languages of Expo and Flutter projects, and that of other extensions.
enum OtherLanguages {
    private static let kinds: Set<String> = ["js", "jsx", "ts", "tsx", "dart", "m", "mm", "kt"]
    private static let calls = [
        "reloadWidget", "reloadAllTimelines", "reloadTimelines", "updateWidget", "reloadControls",
    ]
    private static let ignored: Set<String> = ["node_modules", "Pods", "build", "DerivedData", "Carthage"]
    private static let fileLimit = 20_000
    private static let byteLimit = 1 << 20

    /// Whether such code in a folder asks for a reload of widgets.
    static func reload(below folder: String) -> Bool {
        let files = FileManager.default.enumerator(atPath: folder)
        var count = 0
        while let path = files?.nextObject() as? String, count < fileLimit {
            let name = FilePath.name(path)
            if name.hasPrefix(".") || ignored.contains(name) { files?.skipDescendants() }
            count += 1
            if kinds.contains(FilePath.fileExtension(name)), reloads("\(folder)/\(path)") { return true }
        }
        return false
    }

    /// Whether a file asks for a reload.
    static func reloads(_ path: String) -> Bool {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? .max
        guard size <= byteLimit, let data = FileManager.default.contents(atPath: path) else { return false }
        return calls.contains(where: String(decoding: data, as: UTF8.self).mentions)
    }
}
