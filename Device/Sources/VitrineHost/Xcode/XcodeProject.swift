import Foundation

/// An `.xcodeproj` and the widget extensions in it.
struct XcodeProject {
    let path: String
    let files: FileTree
    let objects: ProjectObjects
    let folders: ProjectFolders
    let sourceRoot: String
    private let localPackages: [String]

    /// - Throws: ``HostError`` with code `project`.
    init(_ path: String, files: FileTree) throws(HostError) {
        let file = path + "/project.pbxproj"
        guard let data = files.contents(file) else {
            throw HostError(.file, "\(file) cannot be read; check that the project is complete")
        }
        self.path = path
        self.files = files
        objects = try ProjectObjects(data, path: file)
        sourceRoot = FilePath.absolute(objects.root.text("projectDirPath") ?? "", in: FilePath.folder(path))
        folders = ProjectFolders(objects, sourceRoot: sourceRoot, files: files)
        localPackages = Self.localPackages(path, objects, folders, sourceRoot: sourceRoot, files)
    }

    /// The targets of the extension point `com.apple.widgetkit-extension`, and those with a wrong one whose code is a
    /// widget extension.
    func extensions() -> [ExtensionSources] {
        targets(Self.extensionTypes).filter(isWidget)
            .map { target in
                var own = sources(of: target)
                own.app = app(of: target).map(sources)
                own.appName = own.app.flatMap { InformationList.displayName(of: $0, files: files) }
                return own
            }
    }

    /// The extensions that have no widgets.
    func otherExtensions() -> [ExtensionSources] {
        targets(Self.extensionTypes).filter { !isWidget($0) }.map(sources)
    }

    /// The app that contains an extension: the one that embeds it or needs it, or else the only one.
    private func app(of target: ProjectObjects.Object) -> ProjectObjects.Object? {
        let apps = targets(Self.appTypes)
        return apps.first { dependencies(of: $0).contains { $0.id == target.id } } ?? (apps.count == 1 ? apps[0] : nil)
    }

    /// The targets that a target embeds or needs.
    private func dependencies(of target: ProjectObjects.Object) -> [ProjectObjects.Object] {
        let needed = objects.all(target.list("dependencies")).compactMap { $0.text("target") }
        let embedded = embedded(by: target).map(\.id)
        return objects.all(objects.root.list("targets"))
            .filter { needed.contains($0.id) || embedded.contains($0.id) }
    }

    /// Whether the build phases of a target say what it contains: it has some, and no script of them may copy products.
    private func statesProducts(_ target: ProjectObjects.Object) -> Bool {
        let phases = objects.all(target.list("buildPhases"))
        let scripts = phases.compactMap { $0.text("shellScript")?.lowercased() }
        return !phases.isEmpty
            && !scripts.contains { script in ["appex", "plugins", "bazel"].contains(where: script.mentions) }
    }

    /// The targets whose products a target copies.
    private func embedded(by target: ProjectObjects.Object) -> [ProjectObjects.Object] {
        let phases = objects.all(target.list("buildPhases")).filter { $0.isa == "PBXCopyFilesBuildPhase" }
        let files = objects.all(phases.flatMap { $0.list("files") }).compactMap { objects[$0.text("fileRef")] }
        // A product may have a second reference of its name.
        let (ids, names) = (Set(files.map(\.id)), Set(files.compactMap(\.path)))
        return objects.all(objects.root.list("targets"))
            .filter { own in
                guard let product = objects[own.text("productReference")] else { return false }
                return ids.contains(product.id) || product.path.map(names.contains) == true
            }
    }

    private static let appTypes: Set = [
        "com.apple.product-type.application", "com.apple.product-type.application.on-demand-install-capable",
    ]

    /// The apps and App Clips.
    func apps() -> [ExtensionSources] { targets(Self.appTypes).map(sources) }

    /// The targets of tests, each with the apps, extensions and frameworks that it needs.
    func tests() -> [ExtensionSources] {
        let types: Set = ["com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing"]
        return targets(types)
            .map { target in
                let needed = Set(objects.all(target.list("dependencies")).compactMap { $0.text("target") })
                let programs = targets(Self.extensionTypes.union(Self.appTypes)).filter { needed.contains($0.id) }
                return sources(of: target).testing(programs.map(sources))
            }
    }

