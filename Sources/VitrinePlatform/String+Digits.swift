extension String {
    /// A number's digits, with zeros before them up to a count.
    package init<Number: BinaryInteger>(_ number: Number, digits count: Int, radix: Int = 10) {
        let digits = String(number, radix: radix)
        self = String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
    }
}
