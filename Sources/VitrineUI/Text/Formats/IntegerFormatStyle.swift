#if !canImport(SwiftUI)
/// How a number is grouped and rounded, by Foundation's names.
public enum NumberFormatStyleConfiguration {
    /// Whether digits stand in groups.
    public struct Grouping: Hashable, Sendable {
        fileprivate let isGrouped: Bool
        /// As the locale has it.
        public static let automatic = Grouping(isGrouped: true)
        /// Without groups.
        public static let never = Grouping(isGrouped: false)
    }

    /// How many decimals are shown.
    public struct Precision: Hashable, Sendable {
        fileprivate let decimals: ClosedRange<Int>

        /// As many decimals as this, 0…15.
        public static func fractionLength(_ length: Int) -> Precision { fractionLength(length...length) }

        /// At least and at most as many decimals as this, within 0…15.
        public static func fractionLength<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
            let allowed = (0...15).filter { limits.contains($0) }
            return Precision(decimals: (allowed.first ?? 0)...(allowed.last ?? 15))
        }
    }
}

/// What number formats have in common.
package struct NumberFormat: Hashable, Sendable {
    /// Whether digits stand in groups.
    package var isGrouped = true
    /// How many decimals are shown.
    package var decimals = 0...6
    /// Whether the number is shown as percent.
    package var isPercent = false

    /// A format with six decimals at most.
    package init(isPercent: Bool = false) {
        self.isPercent = isPercent
    }

    /// The format with another grouping.
    package func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> NumberFormat {
        var copy = self
        copy.isGrouped = grouping.isGrouped
        return copy
    }

    /// The format with other decimals.
    package func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> NumberFormat {
        var copy = self
        copy.decimals = precision.decimals
        return copy
    }

    /// A number as a stretch of text; what belongs to the locale follows where the text stands.
    package func content(_ value: Double) -> Text.Piece.Content {
        let fixed = FormatSpecifier.decimal(abs(value), places: decimals.upperBound)
        var digits = Substring(fixed)
        // Decimals beyond the least number are shown only up to the last that is not 0.
        if let point = digits.firstIndex(of: ".") {
            let least = digits.distance(from: digits.startIndex, to: point) + 1 + decimals.lowerBound
            while digits.count > least, digits.last == "0" { digits.removeLast() }
            if digits.last == "." { digits.removeLast() }
        }
        let isZero = digits.allSatisfy { $0 == "0" || $0 == "." }
        return content((value < 0 && !isZero ? "-" : "") + digits)
    }

    /// Digits as a stretch of text.
    package func content(_ digits: String) -> Text.Piece.Content {
        .number(digits, isGrouped: isGrouped, isPercent: isPercent)
    }
}

/// How a whole number is shown.
///
/// Unlike Foundation's it only serves texts, as an extension has no locale data: `formatted(_:)` does not take it.
public struct IntegerFormatStyle<Value: BinaryInteger>: Hashable, Sendable {
    /// How it is shown.
    package var form = NumberFormat()

    /// Shows a number in groups of digits.
    public init() {}

    /// As the locale writes numbers.
    public static var number: IntegerFormatStyle { IntegerFormatStyle() }

    /// As percent: 25 is "25%".
    public static var percent: IntegerFormatStyle {
        var style = IntegerFormatStyle()
        style.form.isPercent = true
        return style
    }

    /// Sets whether digits stand in groups.
    public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> IntegerFormatStyle {
        var copy = self
        copy.form = form.grouping(group)
        return copy
    }

    /// Sets the number of decimals.
    public func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> IntegerFormatStyle {
        var copy = self
        copy.form = form.precision(precision)
        return copy
    }

    /// A number in this style.
    package func content(_ value: Value) -> Text.Piece.Content {
        form.decimals.lowerBound == 0 ? form.content(String(value)) : form.content(Double(value))
    }
}

/// How a number with decimals is shown.
///
/// Unlike Foundation's it only serves texts, as an extension has no locale data: `formatted(_:)` does not take it.
public struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: Hashable, Sendable {
    /// How it is shown.
    package var form = NumberFormat()

    /// Shows a number with at most six decimals.
    public init() {}

    /// As the locale writes numbers.
    public static var number: FloatingPointFormatStyle { FloatingPointFormatStyle() }

    /// As percent: 0.25 is "25%".
    public static var percent: FloatingPointFormatStyle {
        var style = FloatingPointFormatStyle()
        style.form.isPercent = true
        return style
    }

    /// Sets whether digits stand in groups.
    public func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> FloatingPointFormatStyle {
        var copy = self
        copy.form = form.grouping(group)
        return copy
    }

    /// Sets the number of decimals.
    public func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> FloatingPointFormatStyle {
        var copy = self
        copy.form = form.precision(precision)
        return copy
    }

    /// A number in this style.
    package func content(_ value: Value) -> Text.Piece.Content {
        let number = Double(value)
        guard number.isFinite else { return .string(number.isNaN ? "NaN" : number < 0 ? "-\u{221e}" : "\u{221e}") }
        return form.content(form.isPercent ? number * 100 : number)
    }
}

extension Text {
    /// Makes a text of a whole number in a format.
    public init<Value: BinaryInteger>(_ input: Value, format: IntegerFormatStyle<Value>) {
        self.init(pieces: [Piece(content: format.content(input))])
    }

    /// Makes a text of a number in a format.
    public init<Value: BinaryFloatingPoint>(_ input: Value, format: FloatingPointFormatStyle<Value>) {
        self.init(pieces: [Piece(content: format.content(input))])
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a whole number in a format.
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
