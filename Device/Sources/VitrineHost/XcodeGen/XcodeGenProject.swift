import Foundation
import PropertyLists
import VitrineScript

/// An XcodeGen `project.yml` and the widget extensions in it.
struct XcodeGenProject {
    let folder: String
    let files: FileTree
    let project: YAMLMap
    private let targets: [String: YAMLMap]
    /// What a person should know about the project.
    let notes: [String]

    /// - Throws: ``HostError`` with code `project`.
    init(_ path: String, files: FileTree) throws(HostError) {
        self.files = files
        folder = FilePath.folder(path)
        var reader = XcodeGenReader(files: files)
        project = try reader.project(path)
        targets = try XcodeGenTargets.of(project)
        notes = reader.absent.map { "\($0) is not there, although the project includes it; its part is left out" }
    }

    /// - Parameters:
    ///   - path: The file that describes the project; paths are relative to its folder.
    ///   - files: The files to read.
    ///   - project: What a `project.yml` without templates would have.
    init(_ path: String, files: FileTree, project: YAMLMap) {
        self.files = files
        folder = FilePath.folder(path)
        self.project = project
        targets = project.map("targets").maps
        notes = []
    }

    /// The targets of the type `app-extension` that are widget extensions.
    func extensions() -> [ExtensionSources] {
        names(["app-extension", "extensionkit-extension"]).filter(isWidget)
            .map { name in
                var own = sources(of: name)
                own.notes += notes
                own.app = app(of: name).map(sources)
                own.appName = own.app.flatMap { InformationList.displayName(of: $0, files: files) }
                if case .wrong(let point)? = statedPoint(target(name)).flatMap(ExtensionPoint.init(named:)) {
                    own.notes.append(ExtensionPoint.note(point, at: name))
                }
                return own
            }
    }

    /// The extensions that have no widgets.
    func otherExtensions() -> [ExtensionSources] {
        names(["app-extension", "extensionkit-extension"]).filter { !isWidget($0) }.map(sources)
    }

    /// The app that contains an extension: the one that needs it, or else the only one.
    private func app(of name: String) -> String? {
        let apps = names(["application"])
        let embedding = apps.first { app in
            needed(by: app).contains(name)
        }
        return embedding ?? (apps.count == 1 ? apps[0] : nil)
    }

    /// The apps.
    func apps() -> [ExtensionSources] { names(["application"]).map(sources) }

    /// The targets of tests, each with the apps, extensions and frameworks that it needs.
    func tests() -> [ExtensionSources] {
        names(["bundle.unit-test", "bundle.ui-testing"])
            .map { name in
                let needed = needed(by: name)
                let programs = names(["application", "app-extension", "extensionkit-extension"])
                return sources(of: name).testing(programs.filter(needed.contains).map(sources))
            }
    }

    /// A target with the settings of the configuration that is built.
    func target(_ sources: ExtensionSources, isExtension: Bool, _ path: String) -> ProjectTarget {
        let absent = absentFiles(of: target(sources.name))
        let settings = absent.isEmpty ? sources.code.settings : [:]
        let entitlements: TargetEntitlements =
            !absent.isEmpty && sources.entitlements == .absent ? .unknown : sources.entitlements
        let own = ProjectTarget.Configuration(
            name: "Debug",
            settings: settings,
            entitlements: entitlements,
            absentFiles: absent
        )
        return ProjectTarget(
            sources: sources,
            isExtension: isExtension,
            project: path,
            root: folder,
            configurations: [own],
            dependencies: needed(by: sources.name)
        )
    }

    /// The names of the targets of this project that a target needs.
    private func needed(by name: String) -> [String] {
        target(name).values("dependencies").map(YAMLMap.init).compactMap { $0.text("target") }
    }

    /// The names of the targets of some types, sorted.
    private func names(_ types: Set<String>) -> [String] {
        targets.keys.sorted().filter { types.contains(target($0).text("type") ?? "") }
    }

    private func target(_ name: String) -> YAMLMap { targets[name] ?? YAMLMap(nil) }

    private func isWidget(_ name: String) -> Bool {
        let target = target(name)
        let list = infoPlist(of: target, name).flatMap { files.contents($0) }
        switch statedPoint(target).flatMap(ExtensionPoint.init(named:)) ?? list.flatMap(ExtensionPoint.init) {
        case .some(.widget): return true
        case .some(.other): return false
        case .some(.wrong), nil:
            return CandidateCheck(files: files).isWidget(members(of: target).filter(FolderProject.isSwift))
        }
    }

    /// What the project writes into the property list.
    private func statedPoint(_ target: YAMLMap) -> String? {
        target.map("info").map("properties").map("NSExtension").text("NSExtensionPointIdentifier")
    }

    private func infoPlist(of target: YAMLMap, _ name: String) -> String? {
        (target.map("info").text("path") ?? settings(of: target, name)["INFOPLIST_FILE"]).map(absolute)
    }

    /// The project's own list precedes the file, which is made from it.
    private func entitlements(of target: YAMLMap, _ settings: [String: String]) -> TargetEntitlements {
        let own = target.map("entitlements")
        if own.has("properties") {
            let groups = own.map("properties").values(PropertyList.appGroupsKey)
            return .groups(groups.compactMap { $0 as? String })
        }
        guard let named = own.text("path") ?? settings["CODE_SIGN_ENTITLEMENTS"], !named.isEmpty else { return .absent }
        let path = absolute(named)
        return files.contents(path) == nil ? .unknown : .file(path)
    }

