public import VitrinePlatform

/// A key for text that is looked up in the program's string tables; without a text for it, the key itself is shown.
///
/// Markdown's inline emphasis is supported: `*italic*`, `**bold**`, `~~strikethrough~~`, code between backticks, and
/// the text of `[a link](url)`.
public struct LocalizedStringKey: Equatable, Sendable {
    package enum Part: Equatable, Sendable {
        /// The key's own text, which may contain Markdown.
        case words(String)
        /// An interpolated value, never read as Markdown, with its specifier in string tables, such as `%lld`. The
        /// second and further pieces of one value have an empty specifier.
        case value(Text.Piece, specifier: String)
    }

    /// The parts in order.
    package var parts: [Part]

    /// Creates a key from its text.
    public init(_ value: String) {
        parts = [.words(value)]
    }

    package var pieces: [Text.Piece] { MarkdownText.pieces(of: parts) }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
    /// Creates a key from a string literal.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Creates a key from text with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts
    }

    /// A builder for text with interpolated values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Adds text of the key.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.words(literal)) }
        }

        /// Adds a string.
        public mutating func appendInterpolation(_ string: String) {
            append(.string(string))
        }

        /// Adds an integer, grouped as in the locale.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            let letter = T.isSigned ? "d" : "u"
            append(
                NumberFormat().content(String(value)),
                specifier: MemoryLayout<T>.size > 4 ? "%ll" + letter : "%" + letter
            )
        }

        /// Adds a number with six decimals, like SwiftUI's `%lf`; pass a specifier for another format.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            let specifier = MemoryLayout<T>.size > 4 ? "%lf" : "%f"
            append(FormatSpecifier(specifier).content(Double(value)), specifier: specifier)
        }

        /// Adds a value's description.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append(.string(String(describing: value)))
        }

        /// Adds an integer in C's format, such as `%02d`.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
            append(.string(FormatSpecifier(specifier).text(value)), specifier: specifier)
        }

        /// Adds a number in C's format, such as `%.1f`, with the locale's decimal separator.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
            append(FormatSpecifier(specifier).content(Double(value)), specifier: specifier)
        }

        /// Adds a text that keeps its own style.
        public mutating func appendInterpolation(_ text: Text) {
            append(text)
        }

        /// Adds a value in a format, for the locale of the view unless the format has one of its own.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(Text(input, format: format))
        }

        /// Adds a date in a style; most styles update with the device's clock.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.live(style.value(date)))
        }

        /// Adds the range between two dates, as times of day, with their days if these differ.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append(Text(dates))
        }

        /// Adds a timer that runs during an interval.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>,
            pauseTime: Date? = nil,
            countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            append(
                Text(
                    timerInterval: timerInterval,
                    pauseTime: pauseTime,
                    countsDown: countsDown,
                    showsHours: showsHours
                )
            )
        }

        private mutating func append(_ content: Text.Piece.Content, specifier: String = "%@") {
            parts.append(.value(Text.Piece(content: content), specifier: specifier))
        }

        private mutating func append(_ text: Text) {
            for (index, piece) in text.pieces.enumerated() {
                parts.append(.value(piece, specifier: index == 0 ? "%@" : ""))
            }
        }
    }
}
