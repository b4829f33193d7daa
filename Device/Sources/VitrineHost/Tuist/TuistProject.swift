/// The Tuist manifests in a folder, whose generated project is seldom in a repository.
struct TuistProject {
    /// The folder with the manifests.
    private let root: String
    private let files: FileTree
    private let manifests: [String]

    /// - Returns: Nil if no `Project.swift` is there.
    init?(_ root: String, files: FileTree) {
        self.root = root
        self.files = files
        manifests = files.projects(below: root) { $0 == "Project.swift" }
            .filter { files.text($0)?.contains("import ProjectDescription") == true }
        if manifests.isEmpty { return nil }
    }

    /// The widget extensions of the manifests; if functions make their targets, the folder of the only widget.
    func extensions() -> [ExtensionSources] {
        let (targets, packages) = description
        let project = YAMLMap(["targets": targets, "packages": packages])
        var found = XcodeGenProject(manifests[0], files: files, project: project).extensions()
        guard !found.isEmpty else {
            var folder = FolderProject(files: files).widget(in: root)
            // Where a function makes the target, it makes its entitlements too.
            if folder.entitlements == .absent { folder.entitlements = .unknown }
            let packages = files.projects(below: root) { $0 == "Package.swift" }.map(FilePath.folder)
            folder.code.packageProducts = PackageOffer(files: files)
                .products(importedBy: folder.code.swiftFiles, among: packages)
            let rest = manifests.count > 3 ? " and \(manifests.count - 3) more" : ""
            let paths = manifests.prefix(3).joined(separator: ", ") + rest
            folder.notes.append("functions make the targets of \(paths), which are not run; \(Self.remedy)")
            return [folder]
        }
        for index in found.indices {
            let unread = Self.unread(found[index].name, targets)
            guard !unread.isEmpty else { continue }
            let names = unread.joined(separator: ", ")
            found[index].notes.append("functions make what it depends on, and are not run: \(names); \(Self.remedy)")
        }
        return found
    }

    private static let remedy = "`tuist generate` makes a project that has everything"

    /// What a target depends on, directly or not, and no manifest has as a literal.
    private static func unread(_ name: String, _ targets: [String: [String: Any]]) -> [String] {
        var seen: Set<String> = [name]
        var unread: Set<String> = []
        func visit(_ name: String) {
            guard let target = targets[name] else {
                unread.insert(name)
                return
            }
            let dependencies = target["dependencies"] as? [[String: Any]] ?? []
            unread.formUnion(dependencies.compactMap { $0["unread"] as? String })
            for other in dependencies.compactMap({ $0["target"] as? String }) where seen.insert(other).inserted {
                visit(other)
            }
        }
        visit(name)
        return unread.sorted()
    }

    /// The targets and packages of all manifests, as XcodeGen describes them.
    private var description: (targets: [String: [String: Any]], packages: [String: Any]) {
        let helpers = files.files(below: root).filter { $0.contains("/ProjectDescriptionHelpers/") }
            .compactMap(files.text).joined(separator: "\n")
        var targets: [String: [String: Any]] = [:]
        var packages: [String: Any] = [:]
        for path in manifests {
            let folder = FilePath.folder(path)
            var manifest = TuistManifest((files.text(path) ?? "") + "\n" + helpers)
            let project = manifest.calls(of: ["Project"]).first ?? []
            for arguments in manifest.calls(of: ["target", "Target"]) {
                guard let name = arguments["name"].text, let product = arguments["product"].name else { continue }
                targets[name] = target(product, arguments, folder)
                targets[name]?["settings"] = Self.settings(of: arguments, in: project)
            }
            for package in manifest.calls(of: ["local", "package"]).compactMap({ $0["path"].text }) {
                let place = place(package, folder)
                packages[FilePath.name(place)] = ["path": place]
            }
        }
        return (targets, packages)
    }

    private static let types = [
        "app": "application", "appExtension": "app-extension", "unitTests": "bundle.unit-test",
        "uiTests": "bundle.ui-testing",
    ]

