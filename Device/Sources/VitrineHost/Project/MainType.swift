/// A type marked `@main`.
struct MainType: Hashable, Sendable {
    /// An absolute path.
    var file: String
    /// From 1.
    var line: Int
    /// Such as `struct StepsBundle: WidgetBundle`.
    var declaration: String

    /// The type's name.
    var name: String? {
        declaration.prefix { $0 != ":" && $0 != "<" }.split(separator: " ").last.map(String.init)
    }

    /// Whether the type is a widget or a bundle of widgets, as far as its declaration says.
    var isWidget: Bool { parents.contains("WidgetBundle") || parents.contains("Widget") }

    /// Whether the type is an app of SwiftUI, as far as its declaration says.
    var isApp: Bool { parents.contains("App") }

    private var parents: Set<String> {
        let clause = declaration.split(separator: ":", maxSplits: 1).dropFirst().joined()
        return Set(clause.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
}

extension MainType {
    /// The types marked `@main` in a file's code.
    static func all(in source: String, file: String) -> [MainType] {
        // Most files have none, and this is quicker than removing the comments.
        guard source.mentions("@main") else { return [] }
        let code = SwiftText.codeOnly(source)
        var found: [MainType] = []
        var rest = code[...]
        var line = 1
        while let mark = rest.firstRange(of: "@main") {
            let after = rest[mark.upperBound...]
            line += rest[..<mark.lowerBound].count { $0.isNewline }
            // `@mainActor…` is another attribute.
            if after.first.map({ $0.isLetter || $0.isNumber || $0 == "_" }) != true {
                found.append(MainType(file: file, line: line, declaration: declaration(after)))
            }
            rest = after
        }
        return found
    }

    /// The words up to the opening brace, which is not far away.
    private static func declaration(_ text: Substring) -> String {
        text.prefix(1_000).prefix { $0 != "{" }.split { $0.isWhitespace }.joined(separator: " ")
    }
}
