import AssetCompiler
import Foundation

/// What is made of an extension's resources: a Swift file before the build, a folder beside the program after it.
struct ResourceStage: Sendable {
    private let compiler: AssetCompiler

    /// - Parameter toolFolders: The folders with the programs that convert vector images, such as those of `PATH`.
    init(toolFolders: [String]) {
        compiler = AssetCompiler(converter: VectorConverter(folders: toolFolders))
    }

    /// The Swift files to compile with the extension, by their names: the constants for its assets.
    func generatedSources(of extension: ExtensionSources) throws(HostError) -> [String: String] {
        let sources = try resources(of: `extension`, infoPlist: nil)
        return compiler.assetSymbols(of: sources).map { ["GeneratedAssetSymbols.swift": $0] } ?? [:]
    }

    /// Fills the folder that lies beside the program.
    ///
    /// - Returns: The problems of the resources, one line each.
    func compile(_ extension: ExtensionSources, into folder: String) throws(HostError) -> [ResourceProblem] {
        // The property list that Xcode would make of the project's settings; the compiler copies it.
        let infoPlist = folder + ".plist"
        do {
            try InformationList(`extension`, files: .disk).xml.write(to: URL(filePath: infoPlist), options: .atomic)
            return try compiler.compile(resources(of: `extension`, infoPlist: infoPlist), into: URL(filePath: folder))
                .map { ResourceProblem(text: "\($0)", isError: $0.severity == .error) }
        } catch let error as HostError {
            throw error
        } catch {
            throw HostError(.scratch, "the resources of \(`extension`.name) cannot be written: \(error)", cause: error)
        }
    }

    private func resources(of extension: ExtensionSources, infoPlist: String?) throws(HostError) -> ResourceSources {
        ResourceSources(
            files: `extension`.resources.map { URL(filePath: $0) },
            infoPlist: infoPlist.map { URL(filePath: $0) },
            developmentLanguage: try InformationList(`extension`, files: .disk).developmentLanguage,
            settings: `extension`.code.settings
        )
    }
}

/// A problem in an extension's resources.
public struct ResourceProblem: Hashable, Sendable {
    /// The problem with its file, as compilers print theirs.
    public var text: String
    /// Whether the resource is left out.
    public var isError: Bool
}
