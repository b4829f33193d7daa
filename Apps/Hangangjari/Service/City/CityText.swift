/// A field of the city's data: text as a rule, sometimes a number, sometimes nothing.
///
/// Empty text and a lone hyphen say that there is no value; so does `null`, and so does an object where text should be.
struct CityText: Decodable, Hashable {
    /// The text without white space around it; `nil` if there is no value.
    let text: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Each `try?` asks whether it is of that kind; of no kind at all means no value, and is not an error.
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
        let trimmed = text.map { text in
            String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
        }
        self.text = trimmed.flatMap { $0.isEmpty || $0 == "-" ? nil : $0 }
    }
}

extension CityText? {
    /// The text; `nil` if the field is absent or has no value.
    var text: String? { self?.text }

    /// The number within the bounds; `nil` without a value, for text that is no number, and for a number that cannot be.
    func number(in bounds: ClosedRange<Double>) -> Double? {
        guard let text, let number = Double(text), bounds.contains(number) else { return nil }
        return number
    }

    /// The whole number within the bounds; a fraction is rounded.
    func whole(in bounds: ClosedRange<Int>) -> Int? {
        number(in: Double(bounds.lowerBound)...Double(bounds.upperBound)).map { Int($0.rounded()) }
    }
}
