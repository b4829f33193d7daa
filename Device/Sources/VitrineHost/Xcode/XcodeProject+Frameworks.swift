extension XcodeProject {
    /// The identifiers of the files that a target is linked with.
    func linkedFiles(_ target: ProjectObjects.Object) -> [String] {
        files(of: target, in: ["PBXFrameworksBuildPhase"])
    }

    /// The identifiers of the files that a target is linked with or contains: an app may only embed what it imports.
    func linkedAndEmbeddedFiles(_ target: ProjectObjects.Object) -> [String] {
        files(of: target, in: ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"])
    }

    private func files(of target: ProjectObjects.Object, in kinds: Set<String>) -> [String] {
        let phases = objects.all(target.list("buildPhases")).filter { kinds.contains($0.isa) }
        return objects.all(phases.flatMap { $0.list("files") }).compactMap { $0.text("fileRef") }
    }

    /// The frameworks of this project that a target uses.
    ///
    /// An extension also uses those that its code imports without being linked with them: the app builds them first,
    /// and the compiler finds them among the products.
    func linkedModules(_ target: ProjectObjects.Object) -> [ProjectObjects.Object] {
        let frameworks = targets(Self.moduleTypes)
        guard !frameworks.isEmpty else { return [] }
        let linked = Set(linkedAndEmbeddedFiles(target))
        let needed = Set(objects.all(target.list("dependencies")).compactMap { $0.text("target") })
        let isExtension = Self.extensionTypes.contains(target.text("productType") ?? "")
        let named = frameworks.filter {
            needed.contains($0.id) || linked.contains($0.text("productReference") ?? "")
        }
        guard isExtension else { return named }
        // A framework may have a target for each system, all with one name for their product.
        var imported = imports(of: target).subtracting(named.map(moduleName))
        let ids = Set(named.map(\.id))
        return named
            + frameworks.filter { other in
                guard !ids.contains(other.id) else { return false }
                let settings = settings(of: other)
                return ExtensionPlatform(settings) == .phone
                    && imported.remove(ModuleName.of(other.text("name") ?? "", settings)) != nil
            }
    }

    private func imports(of target: ProjectObjects.Object) -> Set<String> {
        let texts = members(of: target).filter(FolderProject.isSwift).compactMap { files.text($0) }
        return Set(texts.flatMap { $0.split(whereSeparator: \.isNewline).compactMap(ImportCheck.module) })
    }

    /// The frameworks that a target uses directly or through others, each before those that use it.
    func frameworks(for target: ProjectObjects.Object) -> [ProjectObjects.Object] {
        var seen: Set<String> = [target.id]
        var found: [ProjectObjects.Object] = []
        func visit(_ target: ProjectObjects.Object) {
            for other in linkedModules(target) where seen.insert(other.id).inserted {
                visit(other)
                found.append(other)
            }
        }
        visit(target)
        return found
    }

    func modules(of frameworks: [ProjectObjects.Object]) -> [ModuleSources] {
        frameworks.map { module($0, members(of: $0), settings(of: $0), packageProducts(of: $0).found) }
    }
}

/// The projects beside a project: those that it contains, and those of a workspace with it.
struct Neighbours {
    private let project: XcodeProject
    private let paths: [String]

    init(of project: XcodeProject) {
        self.project = project
        let contained = project.objects.all(isa: "PBXFileReference").compactMap { project.folders.path(of: $0.id) }
        let ofWorkspaces = Workspaces(files: project.files).members(with: project.path)
        var seen: Set<String> = [project.path]
        paths = (contained + ofWorkspaces)
            .filter { FilePath.fileExtension($0) == "xcodeproj" && seen.insert($0).inserted }
    }

    /// The frameworks of these projects that targets are linked with, each before those that use it.
    func modules(linkedWith targets: [ProjectObjects.Object]) -> [ModuleSources] {
        guard !paths.isEmpty else { return [] }
        let own = Set(project.targets(XcodeProject.moduleTypes).compactMap { $0.text("productReference") })
        let linked = targets.flatMap(project.linkedAndEmbeddedFiles).filter { !own.contains($0) }
        var missing = Set(linked.compactMap { project.objects[$0]?.path }.map(FilePath.name))
        guard !missing.isEmpty else { return [] }
        var found: [ModuleSources] = []
        for path in paths {
            // A project that cannot be read has no framework either; the code's imports say what is missing.
            guard let neighbour = try? XcodeProject(path, files: project.files) else { continue }
            for target in neighbour.targets(XcodeProject.moduleTypes) {
                // A framework for several systems has a target for each, and one product's name.
                guard let product = neighbour.objects[target.text("productReference")]?.path,
                    missing.remove(product) != nil
                else { continue }
                let modules = neighbour.modules(of: neighbour.frameworks(for: target) + [target])
                found += modules.filter { module in
                    !module.swiftFiles.isEmpty && !found.contains { $0.name == module.name }
                }
            }
        }
        return found
    }
}
