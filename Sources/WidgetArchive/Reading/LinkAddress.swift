/// Decides which addresses a link may have; a refused address is neither drawn nor read as a link.
public enum LinkAddress {
    /// Returns whether an address begins with a scheme of the web or of an app.
    ///
    /// Addresses without a scheme are refused, and so are schemes with a special meaning for browsers, above all
    /// those that run or read something.
    public static func isAllowed(_ url: String) -> Bool {
        guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")), url.utf8.count <= 4096 else { return false }
        let scheme = url.utf8[..<colon]
        guard let first = scheme.first, isLetter(first), scheme.allSatisfy(isSchemeCharacter),
            !url.utf8.contains(where: { $0 < 0x21 || $0 == 0x7f })
        else { return false }
        return !refused.contains(String(url[..<colon]).lowercased())
    }

    private static let refused: Set<String> = [
        "javascript", "data", "vbscript", "file", "blob", "filesystem", "about", "view-source", "chrome", "ws", "wss",
        "livescript", "mocha", "jar", "ms-its", "mhtml", "mk", "res", "intent",
    ]

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a }

    private static func isSchemeCharacter(_ byte: UInt8) -> Bool {
        isLetter(byte) || byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".")
    }
}
