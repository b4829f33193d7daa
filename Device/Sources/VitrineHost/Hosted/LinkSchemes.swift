/// The schemes of the links that source code contains.
enum LinkSchemes {
    /// Finds `scheme://` in texts, and leaves out the schemes that a browser opens.
    static func all(in texts: [String]) -> [String] {
        var found: Set<String> = []
        for text in texts {
            var rest = text[...]
            while let mark = rest.firstRange(of: "://") {
                let scheme = rest[..<mark.lowerBound].reversed().prefix(while: isSchemeLetter)
                found.insert(String(scheme.reversed()).lowercased())
                rest = rest[mark.upperBound...]
            }
        }
        return found.filter { $0.first?.isLetter == true && !["http", "https", "file"].contains($0) }.sorted()
    }

    /// RFC 3986, section 3.1.
    private static func isSchemeLetter(_ letter: Character) -> Bool {
        letter.isASCII && (letter.isLetter || letter.isNumber || "+-.".contains(letter))
    }
}