    private func sources(of name: String) -> ExtensionSources {
        let target = target(name)
        let members = members(of: target)
        let settings = settings(of: target, name)
        let packages = packageProducts(of: target)
        let code = module(name, target, members, packages.found)
        let modules = modules(for: name)
        return ExtensionSources(
            name: name,
            code: code,
            modules: modules,
            resources: ModuleSources.resources(of: [code] + modules),
            infoPlist: infoPlist(of: target, name)
                .flatMap { target.map("info").has("path") && files.contents($0) == nil ? nil : $0 },
            entitlements: entitlements(of: target, settings),
            notes: packages.missing.map(MissingProduct.note) + ForeignCode.notes(members, settings, code.bridged),
            platform: ExtensionPlatform(settings.merging(Self.platform(target)) { own, _ in own })
        )
    }

    private func module(
        _ name: String,
        _ target: YAMLMap,
        _ members: [String],
        _ products: [PackageProduct]
    ) -> ModuleSources {
        let settings = settings(of: target, name)
        return ModuleSources(
            name: ModuleName.of(name, settings),
            swiftFiles: members.filter(FolderProject.isSwift),
            definitions: GeneratedClasses.definitions(members),
            resources: FolderProject.resources(members),
            settings: settings,
            packageProducts: products,
            dependencies: linkedModules(target).map { ModuleName.of($0, self.settings(of: self.target($0), $0)) },
            hasHeader: settings["SWIFT_OBJC_BRIDGING_HEADER"]?.isEmpty == false,
            bridged: settings["SWIFT_OBJC_BRIDGING_HEADER"]
                .flatMap { BridgedCode(header: absolute($0), members: members, root: folder, files: files) }
        )
    }

    func absolute(_ path: String) -> String { FilePath.absolute(path, in: folder) }

    /// The setting that XcodeGen derives from a target's platform; a target of several has a list, or `auto`.
    private static func platform(_ target: YAMLMap) -> [String: String] {
        switch target.text("platform") {
        case "watchOS"?: ["SDKROOT": "watchos"]
        case "macOS"?: ["SDKROOT": "macosx"]
        case "visionOS"?: ["SDKROOT": "xros"]
        case "tvOS"?: ["SDKROOT": "appletvos"]
        default: [:]
        }
    }
}

extension XcodeGenProject {
    /// The files of a target: every source is a path, or a map with a path, excludes and includes.
    private func members(of target: YAMLMap) -> [String] {
        var seen: Set<String> = []
        return target.values("sources")
            .flatMap { source -> [String] in
                let map = source as? String == nil ? YAMLMap(source) : YAMLMap(["path": source])
                guard let path = map.text("path").map(absolute), map.text("buildPhase") != "none" else { return [] }
                guard files.isFolder(path), FilePath.fileExtension(path) != "xcassets" else { return [path] }
                let excludes = map.values("excludes").compactMap { $0 as? String }.map(GlobPattern.init)
                let includes = map.values("includes").compactMap { $0 as? String }.map(GlobPattern.init)
                return files.files(below: path)
                    .filter { file in
                        let relative = FilePath.relative(file, to: path) ?? file
                        return !excludes.contains { $0.matches(relative) }
                            && (includes.isEmpty || includes.contains { $0.matches(relative) })
                    }
            }
            .filter { seen.insert($0).inserted }
    }

    /// The names of the frameworks of this project that a target uses.
    private func linkedModules(_ target: YAMLMap) -> [String] {
        target.values("dependencies").map(YAMLMap.init).compactMap { $0.text("target") }
            .filter {
                ["framework", "framework.static", "library.static"].contains(self.target($0).text("type") ?? "")
            }
    }

    private func modules(for name: String) -> [ModuleSources] {
        var seen: Set<String> = [name]
        var found: [ModuleSources] = []
        func visit(_ name: String) {
            for other in linkedModules(target(name)) where seen.insert(other).inserted {
                visit(other)
                let members = members(of: target(other))
                found.append(module(other, target(other), members, packageProducts(of: target(other)).found))
            }
        }
        visit(name)
        return found
    }

    /// The products of packages on this machine, and what is said of the others.
    private func packageProducts(of target: YAMLMap) -> (found: [PackageProduct], missing: [String]) {
        let packages = project.map("packages")
        let known =
            packages.keys.sorted().compactMap { packages.map($0).text("path").map(absolute) }
            + PackageCheckouts(files: files).packages(near: folder)
        var found: [PackageProduct] = []
        var missing: [String] = []
        for dependency in target.values("dependencies").map(YAMLMap.init) {
            guard let package = dependency.text("package") else { continue }
            let stated = packages.map(package)
            let product = dependency.text("product")
            let names = product.map { [$0] } ?? dependency.values("products").compactMap { $0 as? String }
            for name in names.isEmpty ? [package] : names {
                let path = stated.text("path").map(absolute)
                if let path = path ?? PackageOffer(files: files).package(offering: name, among: known) {
                    found.append(PackageProduct(name: name, package: path))
                } else {
                    let address = stated.text("url") ?? stated.text("github").map { "https://github.com/\($0)" }
                    missing.append(address.map { "\(name) of \($0)" } ?? name)
                }
            }
        }
        return (found, missing)
    }
}
