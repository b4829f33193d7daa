#if !CompleteFoundation
/// Options for the grouping and rounding of numbers, with Foundation's names.
public enum NumberFormatStyleConfiguration {
    /// Whether digits are grouped.
    public struct Grouping: Hashable, Sendable {
        fileprivate let isGrouped: Bool
        /// As in the locale.
        public static let automatic = Grouping(isGrouped: true)
        /// Without groups.
        public static let never = Grouping(isGrouped: false)
    }

    /// The number of decimals.
    public struct Precision: Hashable, Sendable {
        fileprivate let decimals: ClosedRange<Int>

        /// Exactly this number of decimals, 0…15.
        public static func fractionLength(_ length: Int) -> Precision { fractionLength(length...length) }

        /// A number of decimals within a range, limited to 0…15.
        public static func fractionLength<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
            let allowed = (0...15).filter { limits.contains($0) }
            return Precision(decimals: (allowed.first ?? 0)...(allowed.last ?? 15))
        }
    }
}

extension NumberFormat {
    package func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> NumberFormat {
        var copy = self
        copy.isGrouped = grouping.isGrouped
        return copy
    }

    package func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> NumberFormat {
        var copy = self
        copy.decimals = precision.decimals
        return copy
    }
}

/// A format for integers.
///
/// Unlike Foundation's type it only serves texts, because an extension has no locale data: `formatted(_:)` does not
/// accept it.
public struct IntegerFormatStyle<Value: BinaryInteger>: Hashable, Sendable {
    package let form: NumberFormat

    /// Creates a format with grouped digits.
    public init() { self.init(form: NumberFormat()) }

    private init(form: NumberFormat) { self.form = form }

    /// As the locale writes numbers.
    public static var number: IntegerFormatStyle { IntegerFormatStyle() }

    /// As a percentage: 25 is "25%".
    public static var percent: IntegerFormatStyle { IntegerFormatStyle(form: NumberFormat(isPercent: true)) }

    /// Sets whether digits are grouped.
    public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle {
        IntegerFormatStyle(form: form.grouping(group))
    }

    /// Sets the number of decimals.
    public func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle {
        IntegerFormatStyle(form: form.precision(precision))
    }

    package func content(_ value: Value) -> Text.Piece.Content {
        form.decimals.lowerBound == 0 ? form.content(String(value)) : form.content(Double(value))
    }
}

/// A format for numbers with decimals.
///
/// Unlike Foundation's type it only serves texts, because an extension has no locale data: `formatted(_:)` does not
/// accept it.
public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: Hashable, Sendable {
    package let form: NumberFormat

    /// Creates a format with at most six decimals.
    public init() { self.init(form: NumberFormat()) }

    private init(form: NumberFormat) { self.form = form }

    /// As the locale writes numbers.
    public static var number: FloatingPointFormatStyle { FloatingPointFormatStyle() }

    /// As a percentage: 0.25 is "25%".
    public static var percent: FloatingPointFormatStyle {
        FloatingPointFormatStyle(form: NumberFormat(isPercent: true))
    }

    /// Sets whether digits are grouped.
    public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle {
        FloatingPointFormatStyle(form: form.grouping(group))
    }

    /// Sets the number of decimals.
    public func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle {
        FloatingPointFormatStyle(form: form.precision(precision))
    }

    package func content(_ value: Value) -> Text.Piece.Content {
        let number = Double(value)
        guard number.isFinite else { return .string(number.isNaN ? "NaN" : number < 0 ? "-\u{221e}" : "\u{221e}") }
        return form.content(form.isPercent ? number * 100 : number)
    }
}

extension Text {
    /// Creates a text from an integer in a format.
    public init<Value: BinaryInteger>(_ input: Value, format: IntegerFormatStyle<Value>) {
        self.init(pieces: [Piece(content: format.content(input))])
    }

    /// Creates a text from a number in a format.
    public init<Value: BinaryFloatingPoint>(_ input: Value, format: FloatingPointFormatStyle<Value>) {
        self.init(pieces: [Piece(content: format.content(input))])
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds an integer in a format.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ input: Value, format: IntegerFormatStyle<Value>) {
        appendInterpolation(Text(input, format: format))
    }

    /// Adds a number in a format.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ input: Value,
        format: FloatingPointFormatStyle<Value>
    ) {
        appendInterpolation(Text(input, format: format))
    }
}
#endif
