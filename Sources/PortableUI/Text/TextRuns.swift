package import WidgetArchive

/// The effect of a character on line breaking.
package enum BreakClass: UInt8, Sendable {
    /// Part of a word.
    case word
    /// A space: a line may end after it, and it has no width at the end of a line.
    case space
    /// The end of a paragraph.
    case newline
    /// A hyphen or dash: a line may end after it.
    case hyphen
    /// An ideograph or kana: a line may end before and after it.
    case ideograph
    /// A closing punctuation mark: a line may end after it but not before it, for example an ideographic full stop.
    case closing
    /// An opening punctuation mark: a line may end before it but not after it.
    case opening
}

/// A measured user-perceived character.
package struct TextCluster: Sendable {
    /// The advance at the text's full size, without kerning, in points.
    package var advance: CGFloat
    /// The index of the style.
    package var style: Int
    /// The effect on line breaking.
    package var kind: BreakClass
    /// The offset of its first byte in the text, in UTF-8.
    package var start: Int
    /// Whether it is a letter that joins its neighbours, so that kerning and tracking do not apply.
    package var isCursive = false
}

/// A text as measured characters: all data that line breaking needs.
@MainActor
package struct TextRuns {
    /// How many characters are measured at most: many times what a screen holds, in 4 MB.
    package static let limit = 100_000

    /// The characters of the text; each symbol is one object replacement character.
    package private(set) var string = ""
    /// Whether the text goes on after its last measured character.
    package private(set) var isCut = false
    package private(set) var clusters: [TextCluster] = []
    package private(set) var styles: [ArchivedTextStyle] = []
    /// The line heights of the styles.
    package private(set) var heights: [LineHeight] = []
    /// The names of symbols, by the index of their cluster.
    package private(set) var symbols: [Int: String] = [:]

    /// Measures the pieces of a text without live parts.
    package init(_ pieces: [Text.Piece], in environment: EnvironmentValues) {
        for piece in pieces { add(piece, environment) }
        if styles.isEmpty { _ = style(TextAttributes(), environment) }
    }

    private mutating func add(_ piece: Text.Piece, _ environment: EnvironmentValues) {
        let style = style(piece.attributes, environment)
        switch piece.content {
        case .string(let string): add(string.cased(environment.textCase), style)
        case .number(let digits, let isGrouped, let isPercent):
            let form = NumberForm(localeIdentifier: environment.system.localeIdentifier)
            add(form.localized(digits, isGrouped: isGrouped, isPercent: isPercent), style)
        case .symbol(let name): addSymbol(name, style)
        // Live parts are laid out elsewhere; keys are looked up, and formatted values written, before.
        case .live, .formatted, .localized: break
        }
    }

    private mutating func style(_ attributes: TextAttributes, _ environment: EnvironmentValues) -> Int {
        let typeset = environment.style(attributes)
        let known = styles.indices.first { styles[$0] == typeset.style && heights[$0] == typeset.height }
        if let known { return known }
        styles.append(typeset.style)
        heights.append(typeset.height)
        return styles.count - 1
    }

    private mutating func add(_ whole: String, _ style: Int) {
        let room = max(Self.limit - clusters.count, 0)
        let text = whole.utf8.count > room ? String(whole.prefix(room)) : whole
        isCut = isCut || text.utf8.count < whole.utf8.count
        let metrics = FontMetrics.of(styles[style])
        let size = styles[style].size
        var start = string.utf8.count
        string += text
        clusters.reserveCapacity(clusters.count + text.utf8.count)
        if text.isOneByteACharacter {
            for byte in text.utf8 {
                let kind = BreakClass(ascii: byte)
                let advance = kind == .newline ? 0 : metrics.advance(ascii: byte) * size
                clusters.append(TextCluster(advance: advance, style: style, kind: kind, start: start))
                start += 1
            }
            return
        }
        let joined = ArabicJoining.joined(text)
        for (index, character) in text.enumerated() {
            let kind = BreakClass(character)
            let advance = kind == .newline ? 0 : metrics.advance(of: joined?[index] ?? character) * size
            let isCursive = joined != nil && ArabicJoining.isCursive(character)
            clusters.append(
                TextCluster(advance: advance, style: style, kind: kind, start: start, isCursive: isCursive)
            )
            start += character.utf8.count
        }
    }

    private mutating func addSymbol(_ name: String, _ style: Int) {
        symbols[clusters.count] = name
        let width = SymbolMetrics.size(of: name, in: styles[style]).width
        clusters.append(TextCluster(advance: width, style: style, kind: .word, start: string.utf8.count))
        string += "\u{fffc}"
    }

    /// The characters of a range of clusters.
    package func text(_ range: Range<Int>) -> Substring {
        guard !range.isEmpty else { return "" }
        let utf8 = string.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: clusters[range.lowerBound].start)
        guard range.upperBound < clusters.count else { return string[start...] }
        let end = utf8.index(utf8.startIndex, offsetBy: clusters[range.upperBound].start)
        return string[start..<end]
    }

    /// The width of a range of clusters at a font scale, in points.
    package func width(_ range: Range<Int>, scale: CGFloat) -> CGFloat {
        var width: CGFloat = 0
        for cluster in clusters[range] { width += advance(cluster, scale: scale) }
        return width
    }

    /// The advance of a cluster at a font scale, in points.
    package func advance(_ cluster: TextCluster, scale: CGFloat) -> CGFloat {
        guard cluster.kind != .newline else { return 0 }
        let spacing = cluster.isCursive ? 0 : styles[cluster.style].spacing(scale: scale)
        return max(cluster.advance * scale + spacing, 0)
    }

    /// The width of an ellipsis in the style of a cluster, in points.
    package func ellipsisWidth(after index: Int, scale: CGFloat) -> CGFloat {
        let style = styles[style(at: index)]
        return max(FontMetrics.of(style).advance(of: "\u{2026}") * style.size * scale + style.spacing(scale: scale), 0)
    }

    /// The style of a cluster; after the end, the style of the last cluster.
    package func style(at index: Int) -> Int {
        clusters.isEmpty ? 0 : clusters[min(max(index, 0), clusters.count - 1)].style
    }
}

extension String {
    /// Whether each byte is a character: ASCII without the carriage return, which may combine with a line feed.
    package var isOneByteACharacter: Bool { utf8.allSatisfy { $0 < 0x80 && $0 != 0x0d } }
}

extension String {
    /// The string converted to a case.
    package func cased(_ textCase: Text.Case?) -> String {
        switch textCase {
        case .uppercase: uppercased()
        case .lowercase: lowercased()
        case nil: self
        }
    }
}
