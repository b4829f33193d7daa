/// A chapter's name as it is shown.
package enum ChapterName {
    /// The most characters that are shown.
    package static let maximumLength = 120

    /// The name on one line, without control characters, cut where nobody reads on.
    package static func shown(_ name: String) -> String {
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
