import VitrineDevice

/// The names that a project declares, by which a mistake in its tests is told from a name of Apple's that is not here.
struct OwnNames: Hashable, Sendable {
    /// The names that a file declares, by its path.
    private let declared: [String: Set<String>]
    private let types: Set<String>

    /// - Parameter texts: The texts of the project's Swift files, by their paths.
    init(_ texts: [String: String]) {
        let found = texts.mapValues { text in
            SwiftText.codeOnly(text)
                .matches(
                    of: #/\b(struct|class|enum|actor|protocol|typealias|func|var|let|case)\s+([A-Za-z_][A-Za-z0-9_]*)/#
                )
                .map { (keyword: $0.output.1, name: String($0.output.2)) }
        }
        declared = found.mapValues { Set($0.map(\.name)) }
        let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol"]
        types = Set(found.values.flatMap { $0.filter { kinds.contains($0.keyword) }.map(\.name) })
    }

    /// Whether a name that is not found is one of the project's, misspelt, or a member that a type of it does not have.
    ///
    /// What a file in `leftOut` declares is missing because that file is not compiled.
    func isMistake(_ missing: MissingName, leftOut: some Collection<String>) -> Bool {
        let parts = missing.name.split(separator: ".").map(String.init)
        guard let name = parts.last, missing.importedModule == nil, file(of: missing, among: leftOut) == nil else {
            return false
        }
        if parts.count > 1 { return types.contains(parts[parts.count - 2]) }
        // A short name is close to many.
        return name.count > 3 && Spelling.closest(to: name, of: declared.values.joined()) != nil
    }

    /// The first of some files that declares a name.
    func file(of missing: MissingName, among files: some Collection<String>) -> String? {
        guard let name = missing.name.split(separator: ".").last else { return nil }
        return files.sorted().first { declared[$0]?.contains(String(name)) ?? false }
    }
}
