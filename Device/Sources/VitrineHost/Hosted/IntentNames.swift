/// The names of the intents that source code declares.
enum IntentNames {
    /// Finds the types outside of others whose inheritance clause names a protocol of intents, but that of a widget's
    /// configuration.
    static func all(in texts: [String]) -> [String] {
        let pattern = #/\b(?:struct|class|enum)\s+([A-Za-z_][A-Za-z0-9_]*)\s*:([^{]*)\{/#
        var found: Set<String> = []
        for text in texts where text.mentions("Intent") {
            let code = SwiftText.codeOnly(text)
            for match in code.matches(of: pattern) where isOutermost(code[..<match.range.lowerBound]) {
                let parents = match.output.2.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                if isIntent(parents) { found.insert(String(match.output.1)) }
            }
        }
        return found.sorted()
    }

    private static func isOutermost(_ before: Substring) -> Bool {
        before.utf8.count { $0 == UInt8(ascii: "{") } == before.utf8.count { $0 == UInt8(ascii: "}") }
    }

    // A type that only looks like an intent is left out by the program, which asks for it by its name.
    private static func isIntent(_ parents: [String]) -> Bool {
        parents.contains { $0.hasSuffix("Intent") } && !parents.contains { $0.hasSuffix("ConfigurationIntent") }
    }
}
