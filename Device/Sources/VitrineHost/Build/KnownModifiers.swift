import VitrineDevice

/// The methods that the library's modules declare, to find the one that a misspelt modifier was meant to be.
struct KnownModifiers: Sendable {
    private let names: [String]

    /// The public methods of the modules that widgets are written with.
    init(of library: LibraryLocation, in files: FileTree) {
        let modules = ["Sources/PortableUI", "Sources/PortableWidgets", "Hosting/Sources"]
        let sources = modules.flatMap { files.files(below: "\(library.folder)/\($0)") }
            .filter { FilePath.fileExtension($0) == "swift" }
        names = Set(sources.flatMap { Self.methods(in: files.text($0) ?? "") }).sorted()
    }

    /// The names that prebuilt modules list.
    init(of modules: PrebuiltModules, in files: FileTree) {
        names = (files.text(modules.folder + "/modifiers.txt") ?? "").split(separator: "\n").map(String.init)
    }

    /// The public methods in a source text.
    private static func methods(in source: String) -> [String] {
        source.split(whereSeparator: \.isNewline)
            .compactMap { line in
                let words = line.split(whereSeparator: \.isWhitespace)
                guard words.contains("public"), let keyword = words.firstIndex(of: "func"), keyword + 1 < words.count
                else { return nil }
                return String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            }
            .filter { !$0.isEmpty }
    }

    /// The method that a missing member was meant to be, such as `foregroundColor` for `Text.foregroundColr`.
    ///
    /// - Returns: The closest name; nil if none is close enough, or if the missing name is no member.
    func closest(to name: MissingName) -> String? {
        guard let dot = name.name.lastIndex(of: ".") else { return nil }
        return Spelling.closest(to: String(name.name[name.name.index(after: dot)...]), of: names)
    }
}
