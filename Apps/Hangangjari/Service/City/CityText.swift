/// A field of the city's data: usually text, sometimes a number, sometimes absent.
///
/// Empty text, a single hyphen, `null`, and an object in place of text mean that there is no value.
struct CityText: Decodable, Hashable {
    /// The text without white space around it; `nil` if there is no value.
    let text: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Each `try?` tests for one type. A value of another type is treated as missing; this is not an error.
        if let text = try? container.decode(String.self) {
            self.init(text)
        } else if let number = try? container.decode(Int.self) {
            self.init(String(number))
        } else if let number = try? container.decode(Double.self) {
            self.init(String(number))
        } else {
            self.init(nil)
        }
    }

    init(_ text: String?) {
        var rest = (text ?? "")[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        self.text = rest.isEmpty || rest == "-" ? nil : String(rest)
    }
}

extension CityText? {
    /// The text; `nil` if the field is absent or has no value.
    var text: String? { self?.text }

    /// Returns the number; `nil` without a value, for text that is not a number, and for a number outside the bounds.
    func number(in bounds: ClosedRange<Double>) -> Double? {
        guard let text, let number = Double(text), bounds.contains(number) else { return nil }
        return number
    }

    /// Returns the number rounded to an integer; `nil` as for ``number(in:)``.
    func whole(in bounds: ClosedRange<Int>) -> Int? {
        number(in: Double(bounds.lowerBound)...Double(bounds.upperBound)).map { Int($0.rounded()) }
    }
}
