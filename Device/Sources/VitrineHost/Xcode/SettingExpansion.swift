/// Replaces `$(NAME)`, `${NAME}` and `$NAME` by build settings, also within each other's values.
///
/// An unknown name becomes empty, but without brackets it stays, as that of a colour `$accent`. Settings that name each
/// other can stand for billions of characters: what would be longer than a project's settings are stays as it is
/// written.
package struct SettingExpansion {
    private let known: [String: String]
    /// How many more bytes of settings may be read: a project's own are read a few times each.
    private var rest = 1 << 18

    /// The most bytes of a name between brackets, and how deep settings may name each other.
    private static let (nameLimit, depthLimit) = (256, 8)

    /// How many brackets without an end a value may have; each is looked for.
    private static let unclosedLimit = 100

    package init(_ known: [String: String]) { self.known = known }

    /// Values with the settings in place of their names; nil if one of them has a variable without a setting.
    package static func expand(_ values: [String], _ known: [String: String]) -> [String]? {
        guard values.allSatisfy({ isKnown($0, known) }) else { return nil }
        var expansion = SettingExpansion(known)
        return values.map { expansion.expand($0) }
    }

    /// Whether every variable of a value has a setting.
    static func isKnown(_ value: String, _ known: [String: String]) -> Bool {
        value.matches(of: /\$[({]([^)}:]{0,256})/).allSatisfy { known[String($0.1)] != nil }
    }

    /// The value with the settings in place of their names.
    package mutating func expand(_ value: String) -> String { expand(value, depth: 0) }

    private mutating func expand(_ value: String, depth: Int) -> String {
        var result = ""
        var text = value[...]
        var unclosed = 0
        while unclosed < Self.unclosedLimit, let dollar = text.utf8.firstIndex(of: UInt8(ascii: "$")) {
            result += text[..<dollar]
            let after = text[text.index(after: dollar)...]
            let (name, end) = Self.name(at: after)
            let isBracketed = name.startIndex != after.startIndex
            if !isBracketed, "({".contains(after.first ?? " ") { unclosed += 1 }
            // `$(NAME:c99extidentifier)` has operators after the name, which may have a name within it.
            let full = name.contains("$") ? expand(String(name), depth: depth + 1) : String(name)
            let parts = full.split(separator: ":")
            let setting = parts.first.flatMap { known[String($0)] } ?? (isBracketed ? "" : nil)
            if depth < Self.depthLimit, let setting, let replaced = replacement(setting, depth) {
                result += parts.dropFirst().reduce(replaced) { Self.apply($1, to: $0) }
            } else {
                result += text[dollar..<end]
            }
            text = text[end...]
        }
        return result + text
    }

    private static func apply(_ mark: Substring, to value: String) -> String {
        switch mark {
        case "c99extidentifier": ModuleName.make(value)
        // That of a bundle identifier keeps dots, and makes every other sign a hyphen.
        case "rfc1034identifier":
            String(value.map { $0 == "." || $0.asciiValue.map(ModuleName.isLetterOrDigit) == true ? $0 : "-" })
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        default: value.isEmpty && mark.hasPrefix("default=") ? String(mark.dropFirst("default=".count)) : value
        }
    }

    /// A setting's value, expanded; nil beyond the bounds.
    private mutating func replacement(_ setting: String, _ depth: Int) -> String? {
        rest -= setting.utf8.count + 1
        guard rest >= 0, depth < Self.depthLimit else { return nil }
        return expand(setting, depth: depth + 1)
    }

    /// The name after a dollar, and where the text goes on.
    private static func name(at after: Substring) -> (name: Substring, end: Substring.Index) {
        let closing: UInt8? = after.first == "(" ? UInt8(ascii: ")") : after.first == "{" ? UInt8(ascii: "}") : nil
        // Bytes are enough for a mark, and much quicker than characters.
        if let closing, let opening = after.utf8.first {
            var open = 0
            let end = after.utf8.prefix(nameLimit)
                .firstIndex { byte in
                    open += byte == opening ? 1 : byte == closing ? -1 : 0
                    return open == 0
                }
            if let end { return (after[after.index(after: after.startIndex)..<end], after.index(after: end)) }
        }
        let name = after.prefix { character in
            character == "_"
                || character.asciiValue.map(ModuleName.isLetterOrDigit)
                    ?? (character.isLetter || character.isNumber)
        }
        return (name, name.endIndex)
    }
}
