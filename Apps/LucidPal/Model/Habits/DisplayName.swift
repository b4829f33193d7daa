/// The bounds of habit names and note titles.
///
/// A name is plain text, never markup. It is stored in full and truncated only for display.
package enum DisplayName {
    /// The maximum length of a stored name, in characters.
    package static let maximumCharacters = 10_000
    /// The maximum length of a displayed name, in characters.
    package static let maximumShown = 80

    /// Returns the name to store: on one line, without surrounding white space and control characters.
    ///
    /// - Parameters:
    ///   - text: What a person typed.
    ///   - thing: What is named, for the message, such as `habit`.
    /// - Returns: The name.
    /// - Throws: `LucidPalError` with code `badName` if the name is empty or too long.
    package static func stored(_ text: String, of thing: String) throws(LucidPalError) -> String {
        let words = text.split { $0.isWhitespace || $0.isNewline || isControl($0) }
        let name = words.joined(separator: " ")
        guard !name.isEmpty else {
            throw LucidPalError(.badName, "The \(thing) has no name: give it at least one character.")
        }
        guard name.count <= maximumCharacters, name.utf8.count <= 4 * maximumCharacters else {
            throw LucidPalError(
                .badName,
                "The \(thing)'s name has \(name.count) characters; at most \(maximumCharacters) are stored. Shorten it."
            )
        }
        return name
    }

    /// Returns the name to display: truncated to `maximumShown` characters, with an ellipsis.
    package static func shown(_ name: String) -> String {
        guard name.count > maximumShown else { return name }
        return name.prefix(maximumShown - 1) + "\u{2026}"
    }

    private static func isControl(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }
}
