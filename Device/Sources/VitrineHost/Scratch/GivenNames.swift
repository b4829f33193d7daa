import AssetCompiler

/// The file of Foundation's names that every module is given.
///
/// On Apple's platforms these names are another module's, so that a project may declare the same ones; in one module
/// they would be declared twice. What a project declares itself is therefore left out of the file.
enum GivenNames {
    static let file = "FoundationNames.swift"

    /// Finds where given names are declared that the project declares too.
    ///
    /// - Parameter output: What the compiler printed, with its notes: the error names the project's place and the note
    ///   the given one, or the other way round.
    /// - Returns: The lines of the given places, by the path of the module's file.
    static func redeclared(in output: String) -> [String: Set<Int>] {
        var found: [String: Set<Int>] = [:]
        for line in output.split(whereSeparator: \.isNewline) {
            guard let path = line.firstRange(of: "/Generated/\(file):"),
                line.contains(": error: invalid redeclaration of '") || line.hasSuffix("' previously declared here"),
                let number = Int(line[path.upperBound...].prefix { $0 != ":" })
            else { continue }
            found[String(line[..<path.upperBound].dropLast()), default: []].insert(number)
        }
        return found
    }

    /// The file's text without the declarations at some lines; every line keeps its number.
    static func text(_ source: String, without lines: some Collection<Int>) -> String {
        var result = source.split(separator: "\n", omittingEmptySubsequences: false)
        for declaration in declarations(in: source) where lines.contains(where: declaration.contains) {
            for line in declaration { result[line - 1] = "" }
        }
        return result.joined(separator: "\n")
    }

    /// The lines of each declaration with its attributes, from 1.
    static func declarations(in source: String) -> [ClosedRange<Int>] {
        let lines = SwiftText.codeOnly(source).split(separator: "\n", omittingEmptySubsequences: false)
        let kind = #/\b(?:func|let|var|typealias|init|macro)\b/#
        return lines.indices.compactMap { index in
            guard lines[index].contains(kind), !lines[index].hasPrefix("        ") else { return nil }
            var text = ""
            var last = index
            for line in lines[index...] {
                let start = line.drop { $0 == " " }
                // A balanced line may go on with a condition, or with the body.
                if isBalanced(text), !text.isEmpty, !start.hasPrefix("where "), !start.hasPrefix("{") { break }
                text += line
                last += 1
            }
            let attributes = lines[..<index].reversed().prefix { $0.drop { $0 == " " }.hasPrefix("@") }
            return index + 1 - attributes.count...last
        }
    }

    private static func isBalanced(_ text: String) -> Bool {
        text.count { "({".contains($0) } == text.count { ")}".contains($0) }
    }
}
