/// The plural of English words, for texts whose last word agrees with their number.
///
/// Apple's system inflects in several languages from dictionaries of its own; here only English words are, by the
/// rules of spelling.
enum EnglishPlural {
    /// The pieces with the last word in the plural, unless their first number is one.
    static func agreeing(_ pieces: [Text.Piece]) -> [Text.Piece] {
        guard let number = pieces.lazy.compactMap(\.number).first, abs(number) != 1,
            let last = pieces.indices.last, case .string(let words) = pieces[last].content
        else { return pieces }
        var pieces = pieces
        let end = words.lastIndex { $0.isLetter }.map { words.index(after: $0) } ?? words.endIndex
        let start = words[..<end].lastIndex { !$0.isLetter }.map { words.index(after: $0) } ?? words.startIndex
        let word = String(words[start..<end])
        pieces[last].content = .string(words[..<start] + plural(of: word) + words[end...])
        return pieces
    }

    /// The plural of a word; a word that is not in English letters stays as it is.
    static func plural(of word: String) -> String {
        guard word.count > 1, word.utf8.allSatisfy({ $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") })
        else { return word }
        let vowels = "aeiouAEIOU"
        if let known = irregular[word.lowercased()] { return String(word.prefix(1)) + known.dropFirst() }
        if word.hasSuffix("y"), let before = word.dropLast().last, !vowels.contains(before) {
            return word.dropLast() + "ies"
        }
        return word + (["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) ? "es" : "s")
    }

    private static let irregular = [
        "child": "children", "foot": "feet", "half": "halves", "knife": "knives", "leaf": "leaves", "life": "lives",
        "man": "men", "mouse": "mice", "person": "people", "potato": "potatoes", "series": "series", "sheep": "sheep",
        "tomato": "tomatoes", "tooth": "teeth", "woman": "women",
    ]
}

extension Text.Piece {
    /// The number that the piece shows; nil for words.
    fileprivate var number: Double? {
        switch content {
        case .number(let digits, _, _): Double(digits)
        case .string(let words): words.split(separator: " ").lazy.compactMap { Double($0) }.first
        case .live, .symbol, .formatted, .localized: nil
        }
    }
}
