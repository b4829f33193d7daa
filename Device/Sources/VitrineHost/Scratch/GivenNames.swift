import AssetCompiler

/// The file of Foundation's names that every module is given.
///
/// On Apple's platforms these names are another module's, so that a project may declare the same ones; in one module
/// they would be declared twice. What a project declares itself is therefore left out of the file.
enum GivenNames {
    static let file = "FoundationNames.swift"

    /// Finds where given names are declared that the project declares too.
    ///
    /// - Parameters:
    ///   - errors: The errors of a build.
    ///   - text: The text of a file of the scratch package; nil if there is none.
    /// - Returns: The lines at which declarations begin, by the path of the module's file.
    static func redeclared(_ errors: [CompilerDiagnostic], text: (String) -> String?) -> [String: Set<Int>] {
        var found: [String: Set<Int>] = [:]
        for error in errors {
            // The compiler names one of the two places, or both.
            guard let match = error.message.firstMatch(of: #/^invalid redeclaration of '(.+)'$/#) else { continue }
            let folders = sequence(first: FilePath.folder(error.file)) { $0 == "/" ? nil : FilePath.folder($0) }
            let paths = folders.lazy.flatMap { ["\($0)/\(file)", "\($0)/Generated/\(file)"] }
            guard let path = paths.first(where: { text($0) != nil }), let own = text(path) else { continue }
            let name = key(match.output.1)
            let lines = declarations(in: own).filter { $0.name == name }.map(\.lines.lowerBound)
            if !lines.isEmpty { found[path, default: []].formUnion(lines) }
        }
        return found
    }

    /// The file's text without the declarations that begin at some lines; every line keeps its number.
    static func text(_ source: String, without lines: some Collection<Int>) -> String {
        var result = source.split(separator: "\n", omittingEmptySubsequences: false)
        for declaration in declarations(in: source) where lines.contains(declaration.lines.lowerBound) {
            for line in declaration.lines { result[line - 1] = "" }
        }
        return result.joined(separator: "\n")
    }

    /// A property and a function without parameters exclude each other.
    private static func key(_ name: some StringProtocol) -> String {
        String(name.hasSuffix("()") ? name.dropLast(2) : name[...])
    }

    /// The declarations with the names that the compiler gives them, such as `formatted(date:time:)`, and their lines
    /// from 1.
    private static func declarations(in source: String) -> [(name: String, lines: ClosedRange<Int>)] {
        let lines = SwiftText.codeOnly(source).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.compactMap { first in
            guard
                let match = lines[first].firstMatch(of: #/\b(func|let|var|typealias|init)\b *([A-Za-z_]\w*)?/#),
                !lines[first].hasPrefix("        ")
            else { return nil }
            var text = ""
            var last = first
            for line in lines[first...] {
                let start = line.drop { $0 == " " }
                // A balanced line may go on with a condition, or with the body.
                if isBalanced(text), !text.isEmpty, !start.hasPrefix("where "), !start.hasPrefix("{") { break }
                text += line
                last += 1
            }
            let name = match.output.2.map(String.init) ?? "init"
            let isFunction = ["func", "init"].contains(match.output.1)
            return (isFunction ? key(name + labels(text)) : name, first + 1...last)
        }
    }

    private static func isBalanced(_ text: String) -> Bool {
        text.count { "({".contains($0) } == text.count { ")}".contains($0) }
    }

    /// The labels of a function's parameters, such as `(date:time:)`.
    private static func labels(_ declaration: String) -> String {
        let list = declaration.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
        let labels = list.split(separator: ",").compactMap { $0.split(separator: " ").first }
        return "(" + labels.map { $0.hasSuffix(":") ? String($0) : "\($0):" }.joined() + ")"
    }
}
