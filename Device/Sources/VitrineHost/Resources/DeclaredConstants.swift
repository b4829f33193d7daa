/// The constants that code declares in extensions of the types for which Xcode generates asset symbols.
///
/// Projects that are older than generated symbols have `static let ink = Color("ink")` themselves.
enum DeclaredConstants {
    private static let types = ["Color", "ShapeStyle", "UIColor", "UIImage"]

    /// The names by the extended type, such as `Color`.
    static func byType(in texts: [String]) -> [String: Set<String>] {
        var names: [String: Set<String>] = [:]
        // Removing the comments takes longer than looking for the words.
        for text in texts where text.mentions("extension") && text.mentions("static") {
            let code = SwiftText.codeOnly(text)
            for match in code.matches(of: #/\bextension\s+(?:SwiftUI\.|UIKit\.)?([A-Za-z]+)[^{]*\{/#) {
                let type = String(match.output.1)
                guard types.contains(type) else { continue }
                names[type, default: []].formUnion(constants(in: body(code[match.range.upperBound...])))
            }
        }
        return names
    }

    /// The text up to the brace that closes a declaration.
    static func body(_ text: Substring) -> Substring {
        var depth = 1
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return text[..<index] }
        }
        return text
    }

    private static func constants(in body: Substring) -> [String] {
        body.matches(of: #/\bstatic\s+(?:let|var)\s+`?([A-Za-z_][A-Za-z0-9_]*)/#).map { String($0.output.1) }
    }
}
