/// A text with format specifiers, as parts.
package enum FormatText {
    /// A part of a text.
    package enum Part: Equatable, Sendable {
        case words(String)
        /// An argument, counted from 0, with its specifier, such as `%.1f`.
        case argument(Int, String)
        /// A variable with the argument at which it stands, counted from 0.
        case variable(String, Int)
    }

    /// Reads the parts of a text.
    /// - Parameters:
    ///   - text: the text.
    ///   - next: the argument of the first specifier without a position, counted from 0.
    /// - Returns: The parts in order; what looks like a specifier but is not one belongs to the words.
    package static func parts(of text: String, next: Int = 0) -> [Part] {
        var parts: [Part] = []
        var words = ""
        var next = next
        var rest = Substring(text)
        while let character = rest.popFirst() {
            guard character == "%" else {
                words.append(character)
                continue
            }
            if rest.first == "%" {
                rest.removeFirst()
                words.append("%")
                continue
            }
            guard let found = specifier(in: &rest, next: &next) else {
                words.append("%")
                continue
            }
            if !words.isEmpty { parts.append(.words(words)) }
            words = ""
            parts.append(found)
        }
        if !words.isEmpty { parts.append(.words(words)) }
        return parts
    }

    /// Reads what follows a percent sign; nil if it is not a specifier, and then nothing is read.
    private static func specifier(in rest: inout Substring, next: inout Int) -> Part? {
        let start = rest
        var position: Int?
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
            position = number - 1
            rest = rest.dropFirst(digits.count + 1)
        }
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
            let name = String(rest.dropFirst(2)[..<end])
            rest = rest[rest.index(after: end)...]
            return .variable(name, argument(position, &next))
        }
        if rest.hasPrefix("arg") {
            rest = rest.dropFirst(3)
            return .argument(argument(position, &next), "%lld")
        }
        let body = rest.prefix { "0123456789.-+ #'hlqLzjt".contains($0) }
        guard let letter = rest.dropFirst(body.count).first, "@dDuUxXoOfFeEgGcCsSaAip".contains(letter) else {
            rest = start
            return nil
        }
        // A space is a flag only before digits or a letter of a number: "50% of" has no specifier.
        if body.contains(" "), letter == "o" || letter == "a" || letter == "i" {
            rest = start
            return nil
        }
        rest = rest.dropFirst(body.count + 1)
        return .argument(argument(position, &next), "%\(body)\(letter)")
    }

    private static func argument(_ position: Int?, _ next: inout Int) -> Int {
        if let position { return position }
        defer { next += 1 }
        return next
    }
}