    /// A target with the settings of each of its configurations.
    func target(_ sources: ExtensionSources, isExtension: Bool) -> ProjectTarget {
        let own = objects.all(objects.root.list("targets")).first { $0.text("name") == sources.name }
        let list = objects[own?.text("buildConfigurationList")]?.list("buildConfigurations") ?? []
        let configurations = objects.all(list)
            .compactMap { configuration in
                own.flatMap { target in configuration.text("name").map { (target, $0) } }
            }
        return ProjectTarget(
            sources: sources,
            isExtension: isExtension,
            project: path + "/project.pbxproj",
            root: sourceRoot,
            configurations: configurations.map { target, name in
                let settings = BuildSettings.of(
                    target,
                    in: objects,
                    folders,
                    files,
                    sourceRoot: sourceRoot,
                    project: path,
                    configuration: name,
                    isCertain: true
                )
                let absent = BuildSettings.absentFiles(of: target, in: objects, folders, files, configuration: name)
                let list = self.path(of: "CODE_SIGN_ENTITLEMENTS", in: settings)
                // An empty setting says that there are none.
                let isStated = absent.isEmpty || settings["CODE_SIGN_ENTITLEMENTS"] != nil
                return ProjectTarget.Configuration(
                    name: name,
                    settings: settings,
                    entitlements: list.map(entitlements) ?? (isStated ? .absent : .unknown),
                    absentFiles: absent
                )
            },
            dependencies: own.map(dependencies)?.compactMap { $0.text("name") } ?? [],
            embedded: own.flatMap { statesProducts($0) ? embedded(by: $0) : nil }?.compactMap { $0.text("name") }
        )
    }

    func targets(_ types: Set<String>) -> [ProjectObjects.Object] {
        objects.all(objects.root.list("targets")).filter { types.contains($0.text("productType") ?? "") }
    }

    static let extensionTypes: Set<String> = [
        "com.apple.product-type.app-extension", "com.apple.product-type.extensionkit-extension",
    ]

    static let moduleTypes: Set<String> = [
        "com.apple.product-type.framework", "com.apple.product-type.framework.static",
        "com.apple.product-type.library.static",
    ]

    private func isWidget(_ target: ProjectObjects.Object) -> Bool {
        let infoPlist = path(of: "INFOPLIST_FILE", in: settings(of: target))
        switch infoPlist.flatMap({ files.contents($0) }).flatMap(ExtensionPoint.init) {
        case .some(.widget): return true
        case .some(.other): return false
        // Without a property list, with one that Xcode completes, or with a wrong point, only the code can tell.
        case .some(.wrong), nil:
            return CandidateCheck(files: files).isWidget(members(of: target).filter(FolderProject.isSwift))
        }
    }

    private func entitlements(_ path: String) -> TargetEntitlements {
        files.contents(path) == nil ? .unknown : .file(path)
    }

    /// The path of a file that a setting names; nil for none, and for an empty setting, which means none.
    private func path(of setting: String, in settings: [String: String]) -> String? {
        guard let path = settings[setting], !path.isEmpty else { return nil }
        return files.spelled(FilePath.absolute(path, in: sourceRoot))
    }

    private func sources(of target: ProjectObjects.Object) -> ExtensionSources {
        let members = members(of: target)
        let settings = settings(of: target)
        let infoPlist = path(of: "INFOPLIST_FILE", in: settings)
        let frameworks = self.frameworks(for: target)
        let neighbours = Neighbours(of: self).modules(linkedWith: [target] + frameworks)
        let packages = packageProducts(of: target)
        let missing = frameworks.reduce(into: packages.missing) { all, framework in
            all += packageProducts(of: framework).missing.filter { !all.contains($0) }
        }
        let entitlements = path(of: "CODE_SIGN_ENTITLEMENTS", in: settings)
        let absent = [infoPlist, entitlements].compactMap(\.self).filter { files.contents($0) == nil }
        var code = module(target, members, settings, packages.found)
        code.dependencies += neighbours.map(\.name)
        let modules = neighbours + modules(of: frameworks)
        return ExtensionSources(
            name: target.text("name") ?? "",
            code: code,
            modules: modules,
            resources: ModuleSources.resources(of: [code] + modules),
            infoPlist: infoPlist.flatMap { absent.contains($0) ? nil : $0 },
            entitlements: entitlements.map(self.entitlements) ?? .absent,
            notes: missing.map(MissingProduct.note) + ForeignCode.notes(members, settings, code.bridged)
                + ForeignCode.notes(linked: linkedFiles(target).compactMap { objects[$0]?.text("path") })
                + absent.map {
                    "\($0) is not there, although the project names it; the build settings are taken instead"
                },
            platform: ExtensionPlatform(settings)
        )
    }

    func settings(of target: ProjectObjects.Object) -> [String: String] {
        BuildSettings.of(target, in: objects, folders, files, sourceRoot: sourceRoot, project: path)
    }

    func moduleName(of target: ProjectObjects.Object) -> String {
        ModuleName.of(target.text("name") ?? "", settings(of: target))
    }

