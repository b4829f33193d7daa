import AssetCompiler
import Foundation
public import VitrineDevice

/// What is made of an extension's resources: Swift files before the build, a folder beside the program after it.
public struct ResourceStage: Sendable {
    private let compiler: AssetCompiler

    /// - Parameters:
    ///   - toolFolders: Folders in which a program is searched for that converts PDF and SVG images, such as those of
    ///     the variable `PATH`.
    ///   - confined: How such a program is confined, and a folder for the filters of system calls; nil if it is not.
    public init(toolFolders: [String], confined: (by: Confinement, filters: String)? = nil) {
        compiler = AssetCompiler(
            converter: VectorConverter(
                folders: toolFolders,
                browserOptions: BrowserSandbox.options,
                confined: confined.map { Self.confining(by: $0.by, filters: $0.filters) }
            )
        )
    }

    private static func confining(by confinement: Confinement, filters: String) -> VectorConverter.Confining {
        { words, file, folder in
            try confinement.commandLine(
                ofBuild: words,
                readable: [words[0], file, "/etc/fonts"],
                writable: [folder],
                hidden: [],
                usesNetwork: false,
                filters: filters
            )
        }
    }

    /// Swift files to compile with the extension, by their names: the constants of its asset catalogues.
    func generatedSources(for sources: ExtensionSources) throws(HostError) -> [String: String] {
        let code = sources.code.swiftFiles.compactMap { FileTree.disk.text($0) }
        return
            compiler.assetSymbols(
                of: try resources(of: sources, infoPlist: sources.infoPlist),
                declared: DeclaredConstants.byType(in: code)
            )
            .map { ["GeneratedAssetSymbols.swift": $0] } ?? [:]
    }

    /// Swift files to compile with a module that the extension uses, by their names: the constants of its own
    /// catalogues.
    ///
    /// The module is a framework or the target of a package, and its resources go into the extension's bundle.
    func generatedSources(
        for module: ModuleSources,
        in sources: ExtensionSources
    ) throws(HostError) -> [String: String] {
        guard module.resources.contains(where: { FilePath.fileExtension($0) == "xcassets" }) else { return [:] }
        var own = sources
        own.resources = module.resources
        own.assets = DeclaredAssets()
        // What the extension declares itself does not stand in this module's way, and what the module declares does.
        own.code.swiftFiles = module.swiftFiles
        return try generatedSources(for: own)
    }

    /// Fills the folder beside the program.
    /// - Returns: What is wrong with the resources, as a compiler prints it.
    /// - Throws: ``HostError``: `scratch` if a file cannot be written, `project` for a damaged property list.
    func compile(_ sources: ExtensionSources, into folder: String) throws(HostError) -> [String] {
        // The property list that Xcode makes of the target's file and its settings.
        let infoPlist = folder + ".plist"
        do {
            try InformationList(sources, files: .disk).xml.write(to: URL(filePath: infoPlist), options: .atomic)
        } catch let error as HostError {
            throw error
        } catch {
            throw HostError(.scratch, "\(infoPlist) cannot be written; check the folder and the disk", cause: error)
        }
        let resources = try resources(of: sources, infoPlist: infoPlist)
        let findings: [String]
        do {
            findings = try compiler.compile(resources, into: URL(filePath: folder)).map(\.description)
        } catch {
            throw HostError(.scratch, error.message, cause: error)
        }
        try stageModels(of: sources, into: folder)
        return findings
    }

    /// Puts a folder for each CoreData model beside the program: the code looks for it by name, and CoreData here opens
    /// anything.
    private func stageModels(of sources: ExtensionSources, into folder: String) throws(HostError) {
        let definitions = sources.code.definitions + sources.modules.flatMap(\.definitions)
        for model in definitions where FilePath.fileExtension(model) == "xcdatamodeld" {
            let name = FilePath.stem(model)
            do {
                try FileManager.default.createDirectory(
                    atPath: "\(folder)/\(name).momd",
                    withIntermediateDirectories: true
                )
            } catch {
                throw HostError(.scratch, "\(folder) cannot be written; check the folder and the disk", cause: error)
            }
        }
    }

    private func resources(of sources: ExtensionSources, infoPlist: String?) throws(HostError) -> ResourceSources {
        let packages = Set(sources.modules.flatMap(\.resources))
        return ResourceSources(
            files: sources.resources.filter { !packages.contains($0) }.map { URL(filePath: $0) },
            packageFiles: sources.resources.filter(packages.contains).map { URL(filePath: $0) },
            infoPlist: infoPlist.map { URL(filePath: $0) },
            bundleIdentifier: try InformationList(sources, files: .disk).bundleIdentifier,
            developmentLanguage: sources.code.settings["DEVELOPMENT_LANGUAGE"] ?? "en",
            settings: sources.code.settings,
            bounds: sources.bounds,
            assets: sources.assets
        )
    }
}
