/// The options that all number formats share.
package struct NumberFormat: Hashable, Sendable {
    /// Whether digits are grouped.
    package var isGrouped = true
    /// The minimum and maximum number of decimals.
    package var decimals = 0...6
    /// Whether the number is shown as a percentage.
    package var isPercent = false

    /// The formatted number as a piece of text; locale-dependent parts are resolved where the text is placed.
    package func content(_ value: Double) -> Text.Piece.Content {
        let fixed = FormatSpecifier.decimal(abs(value), places: decimals.upperBound)
        var digits = Substring(fixed)
        // Beyond the minimum number of decimals, trailing zeros are dropped.
        if let point = digits.firstIndex(of: ".") {
            let least = digits.distance(from: digits.startIndex, to: point) + 1 + decimals.lowerBound
            while digits.count > least, digits.last == "0" { digits.removeLast() }
            if digits.last == "." { digits.removeLast() }
        }
        let isZero = digits.allSatisfy { $0 == "0" || $0 == "." }
        return content((value < 0 && !isZero ? "-" : "") + digits)
    }

    /// The digits as a piece of text.
    package func content(_ digits: String) -> Text.Piece.Content {
        .number(digits, isGrouped: isGrouped, isPercent: isPercent)
    }
}
