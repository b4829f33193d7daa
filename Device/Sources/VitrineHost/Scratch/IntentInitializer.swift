/// The initializer without arguments of a class that derives from SiriKit's.
///
/// An intent is made of its type, for which Swift demands that this initializer is required. Of a class of Objective-C
/// it does not, and a class that derives from Apple's may have other initializers only: then its object cannot be made
/// without arguments, which ends the program there, too.
enum IntentInitializer {
    /// A file's text in which such classes have the initializer; every line keeps its number.
    static func required(in source: String) -> String {
        guard source.mentions(": INIntent"), source.mentions("init(") else { return source }
        let code = SwiftText.codeOnly(source)
        let scalars = Array(code.unicodeScalars)
        var result = Array(source.unicodeScalars)
        let pattern = #/\bclass\s+(\w+)\s*:\s*INIntent(?:ResolutionResult)?\b[^{}]*\{/#
        for match in code.matches(of: pattern).reversed() {
            let start = code.unicodeScalars.distance(from: code.startIndex, to: match.range.upperBound)
            let members = Members(of: scalars, from: start)
            if let override = members.override {
                result.replaceSubrange(override..<override + 8, with: "required".unicodeScalars)
            } else if members.needsInitializer {
                let message = "\(match.output.1) cannot be made without arguments"
                let text = " required init() { Swift.fatalError(\"\(message)\") };"
                result.insert(contentsOf: text.unicodeScalars, at: start)
            }
        }
        return String(String.UnicodeScalarView(result))
    }

    /// The initializers of a class itself.
    private struct Members {
        /// Where `override` of `override init()` begins, as an offset in the file; nil if there is none.
        let override: Int?
        /// Whether the class has initializers, and none without arguments is inherited.
        let needsInitializer: Bool

        /// - Parameters:
        ///   - code: The file without comments and texts.
        ///   - start: The offset after the class's brace.
        init(of code: [Unicode.Scalar], from start: Int) {
            var text = String.UnicodeScalarView()
            var depth = 0
            for scalar in code[start...] {
                if scalar == "}" { depth -= 1 }
                guard depth >= 0 else { break }
                // What is within a member stands as spaces, so that offsets stay.
                text.append(depth == 0 || scalar == "{" || scalar == "\n" ? scalar : " ")
                if scalar == "{" { depth += 1 }
            }
            let members = String(text)
            let inits = members.matches(of: #/((?:[\w@]+[ \t]+)*)init[?!]?\s*\(\s*(\))?/#)
            let modifiers = inits.first { $0.output.2 != nil }?.output.1
            override = modifiers.flatMap { modifiers in
                guard !modifiers.contains("required"), let word = modifiers.firstRange(of: "override") else {
                    return nil
                }
                return start + members.unicodeScalars.distance(from: members.startIndex, to: word.lowerBound)
            }
            needsInitializer = modifiers == nil && inits.contains { !$0.output.1.contains("convenience") }
        }
    }
}
