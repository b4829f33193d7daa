import VitrineDevice

/// The methods that the library's modules declare, to find the one that a misspelt modifier was meant to be.
struct KnownModifiers: Sendable {
    /// The types that have a method, by its name.
    private let types: [String: Set<String>]

    /// The public methods of the modules that widgets are written with.
    init(of library: LibraryLocation, in files: FileTree) {
        let modules = ["Sources/PortableUI", "Sources/PortableWidgets", "Hosting/Sources"]
        let sources = modules.flatMap { files.files(below: "\(library.folder)/\($0)") }
            .filter { FilePath.fileExtension($0) == "swift" }
        self.init(sources.flatMap { Self.methods(in: files.text($0) ?? "") })
    }

    /// The methods that prebuilt modules list, such as `Image.resizable`.
    init(of modules: PrebuiltModules, in files: FileTree) {
        let lines = (files.text(modules.folder + "/modifiers.txt") ?? "").split(separator: "\n")
        self.init(
            lines.map { line in
                let parts = line.split(separator: ".")
                return (parts.dropLast().joined(separator: "."), String(parts.last ?? ""))
            }
        )
    }

    private init(_ methods: [(type: String, name: String)]) {
        types = Dictionary(grouping: methods, by: \.name).mapValues { Set($0.map(\.type)) }
    }

    /// The public methods in a source text, each with the type in whose declaration or extension it is.
    private static func methods(in source: String) -> [(type: String, name: String)] {
        let declarations: Set<Substring> = ["extension", "struct", "class", "enum", "protocol"]
        var type = ""
        return source.split(whereSeparator: \.isNewline)
            .compactMap { line in
                let words = line.split(whereSeparator: \.isWhitespace)
                if line.first?.isLetter == true, let keyword = words.firstIndex(where: declarations.contains) {
                    type = words.dropFirst(keyword + 1).first.map { Self.name(in: $0, also: ".") } ?? type
                }
                guard words.contains("public"), let keyword = words.firstIndex(of: "func"), keyword + 1 < words.count
                else { return nil }
                return (type, Self.name(in: words[keyword + 1]))
            }
            .filter { !$0.name.isEmpty }
    }

    private static func name(in word: Substring, also other: Character = "_") -> String {
        String(word.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == other })
    }

    /// The protocols whose methods a type may have without one of its own.
    private static let protocols: Set<String> = ["View", "Shape", "InsettableShape", "Widget", "WidgetConfiguration"]

    /// The types that views are made of, of which a method is easily called on another one.
    private static let drawn = protocols.union(["Color", "Image", "Label", "Path", "Text"])

    /// What a missing member was meant to be, such as `foregroundColor` for `Text.foregroundColr`, or which types have
    /// it.
    ///
    /// Nothing is said of a name of two letters, which resembles too many, nor of one that is no view's: then the type
    /// is seldom mistaken.
    ///
    /// - Returns: The end of a message; nil if no name is close enough, or if the missing name is no member.
    func hint(for missing: MissingName) -> String? {
        guard let dot = missing.name.lastIndex(of: ".") else { return nil }
        let name = String(missing.name[missing.name.index(after: dot)...])
        let owner = String(missing.name[..<dot])
        // A type within another one, such as `Color.Resolved`, is no view.
        guard name.count > 2, !owner.contains(".") else { return nil }
        guard let known = types[name] else {
            let own = Self.protocols.union([owner])
            let names = types.filter { !own.isDisjoint(with: $0.value) }.keys
            return Spelling.closest(to: name, of: names).map { "did you mean \($0)?" }
        }
        guard !known.isDisjoint(with: Self.drawn) else { return nil }
        return "it is a member of \(known.sorted().prefix(3).joined(separator: ", "))"
    }
}
