/// Validation of park identifiers, which become parts of request paths and file names.
public enum ParkID {
    /// The largest length of an identifier, in bytes.
    public static let maximumByteCount = 16

    /// Whether a text is a valid park identifier: 3 to 16 lower-case letters.
    public static func isValid(_ text: String) -> Bool {
        (3...maximumByteCount).contains(text.utf8.count)
            && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
}