    func module(
        _ target: ProjectObjects.Object,
        _ members: [String],
        _ settings: [String: String],
        _ products: [PackageProduct]
    ) -> ModuleSources {
        ModuleSources(
            name: ModuleName.of(target.text("name") ?? "", settings),
            swiftFiles: members.filter(FolderProject.isSwift),
            definitions: GeneratedClasses.definitions(members),
            resources: FolderProject.resources(members) + members.filter(isPlainFolder),
            settings: settings,
            packageProducts: products,
            dependencies: linkedModules(target).map(moduleName),
            hasHeader: settings["SWIFT_OBJC_BRIDGING_HEADER"]?.isEmpty == false
                || objects.all(target.list("buildPhases"))
                    .contains { $0.isa == "PBXHeadersBuildPhase" && !$0.list("files").isEmpty },
            bridged: path(of: "SWIFT_OBJC_BRIDGING_HEADER", in: settings)
                .flatMap { BridgedCode(header: $0, members: members, root: sourceRoot, files: files) },
            infoPlist: path(of: "INFOPLIST_FILE", in: settings)
        )
    }
}

extension XcodeProject {
    /// The files of a target: those of its build phases, and those of synchronized folders.
    func members(of target: ProjectObjects.Object) -> [String] {
        let phases = objects.all(target.list("buildPhases"))
            .filter { ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0.isa) }
        let listed = objects.all(phases.flatMap { $0.list("files") })
            .filter { isForPhone($0) && !$0.list("ATTRIBUTES", in: "settings").contains("no_codegen") }
            .compactMap { objects[$0.text("fileRef")] }
            .flatMap(paths)
        let synchronized = SynchronizedFolders(objects: objects, folders: folders, files: files).files(of: target)
        // A link in a synchronized folder may lead to a folder whose files are members already.
        var seen: Set<String> = []
        return (listed.map(files.spelled) + synchronized).filter { seen.insert(files.resolved($0)).inserted }
    }

    /// Whether a member is a folder that goes into the bundle as it is, which Xcode shows in blue.
    private func isPlainFolder(_ path: String) -> Bool { FilePath.fileExtension(path) == "" && files.isFolder(path) }

    private func isForPhone(_ file: ProjectObjects.Object) -> Bool {
        let filters = file.list("platformFilters") + [file.text("platformFilter")].compactMap(\.self)
        return filters.isEmpty || filters.contains("ios")
    }

    /// The paths of a file, or of each language of a localised one.
    private func paths(of reference: ProjectObjects.Object) -> [String] {
        guard reference.isa == "PBXVariantGroup" else { return folders.path(of: reference.id).map { [$0] } ?? [] }
        return reference.list("children").compactMap { folders.path(of: $0) }
    }

    /// The products of packages that a target uses: those of packages on this machine, and the names of the others.
    func packageProducts(of target: ProjectObjects.Object) -> (found: [PackageProduct], missing: [String]) {
        let products = objects.all(target.list("packageProductDependencies"))
        guard !products.isEmpty else { return ([], []) }
        var found: [PackageProduct] = []
        var missing: [String] = []
        for product in products {
            guard let name = product.text("productName") else { continue }
            if let package = PackageOffer(files: files).package(offering: name, among: localPackages) {
                found.append(PackageProduct(name: name, package: package))
            } else {
                let address = objects[product.text("package")]?.text("repositoryURL")
                let product = address.map { "\(name) of \($0)" } ?? name
                if !missing.contains(product) { missing.append(product) }
            }
        }
        return (found, missing)
    }

    /// The folders of the packages on this machine: listed ones, those that lie in a group as older projects have it or
    /// below a synchronized folder, and those of a workspace.
    private static func localPackages(
        _ path: String,
        _ objects: ProjectObjects,
        _ folders: ProjectFolders,
        sourceRoot: String,
        _ files: FileTree
    ) -> [String] {
        // Every file below a synchronized folder is looked at, which is not done for nothing.
        guard !objects.all(isa: "XCSwiftPackageProductDependency").isEmpty else { return [] }
        let listed = objects.all(isa: "XCLocalSwiftPackageReference")
            .compactMap { $0.text("relativePath") }
            .map { FilePath.absolute($0, in: sourceRoot) }
        let inGroups = objects.all(isa: "PBXFileReference").compactMap { folders.path(of: $0.id) }
        let synchronized = objects.all(isa: "PBXFileSystemSynchronizedRootGroup").compactMap { folders.path(of: $0.id) }
            .flatMap { files.projects(below: $0) { $0 == "Package.swift" }.map(FilePath.folder) }
        let ofWorkspaces = Workspaces(files: files).members(with: path)
        return (listed + inGroups + synchronized + ofWorkspaces).filter { files.contents($0 + "/Package.swift") != nil }
            + PackageCheckouts(files: files).packages(near: sourceRoot)
    }
}
