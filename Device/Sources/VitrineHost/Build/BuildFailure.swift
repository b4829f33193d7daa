/// The errors of a failed build as a short list: names that are not there, and other errors.
struct BuildFailure: Sendable {
    /// A missing name and the places that use it.
    struct Missing: Hashable, Sendable {
        var name: MissingName
        /// The first place, as `file:line:column`.
        var place: String
        var places: Int
    }

    /// Names that are not there, in the order of the files and lines.
    var missing: [Missing] = []
    /// Errors about something else, such as a syntax error, as the compiler writes them.
    var others: [String] = []
    /// Errors before anything was compiled, such as a package that could not be fetched.
    var earlier: [String] = []

    /// - Parameters:
    ///   - output: What the build printed.
    ///   - original: The person's file for a file of the scratch package; nil for any other file.
    init(_ output: String, original: (String) -> String?) {
        var index: [MissingName: Int] = [:]
        let errors = CompilerDiagnostic.errors(in: output)
        if errors.isEmpty { earlier = ResolutionFailure.lines(of: output) }
        for error in errors.sorted(by: { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }) {
            let place = "\(original(error.file) ?? error.file):\(error.line):\(error.column)"
            guard let name = MissingName(message: error.message) else {
                others.append("\(place): \(error.message)")
                continue
            }
            if let known = index[name] {
                missing[known].places += 1
            } else {
                index[name] = missing.count
                missing.append(Missing(name: name, place: place, places: 1))
            }
        }
    }

    /// Names that are known to be missing before a build.
    init(missing: [Missing]) {
        self.missing = missing
    }

    /// Whether a build failed because its disk is full, as the compiler, the linker or the C library say it.
    static func saysDiskIsFull(_ output: String) -> Bool { output.contains("No space left on device") }

    /// The two files of one name that the compiler refuses in one module; nil if it stopped for another reason.
    static func filesOfOneName(in output: String) -> (first: String, second: String)? {
        output.firstMatch(of: #/error: filename "[^"\n]+" used twice: '([^'\n]+)' and '([^'\n]+)'/#)
            .map { (String($0.output.1), String($0.output.2)) }
    }

    /// How many errors about something else are listed beside missing names, which cause most of them.
    private static let othersBesideMissing = 5

    /// The list for a terminal.
    ///
    /// - Parameters:
    ///   - log: The path of the file with the whole output; nil if nothing was built.
    ///   - modifiers: What a misspelt modifier is compared with; nil for no suggestions.
    /// - Returns: Lines without a line break at the end.
    func text(log: String?, modifiers: KnownModifiers? = nil) -> String {
        var lines: [String] = []
        if !missing.isEmpty {
            lines.append("Not in the extension's files, and not in Vitrine's modules:")
            lines += missing.map { missing in
                let places = "\(missing.places) \(missing.places == 1 ? "place" : "places")"
                let hint = modifiers?.hint(for: missing.name).map { "; \($0)" } ?? ""
                return "  \(missing.place): \(missing.name.name) (\(places))\(hint)"
            }
        }
        let shown = missing.isEmpty ? others[...] : others.prefix(Self.othersBesideMissing)
        if !shown.isEmpty {
            lines.append(missing.isEmpty ? "Errors in the code:" : "Other errors, which may follow from these:")
            lines += shown.map { "  \($0)" }
            if shown.count < others.count { lines.append("  … and \(others.count - shown.count) more") }
        }
        if lines.isEmpty, !earlier.isEmpty {
            lines.append("The package manager stopped before it compiled the extension:")
            lines += earlier.map { "  \($0)" }
        }
        if lines.isEmpty { lines.append("The build failed before it compiled the extension.") }
        return (lines + (log.map { ["The compiler's whole output: \($0)"] } ?? [])).joined(separator: "\n")
    }
}
