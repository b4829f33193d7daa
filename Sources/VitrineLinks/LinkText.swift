/// A link's text, split into its parts without interpretation: nothing is decoded, nothing is normalised.
///
/// Text with a user, a port, a fragment, a percent sign or an empty path component is rejected. Scheme and host are
/// compared without regard to case, as RFC 3986 (section 6.2.2.1) requires.
struct LinkText {
    /// The maximum length of a link, in bytes.
    static let maximumByteCount = 2_000

    let scheme: String
    let host: String
    let components: [Substring]
    let items: [(name: Substring, text: Substring)]

    init?(_ text: String) {
        guard text.utf8.count <= Self.maximumByteCount, let colon = text.firstIndex(of: ":"),
            text[colon...].hasPrefix("://"), Self.isName(text[..<colon])
        else { return nil }
        let rest = text[colon...].dropFirst(3)
        let question = rest.firstIndex(of: "?")
        let path = rest[..<(question ?? rest.endIndex)].split(separator: "/", omittingEmptySubsequences: false)
        guard path.allSatisfy(Self.isName), let items = Self.items(question.map { rest[rest.index(after: $0)...] })
        else { return nil }
        scheme = text[..<colon].lowercased()
        host = path[0].lowercased()
        components = Array(path.dropFirst())
        self.items = items
    }

    /// Whether a text is not empty and consists of ASCII letters, digits, `-` and `_`.
    static func isName(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }

    private static func items(_ query: Substring?) -> [(name: Substring, text: Substring)]? {
        guard let query else { return [] }
        var items: [(name: Substring, text: Substring)] = []
        for item in query.split(separator: "&", omittingEmptySubsequences: false) {
            let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard halves.count == 2, halves.allSatisfy(isName), !items.contains(where: { $0.name == halves[0] })
            else { return nil }
            items.append((halves[0], halves[1]))
        }
        return items
    }
}
