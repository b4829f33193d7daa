#if !canImport(SwiftUI)
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The key under which a text is looked up in tables of translations; here always shown as it is.
///
/// Emphasis in Markdown's short forms is understood: `*slanted*`, `**strong**`, `~~struck through~~`, code between
/// backticks and the words of `[a link](url)`.
public struct LocalizedStringKey: Equatable, Sendable {
    /// A part of a key.
    package enum Part: Equatable, Sendable {
        /// The key's own words, with emphasis.
        case words(String)
        /// A value between them, shown as it is.
        case value(Text.Piece)
    }

    /// The parts from beginning to end.
    package var parts: [Part]

    /// Makes a key from its words.
    public init(_ value: String) {
        parts = [.words(value)]
    }

    /// The stretches of text.
    package var pieces: [Text.Piece] { MarkdownText.pieces(of: parts) }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
    /// Makes a key from its words.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// Makes a key from words and values between them.
    public init(stringInterpolation: StringInterpolation) {
        parts = stringInterpolation.parts
    }

    /// Words and values between them.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        /// The parts so far.
        fileprivate var parts: [Part] = []

        /// Begins an empty text.
        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(interpolationCount * 2 + 1)
        }

        /// Adds words of the key.
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { parts.append(.words(literal)) }
        }

        /// Adds a string.
        public mutating func appendInterpolation(_ string: String) {
            append(.string(string))
        }

        /// Adds a whole number, grouped as the locale has it.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
            append(NumberFormat().content(String(value)))
        }

        /// Adds a number with six decimals, as SwiftUI's `%lf`; state a specifier for another form.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
            append(.string(FormatSpecifier("%lf").text(Double(value))))
        }

        /// Adds a value's description.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) {
            append(.string(String(describing: value)))
        }

        /// Adds a whole number in C's form, such as `%02d`.
        public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
            append(.string(FormatSpecifier(specifier).text(value)))
        }

        /// Adds a number in C's form, such as `%.1f`.
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
            append(.string(FormatSpecifier(specifier).text(Double(value))))
        }

        /// Adds a text with its own look.
        public mutating func appendInterpolation(_ text: Text) {
            parts += text.pieces.map { .value($0) }
        }

        /// Adds a value in a format.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.string(format.format(input)))
        }

        /// Adds a date in a style; most styles tick with the device's clock.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(.live(style.value(date)))
        }

        /// Adds the span of two dates, as days or as times of day.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            parts += Text(dates).pieces.map { .value($0) }
        }

        /// Adds a timer that runs inside an interval.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>,
            pauseTime: Date? = nil,
            countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            let text = Text(
                timerInterval: timerInterval,
                pauseTime: pauseTime,
                countsDown: countsDown,
                showsHours: showsHours
            )
            parts += text.pieces.map { .value($0) }
        }

        private mutating func append(_ content: Text.Piece.Content) {
            parts.append(.value(Text.Piece(content: content)))
        }
    }
}
#endif
