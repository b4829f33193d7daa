/// The displayed form of a chapter's name.
public enum ChapterName {
    /// The largest number of displayed characters.
    public static let maximumLength = 120

    /// Returns the name on one line, without control characters, and shortened to ``maximumLength``.
    public static func shown(_ name: String) -> String {
        var text = ""
        for character in name.prefix(maximumLength * 4) {
            let isBlank =
                character.isWhitespace
                || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
            if isBlank {
                if !text.isEmpty, text.last != " " { text.append(" ") }
            } else {
                text.append(character)
            }
        }
        while text.last == " " { text.removeLast() }
        return text.count > maximumLength ? text.prefix(maximumLength - 1) + "\u{2026}" : text
    }
}
