/// The bounds of what people may call a habit or a note.
///
/// A name is text, never markup: it is kept as it is, and cut only where it is shown.
package enum DisplayName {
    /// The longest name that is stored, in characters.
    package static let maximumCharacters = 10_000
    /// The longest name that is shown on a widget or a screen, in characters.
    package static let maximumShown = 80

    /// The name to store: on one line, without surrounding space and control characters.
    ///
    /// - Parameters:
    ///   - text: What a person typed.
    ///   - thing: What is named, for the message, such as `habit`.
    /// - Returns: The name.
    /// - Throws: `LucidPalError` with code `badName` if nothing is left, or more than is stored.
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

    /// The name to show: cut to `maximumShown` characters, with an ellipsis for the rest.
    package static func shown(_ name: String) -> String {
        guard name.count > maximumShown else { return name }
        return name.prefix(maximumShown - 1) + "\u{2026}"
    }

    private static func isControl(_ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }
}
