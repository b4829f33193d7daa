/// A property of the environment that `@Entry` declares, such as `@Entry var accent: Color = .blue`.
struct EnvironmentEntry {
    private let name: String
    private let type: String?
    private let value: String

    /// Reads a declaration's source.
    init(_ declaration: String) {
        let afterKeyword = declaration.range(of: "var ").map { declaration[$0.upperBound...] } ?? declaration[...]
        let nameEnd = afterKeyword.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "`") }
        name = afterKeyword[..<(nameEnd ?? afterKeyword.endIndex)].filter { $0 != "`" }
        let rest = afterKeyword[(nameEnd ?? afterKeyword.endIndex)...]
        let equals = Self.firstAssignment(in: rest)
        let head = rest[..<(equals ?? rest.endIndex)]
        type = head.firstIndex(of: ":").map { Self.trimmed(head[head.index(after: $0)...]) }
        value = equals.map { Self.trimmed(rest[rest.index(after: $0)...]) } ?? "nil"
    }

    /// The property's accessors.
    var accessors: String {
        """
        {
            get { self[__Key_\(name).self] }
            set { self[__Key_\(name).self] = newValue }
        }
        """
    }

    /// The key's type.
    ///
    /// Without a written type the compiler finds it by the default value.
    var key: String {
        guard let type else {
            return """
                private struct __Key_\(name): EnvironmentKey {
                    nonisolated(unsafe) static let defaultValue = \(value)
                }
                """
        }
        return """
            private struct __Key_\(name): EnvironmentKey {
                static var defaultValue: \(type) { \(value) }
            }
            """
    }

    /// The position of the `=` between type and value; those of operators and of default arguments lie in brackets or
    /// beside another sign.
    private static func firstAssignment(in text: Substring) -> String.Index? {
        var depth = 0
        var previous: Character = " "
        for index in text.indices {
            let character = text[index]
            if "([<{".contains(character) { depth += 1 }
            if ")]}".contains(character) || character == ">" && previous != "-" { depth -= 1 }
            if character == "=", depth == 0 { return index }
            previous = character
        }
        return nil
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
