/// Parses Markdown's inline emphasis in the text of a key, as SwiftUI does, and words that agree with a number,
/// such as `^[3 apple](inflect: true)`.
package enum MarkdownText {
    /// A character of the text, or an interpolated value.
    fileprivate enum Token {
        case character(Character)
        case value(Text.Piece)
    }

    /// The pieces of a key's parts in a language.
    ///
    /// Values are never read as Markdown, but take the emphasis of the surrounding text.
    package static func pieces(of parts: [LocalizedStringKey.Part], language: String = "en") -> [Text.Piece] {
        let isPlain = parts.allSatisfy { part in
            if case .words(let words) = part { return !words.utf8.contains(where: isMark) }
            return true
        }
        if isPlain { return parts.map(\.piece) }
        let tokens = parts.flatMap { part -> [Token] in
            switch part {
            case .words(let words): words.map { .character($0) }
            case .value(let piece, _): [.value(piece)]
            }
        }
        return read(tokens[...], TextAttributes(), language)
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
            UInt8(ascii: "\\"):
            true
        default: false
        }
    }

    /// Parses tokens that share some emphasis already.
    private static func read(
        _ tokens: ArraySlice<Token>,
        _ attributes: TextAttributes,
        _ language: String
    ) -> [Text.Piece] {
        var pieces: [Text.Piece] = []
        var plain = ""
        func flush() {
            guard !plain.isEmpty else { return }
            pieces.append(Text.Piece(content: .string(plain), attributes: attributes))
            plain = ""
        }
        var index = tokens.startIndex
        while index < tokens.endIndex {
            switch tokens[index] {
            case .value(var piece):
                flush()
                piece.attributes.inherit(attributes)
                pieces.append(piece)
                index += 1
            case .character("\\") where tokens.character(index + 1)?.isPunctuation == true:
                plain.append(tokens.character(index + 1) ?? "\\")
                index += 2
            case .character("^") where tokens.character(index + 1) == "[":
                // Apple's attributes in Markdown have the form of a link behind a caret.
                guard let span = Span(tokens, at: index + 1) else {
                    plain.append("^")
                    index += 1
                    continue
                }
                flush()
                let inside = read(tokens[span.inside], attributes, language)
                let note = String((span.inside.upperBound..<span.end).compactMap { tokens.character($0) })
                let agrees = note.contains("inflect: true") && language.hasPrefix("en")
                pieces += agrees ? EnglishPlural.agreeing(inside) : inside
                index = span.end
            case .character(let character):
                if let span = Span(tokens, at: index) {
                    flush()
                    pieces +=
                        span.isCode
                        ? verbatim(tokens[span.inside], span.applied(to: attributes))
                        : read(tokens[span.inside], span.applied(to: attributes), language)
                    index = span.end
                } else {
                    plain.append(character)
                    index += 1
                }
            }
        }
        flush()
        return pieces
    }

    private static func verbatim(_ tokens: ArraySlice<Token>, _ attributes: TextAttributes) -> [Text.Piece] {
        tokens.map { token in
            switch token {
            case .character(let character): Text.Piece(content: .string(String(character)), attributes: attributes)
            case .value(let piece): piece
            }
        }
    }

    /// A range between two delimiters.
    private struct Span {
        var inside: Range<Int>
        var end: Int
        var isCode = false
        private var mark: String

        /// Finds the span whose opening delimiter is at an index; nil if there is none, or if it is never closed.
        init?(_ tokens: ArraySlice<Token>, at start: Int) {
            guard let first = tokens.character(start) else { return nil }
            if first == "[" {
                guard let link = Self.link(tokens, from: start) else { return nil }
                self = link
                return
            }
            let marks = ["**", "__", "~~", "*", "_", "`"]
            guard let mark = marks.first(where: { tokens.has($0, at: start) }) else { return nil }
            let open = start + mark.count
            // An opening delimiter must be followed by text, and `_` must not be preceded by a letter or digit.
            guard let next = tokens.character(open) ?? (open < tokens.endIndex ? "x" : nil), !next.isWhitespace,
                first != "_" || tokens.character(start - 1).map({ !$0.isLetter && !$0.isNumber }) ?? true
            else { return nil }
            var close = open + 1
            while close < tokens.endIndex {
                if tokens.has(mark, at: close), tokens.character(close - 1)?.isWhitespace != true,
                    mark.count == 2 || mark == "`" || tokens.character(close + 1) != first,
                    mark != "_" || tokens.character(close + 1).map({ !$0.isLetter && !$0.isNumber }) ?? true
                {
                    inside = open..<close
                    end = close + mark.count
                    isCode = mark == "`"
                    self.mark = mark
                    return
                }
                close += mark.count == 1 && tokens.character(close) == first ? 2 : 1
            }
            return nil
        }

        private init(inside: Range<Int>, end: Int, mark: String) {
            self.inside = inside
            self.end = end
            self.mark = mark
        }

        private static func link(_ tokens: ArraySlice<Token>, from start: Int) -> Span? {
            guard
                let middle = (start + 1..<tokens.endIndex).first(where: { tokens.has("](", at: $0) }),
                let end = (middle + 2..<tokens.endIndex).first(where: { tokens.character($0) == ")" })
            else { return nil }
            return Span(inside: start + 1..<middle, end: end + 1, mark: "[")
        }

        /// The attributes with the span's emphasis added.
        func applied(to attributes: TextAttributes) -> TextAttributes {
            var inner = attributes
            switch mark {
            case "**", "__": inner.weight = .bold
            case "*", "_": inner.isItalic = true
            case "~~": inner.strikethrough = .single
            case "`": inner.design = .monospaced
            default: inner.foreground = AnyShapeStyle(TintShapeStyle())
            }
            return inner
        }
    }
}

extension LocalizedStringKey.Part {
    /// The part as a piece of text, without parsing Markdown.
    fileprivate var piece: Text.Piece {
        switch self {
        case .words(let words): Text.Piece(content: .string(words))
        case .value(let piece, _): piece
        }
    }
}

extension ArraySlice where Element == MarkdownText.Token {
    /// The character at an index; nil outside the bounds and for an interpolated value.
    fileprivate func character(_ index: Int) -> Character? {
        guard indices.contains(index), case .character(let character) = self[index] else { return nil }
        return character
    }

    /// Whether the characters of a delimiter are at an index.
    fileprivate func has(_ mark: String, at index: Int) -> Bool {
        mark.enumerated().allSatisfy { character(index + $0.offset) == $0.element }
    }
}
