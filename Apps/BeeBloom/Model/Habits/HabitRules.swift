/// The rules for titles and colours, used by the widget's queries and by the app.
package enum HabitRules {
    /// The maximum length of a title that the app stores, in characters; longer titles in the store are still shown.
    package static let maximumTitleCharacters = 10_000

    /// Whether a text contains a character that is not white space.
    package static func isTitle(_ text: String) -> Bool {
        text.unicodeScalars.contains { !$0.properties.isWhitespace }
    }

    /// Whether a text is `#` and 3, 6 or 8 hexadecimal digits.
    package static func isColor(_ text: String) -> Bool {
        let bytes = text.utf8
        guard bytes.first == UInt8(ascii: "#"), [4, 7, 9].contains(bytes.count) else { return false }
        return bytes.dropFirst().allSatisfy(isHexadecimal)
    }

    /// Returns a title without surrounding white space.
    ///
    /// - Throws: `BeeBloomError` with code `badTitle` if the title is empty or too long.
    package static func storedTitle(_ text: String, of thing: String) throws(BeeBloomError) -> String {
        let inner = text.drop { $0.isWhitespace }
        let title = inner.lastIndex { !$0.isWhitespace }.map { String(inner[...$0]) } ?? ""
        guard isTitle(title) else {
            throw BeeBloomError(.badTitle, "The \(thing) has no title: give it at least one character.")
        }
        guard title.count <= maximumTitleCharacters else {
            throw BeeBloomError(
                .badTitle,
                "The \(thing)'s title has \(title.count) characters; at most \(maximumTitleCharacters) are stored. Shorten it."
            )
        }
        return title
    }

    /// Returns the text if it is a valid colour.
    ///
    /// - Throws: `BeeBloomError` with code `badColor` if it is not.
    package static func storedColor(_ text: String) throws(BeeBloomError) -> String {
        guard isColor(text) else {
            throw BeeBloomError(.badColor, "'\(text.prefix(20))' is not a colour: write it as #FF5733.")
        }
        return text
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }
}
