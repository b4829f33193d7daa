import Foundation

/// What is made of an extension's resources: Swift files before the build, a folder beside the program after it.
public struct ResourceStage: Sendable {
    /// Swift files to compile with the extension, by their names.
    public var generatedSources: @Sendable (ExtensionSources) throws -> [String: String]
    /// Fills the folder that lies beside the program, which exists and may hold the files of an earlier build.
    public var compile: @Sendable (ExtensionSources, _ folder: String) throws -> Void

    public init(
        generatedSources: @escaping @Sendable (ExtensionSources) throws -> [String: String],
        compile: @escaping @Sendable (ExtensionSources, _ folder: String) throws -> Void
    ) {
        self.generatedSources = generatedSources
        self.compile = compile
    }

    /// Writes the information property list and copies the other files as they are.
    public static let copying = ResourceStage(
        generatedSources: { _ in [:] },
        compile: { sources, folder in
            let list = try InformationList(sources, files: .disk).xml
            try list.write(to: URL(filePath: folder + "/Info.plist"), options: .atomic)
            for path in sources.resources {
                let parent = FilePath.folder(path)
                let isLocalised = FilePath.fileExtension(parent) == "lproj"
                let target = folder + "/" + (isLocalised ? FilePath.name(parent) + "/" : "") + FilePath.name(path)
                try FileManager.default.createDirectory(
                    atPath: FilePath.folder(target),
                    withIntermediateDirectories: true
                )
                if FileManager.default.fileExists(atPath: target) { try FileManager.default.removeItem(atPath: target) }
                try FileManager.default.copyItem(atPath: path, toPath: target)
            }
        }
    )
}
