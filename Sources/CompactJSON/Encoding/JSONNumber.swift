/// Writes numbers as JSON, in the shortest form that decodes to the same value.
enum JSONNumber {
    static func append(_ value: some BinaryInteger, to bytes: inout [UInt8]) {
        bytes += String(value).utf8
    }

    /// Appends a number; `1.0` is written as `1`.
    /// - Precondition: The number is finite.
    static func append(_ value: some BinaryFloatingPoint & LosslessStringConvertible, to bytes: inout [UInt8]) {
        if appendThousandths(Double(value), to: &bytes) { return }
        let digits = String(value).utf8
        bytes += digits.suffix(2).elementsEqual(".0".utf8) ? digits.dropLast(2) : digits[...]
    }

    /// Writes a number of thousandths without the general conversion, which was a tenth of an extension's answer.
    ///
    /// Nearly all numbers of a layout are such numbers. The text is the same, because a number of at most 15 digits has
    /// no shorter form.
    ///
    /// - Returns: Whether the number was written.
    private static func appendThousandths(_ value: Double, to bytes: inout [UInt8]) -> Bool {
        let scaled = value * 1000
        // A negative zero has a text of its own.
        guard abs(scaled) < 1e12, value != 0 || value.sign == .plus else { return false }
        let count = Int64(scaled)
        guard Double(count) == scaled, Double(count) / 1000 == value else { return false }
        let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: 1000)
        if count < 0 { bytes.append(UInt8(ascii: "-")) }
        appendDigits(of: whole, to: &bytes)
        guard rest > 0 else { return true }
        bytes.append(UInt8(ascii: "."))
        var digits = rest
        var divisor: UInt64 = 100
        while digits > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(digits / divisor))
            digits %= divisor
            divisor /= 10
        }
        return true
    }

    private static func appendDigits(of value: UInt64, to bytes: inout [UInt8]) {
        if value >= 10 { appendDigits(of: value / 10, to: &bytes) }
        bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
    }
}
