import Foundation

/// What a target's resources hold.
struct ResourceReader {
    var catalog = AssetCatalog()
    var tables = StringTables()
    /// The files that are copied as they are, with their paths among the resources.
    var others: [(file: URL, path: String)] = []
    var developmentLanguage: String
    var findings: [AssetFinding] = []

    /// Reads the resources that a target names.
    static func read(_ sources: ResourceSources) -> ResourceReader {
        var result = ResourceReader(developmentLanguage: sources.developmentLanguage)
        var catalogs = AssetCatalogReader()
        var strings = StringTableReader(developmentLanguage: sources.developmentLanguage)
        let (own, packages) = (Self.sorted(sources.files), Self.sorted(sources.packageFiles))
        for (index, file) in (own + packages).enumerated() {
            (catalogs.isOwn, strings.isOwn) = (index < own.count, index < own.count)
            if let finding = sources.bounds?.finding(file) {
                result.findings.append(finding)
                continue
            }
            let language = file.language(developmentLanguage: sources.developmentLanguage)
            switch file.pathExtension {
            case "xcassets": catalogs.read(file)
            case "strings": strings.readStrings(file, language: language)
            case "stringsdict": strings.readDictionary(file, language: language)
            case "xcstrings": strings.readCatalog(file)
            case "swift", "entitlements", "h", "m": break
            default: result.add(file, language)
            }
        }
        catalogs.read(sources.assets)
        result.catalog = catalogs.catalog
        result.tables = strings.tables
        result.developmentLanguage = strings.developmentLanguage
        result.findings += catalogs.findings + strings.findings
        return result
    }

    private static func sorted(_ files: [URL]) -> [URL] {
        files.flatMap(\.unfolded).sorted { $0.path < $1.path }
    }

    private mutating func add(_ file: URL, _ language: String?) {
        if let language, !LanguageTag.isValid(language) {
            findings.append(AssetFinding(.error, "\"\(language)\" is not a language, such as \"de\"", in: file))
            return
        }
        add(file, at: (language.map { "\($0).lproj/" } ?? "") + file.lastPathComponent)
    }

    /// Adds a file, or the files in a folder that the target names as a whole.
    private mutating func add(_ file: URL, at path: String) {
        guard let values = try? file.resourceValues(forKeys: [.isDirectoryKey]) else {
            findings.append(AssetFinding(.error, "does not exist; add the file or remove it from the target", in: file))
            return
        }
        guard values.isDirectory == true else {
            others.append((file, path))
            return
        }
        let inside = (try? FileManager.default.contentsOfDirectory(at: file, includingPropertiesForKeys: nil)) ?? []
        for item in inside.sorted(by: { $0.path < $1.path }) { add(item, at: "\(path)/\(item.lastPathComponent)") }
    }
}

extension URL {
    /// The file itself, or the files in a folder for a language.
    fileprivate var unfolded: [URL] {
        guard pathExtension == "lproj" else { return [self] }
        return (try? FileManager.default.contentsOfDirectory(at: self, includingPropertiesForKeys: nil)) ?? []
    }

    /// The language of the folder that contains the file; nil for a file outside such a folder.
    ///
    /// The folder `Base` holds the development language.
    fileprivate func language(developmentLanguage: String) -> String? {
        let folder = deletingLastPathComponent()
        guard folder.pathExtension == "lproj" else { return nil }
        let name = folder.deletingPathExtension().lastPathComponent
        return name == "Base" ? developmentLanguage : name
    }
}
