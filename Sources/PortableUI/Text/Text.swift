package import WidgetArchive

/// One or more lines of text.
///
/// A text is as wide as its longest line. It is truncated with an ellipsis if the width or the height is not
/// sufficient.
public struct Text: Equatable, Sendable {
    /// A piece of text in one style.
    package struct Piece: Equatable, Sendable {
        /// The content of a piece.
        package enum Content: Equatable, Sendable {
            case string(String)
            /// A number in C's format, with grouping and signs as in the locale.
            case number(String, isGrouped: Bool, isPercent: Bool)
            /// A date or number that the renderer formats.
            case live(ArchivedLiveText.Value)
            /// A symbol's name; the symbol is as high as the text.
            case symbol(String)
            /// A value that is written in the locale of the view.
            case formatted(FormattedText)
            /// A key whose text is looked up in the locale of the view.
            case localized(LocalizedText)
        }

        package var content: Content
        /// The attributes that differ from those of the environment.
        package var attributes = TextAttributes()
    }

    /// The pieces in order.
    package var pieces: [Piece]
    /// The text that a screen reader speaks instead; nil is the text itself.
    package var spokenLabel: String?

    /// Creates a text from pieces.
    package init(pieces: [Piece]) {
        self.pieces = pieces
    }

    /// Creates a text that is never localised or read as Markdown.
    public init(verbatim content: String) {
        pieces = [Piece(content: .string(content))]
    }

    /// Creates a text that is never localised or read as Markdown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: String(content))
    }

    /// Creates a text from a key, which is looked up in the program's string tables with its interpolated values.
    /// - Parameters:
    ///   - key: the key; it is shown itself if no table has it.
    ///   - tableName: the name of the table; nil is `Localizable`.
    ///   - comment: a note for translators, unused here.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        comment: StaticString? = nil
    ) {
        self.init(LocalizedText(key, table: tableName))
    }

    /// Creates a text that is looked up.
    package init(_ text: LocalizedText) {
        pieces = ResourceCatalog.current.isEmpty ? text.key.pieces : [Piece(content: .localized(text))]
    }

    /// Joins two texts; each keeps its own style.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(pieces: lhs.pieces + rhs.pieces)
    }

    /// Changes attributes of all pieces that do not set them themselves.
    package func setting(_ change: (inout TextAttributes) -> Void) -> Text {
        var outer = TextAttributes()
        change(&outer)
        var copy = self
        for index in copy.pieces.indices { copy.pieces[index].attributes.inherit(outer) }
        return copy
    }
}

extension Text {
    /// The position at which a text that does not fit is truncated.
    public enum TruncationMode: Hashable, Sendable {
        /// At the start of the last line.
        case head
        /// At the end of the last line.
        case tail
        /// In the middle of the last line.
        case middle
    }

    /// The case to which text is converted.
    public enum Case: Hashable, Sendable {
        /// Uppercase letters.
        case uppercase
        /// Lowercase letters.
        case lowercase
    }
}

extension Text: View {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(TextNode.make(self, in: resolver))
    }
}
