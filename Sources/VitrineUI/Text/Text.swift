#if !canImport(SwiftUI)
package import WidgetArchive

/// One or more lines of text.
///
/// Takes as much width as its longest line, and is cut with an ellipsis where width or height run out.
public struct Text: Equatable, Sendable {
    /// A stretch of text of one look.
    package struct Piece: Equatable, Sendable {
        /// What stands there.
        package enum Content: Equatable, Sendable {
            /// Characters.
            case string(String)
            /// A number in C's form, with groups and signs as the locale has them.
            case number(String, isGrouped: Bool, isPercent: Bool)
            /// A date or number that whoever draws formats.
            case live(ArchivedLiveText.Value)
            /// A symbol by its name, as high as the text.
            case symbol(String)
        }

        /// What stands there.
        package var content: Content
        /// In what it differs from the rest.
        package var attributes = TextAttributes()
    }

    /// The stretches from beginning to end.
    package var pieces: [Piece]
    /// What a screen reader says instead; nil is the text.
    package var spokenLabel: String?

    /// Makes a text of stretches.
    package init(pieces: [Piece]) {
        self.pieces = pieces
    }

    /// Makes a text that is shown as it is.
    public init(verbatim content: String) {
        pieces = [Piece(content: .string(content))]
    }

    /// Makes a text that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: String(content))
    }

    /// Makes a text from a key, with the key's own words and what was interpolated; there are no tables of translations.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        comment: StaticString? = nil
    ) {
        pieces = key.pieces
    }

    /// Joins two texts; each keeps its own look.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(pieces: lhs.pieces + rhs.pieces)
    }

    /// Sets something for all stretches that do not say it themselves.
    package func setting(_ change: (inout TextAttributes) -> Void) -> Text {
        var outer = TextAttributes()
        change(&outer)
        var copy = self
        for index in copy.pieces.indices { copy.pieces[index].attributes.inherit(outer) }
        return copy
    }
}

extension Text {
    /// Where a text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        /// At the beginning of the last line.
        case head
        /// At its end.
        case tail
        /// In its middle.
        case middle
    }

    /// The case into which text is put.
    public enum Case: Hashable, Sendable {
        /// Capital letters.
        case uppercase
        /// Small letters.
        case lowercase
    }
}

extension Text: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the text's layout.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(TextNode.make(self, in: resolver))
    }
}
#endif