    private func target(_ product: String, _ own: [TuistManifest.Argument], _ folder: String) -> [String: Any] {
        var target: [String: Any] = [
            "type": Self.types[product] ?? "framework",
            "sources": ["sources", "resources"].flatMap { own[$0].elements }.compactMap { source($0, folder) },
            "dependencies": own["dependencies"].elements.compactMap(Self.dependency),
        ]
        let systems = (own["destinations"].elements + own["platform"].elements).compactMap(\.name)
        if let system = Self.systems.first(where: { systems.contains($0.key) }) { target["platform"] = system.value }
        for (key, list) in [("info", own["infoPlist"]), ("entitlements", own["entitlements"])] {
            let properties = list["with"].plain ?? (list.name == "dictionary" ? list.plain : nil)
            if let properties {
                target[key] = ["properties": properties]
            } else if let path = list.text {
                target[key] = ["path": place(path, folder)]
            }
        }
        return target
    }

    /// Of a target for several systems, phones count.
    private static let systems: KeyValuePairs = [
        "iOS": "iOS", "iPhone": "iOS", "macOS": "macOS", "mac": "macOS", "watchOS": "watchOS", "appleWatch": "watchOS",
        "tvOS": "tvOS", "appleTv": "tvOS", "visionOS": "visionOS", "appleVision": "visionOS",
    ]

    /// A folder and a pattern below it, from `Sources/**`, or from a call with such a pattern and exceptions.
    private func source(_ value: TuistManifest.Value, _ folder: String) -> [String: Any]? {
        guard let text = value.text ?? firstText(of: value) else { return nil }
        let path = place(text, folder)
        let parts = path.split(separator: "/")
        let fixed = parts.prefix { !$0.contains("*") }
        let root = "/" + fixed.joined(separator: "/")
        var source: [String: Any] = ["path": root]
        if fixed.count < parts.count { source["includes"] = [parts.dropFirst(fixed.count).joined(separator: "/")] }
        let excluded = value["excluding"].elements.compactMap(\.text)
        source["excludes"] = excluded.compactMap { FilePath.relative(place($0, folder), to: root) }
        return source
    }

    private func firstText(of value: TuistManifest.Value) -> String? {
        guard case .call(_, let arguments) = value else { return nil }
        return arguments.first?.value.text
    }

    /// A path of a manifest: relative to the manifest's folder, or to the folder with all of them.
    private func place(_ path: String, _ folder: String) -> String {
        let root = path.hasPrefix("//") ? root : folder
        return FilePath.absolute(String(path.drop { $0 == "/" && path.hasPrefix("//") }), in: root)
    }

    /// A target of this or another manifest, a package's product, or the name of what a function makes.
    private static func dependency(_ value: TuistManifest.Value) -> [String: Any]? {
        switch value.name {
        case "target", "project": (value["name"].text ?? value["target"].text).map { ["target": $0] }
        case "external": value["name"].text.map { ["package": $0] }
        case "package": value["product"].text.map { ["package": $0] }
        case "sdk", "framework", "xcframework", "library", "xctest": nil
        case let name: name.map { ["unread": $0] }
        }
    }

    /// The settings of a target over those of its project, each with those for debugging over the others.
    private static func settings(
        of own: [TuistManifest.Argument],
        in project: [TuistManifest.Argument]
    ) -> [String: String] {
        let layers = [project["settings"], own["settings"]]
            .map { stated in
                let debug = stated["configurations"].elements.first { $0.name == "debug" }
                return [stated["base"], stated["debug"], debug?["settings"] ?? .unknown]
                    .reduce(into: [:]) { $0.merge(YAMLMap($1.plain).settings) { $1 } }
            }
        var settings = BuildSettings.merged(layers, configuration: "Debug")
        settings["PRODUCT_BUNDLE_IDENTIFIER"] = own["bundleId"].text
        return settings
    }
}
