public import Foundation
import WidgetArchive

/// Compiles the resources of a widget extension into the folder that its program reads.
///
/// `docs/resources.md` describes the folder. A resource that cannot be used is a finding, and the others are compiled
/// all the same, so that one run names every problem.
public struct AssetCompiler: Sendable {
    private let converter: VectorConverter

    /// Creates a compiler.
    /// - Parameter converter: converts PDF and SVG images.
    public init(converter: VectorConverter) {
        self.converter = converter
    }

    /// Compiles resources.
    ///
    /// Files that have not changed are left alone, so that compiling twice is cheap; files of an earlier run that are
    /// no longer needed are removed.
    ///
    /// - Parameters:
    ///   - sources: the target's resources.
    ///   - folder: the program's path with the appendix `.resources`; created if it does not exist.
    /// - Returns: The problems, in the order of their files.
    /// - Throws: ``AssetError`` if a file cannot be written or copied.
    public func compile(_ sources: ResourceSources, into folder: URL) throws(AssetError) -> [AssetFinding] {
        let read = ResourceReader.read(sources)
        var resources = CompiledResources(index: ResourceIndex(developmentLanguage: read.developmentLanguage))
        resources.bounds = sources.bounds
        resources.add(read.catalog)
        do {
            try resources.add(read.tables)
        } catch {
            throw AssetError(.cannotWrite, "the strings cannot be encoded", cause: error)
        }
        for (file, path) in read.others { resources.add(file: file, at: path) }
        let infoPlist = InfoPlist(sources, developmentLanguage: read.developmentLanguage)
        resources.addLocalizationsOfFolders()
        resources.add(localizations: infoPlist.localizations)
        if let data = infoPlist.data { resources.files["Info.plist"] = .data(data) }
        let findings = try ResourceWriter(folder: folder, converter: converter).write(resources)
        return (read.findings + infoPlist.findings + resources.findings + findings)
            .sorted { ($0.file, $0.line ?? 0, $0.message) < ($1.file, $1.line ?? 0, $1.message) }
    }

    /// The Swift source with a constant for each image and colour of the target's asset catalogues, as Xcode generates
    /// it; nil if there are no catalogues with assets.
    /// - Parameters:
    ///   - sources: The resources.
    ///   - declared: The constants that the code declares itself, by the type that it extends, such as `Color`; they
    ///     are left out.
    /// - Returns: The source, or nil.
    public func assetSymbols(of sources: ResourceSources, declared: [String: Set<String>] = [:]) -> String? {
        // The code needs the names also of what is left out of the resources, which is said when they are compiled.
        var sources = sources
        sources.bounds = nil
        let catalog = ResourceReader.read(sources).catalog
        let symbols = AssetSymbols(
            colors: Array(catalog.colors.keys),
            images: Array(catalog.images.keys),
            declared: declared
        )
        return symbols.isEmpty ? nil : symbols.source
    }
}
