/// Finds imports of modules that a build will not have, before it begins.
struct ImportCheck {
    /// The modules of the scratch package and of the package `Hosting`.
    let known: Set<String>

    /// Modules of the toolchain on Linux, and one whose imports import Foundation.
    private static let toolchain: Set<String> = [
        "CoreFoundation", "Cxx", "Dispatch", "Distributed", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "Observation",
        "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency", "_Differentiation",
        "_RegexParser", "_StringProcessing",
    ]

    /// Looks for imports of missing modules.
    ///
    /// Imports within `#if` are left out: the condition may not hold.
    ///
    /// - Parameter sources: The texts of the Swift files by their paths.
    /// - Returns: The imports, in the order of the files and lines.
    func missing(in sources: [(path: String, text: String)]) -> [BuildFailure.Missing] {
        var found: [BuildFailure.Missing] = []
        for (path, text) in sources where text.mentions("import ") {
            for (line, name) in Self.imports(in: text) where !known.contains(name) && !Self.toolchain.contains(name) {
                let name = MissingName(name: "import \(name)")
                if let index = found.firstIndex(where: { $0.name == name }) {
                    found[index].places += 1
                } else {
                    found.append(BuildFailure.Missing(name: name, place: "\(path):\(line)", places: 1))
                }
            }
        }
        return found
    }

    private static let kinds: Set<String> = [
        "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    /// The imported modules outside `#if`, each with its line, from 1.
    static func imports(in source: String) -> [(line: Int, name: String)] {
        var depth = 0
        var found: [(line: Int, name: String)] = []
        let lines = SwiftText.codeOnly(source).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (number, line) in lines.enumerated() {
            switch line.split(whereSeparator: \.isWhitespace).first {
            case "#if": depth += 1
            case "#endif": depth -= 1
            default: break
            }
            if depth == 0, let module = module(importedBy: line) { found.append((number + 1, module)) }
        }
        return found
    }

    /// The module that a line imports.
    ///
    /// - Parameter line: A line of code without comments and strings.
    /// - Returns: The module's name; nil if the line is no import.
    static func module(importedBy line: Substring) -> String? {
        guard line.mentions("import") else { return nil }
        var words = line.split { $0.isWhitespace || $0 == ";" }[...]
        while let word = words.first, word.hasPrefix("@") || accesses.contains(String(word)) { words.removeFirst() }
        guard words.first == "import" else { return nil }
        words.removeFirst()
        if let kind = words.first, kinds.contains(String(kind)) { words.removeFirst() }
        return words.first.map { String($0.prefix { $0 != "." }) }
    }

    private static let accesses: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
}
