/// Checks of park identifiers, which become paths of requests and names of files.
package enum ParkID {
    /// The longest identifier.
    package static let maximumByteCount = 16

    /// Whether a text can be a park's identifier: 3 to 16 small letters.
    package static func isValid(_ text: String) -> Bool {
        (3...maximumByteCount).contains(text.utf8.count)
            && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
}
