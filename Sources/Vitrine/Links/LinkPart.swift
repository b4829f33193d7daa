/// One typed piece of a link: a path component, or an item of the query.
///
/// A part prints a value to text and parses text back; the two are one definition, so they cannot drift apart.
///
/// | part | prints | refuses |
/// |---|---|---|
/// | ``number(_:)`` | `12` | `012`, `+12`, `-1`, what lies outside its range, other digits than ASCII's |
/// | ``identifier(maximumByteCount:)`` | `banpo-1` | the empty text, dots, slashes, `%`, what is longer |
/// | ``choice(of:)`` | a raw value | anything else, also in other letters |
/// | ``fixed(_:)`` | its own text | anything else |
/// | ``query(_:)`` | `name=text`, or nothing for nil | an empty item, one given twice, one of another name |
public struct LinkPart<Value>: Sendable {
    /// Where the piece stands.
    enum Place: Sendable {
        case path
        case query(name: String)
    }

    let place: Place
    /// The text of a value: nil within if the piece is left out, nil as a whole if no link can carry the value.
    let print: @Sendable (Value) -> String??
    /// The value of a text, which is nil if the piece is not there; nil if the text is no value.
    let parse: @Sendable (Substring?) -> Value?
}

extension LinkPart where Value == Int {
    /// A whole number in decimal digits.
    ///
    /// - Parameter range: What is a value at all; everything else is neither printed nor parsed.
    /// - Returns: The part of a path.
    /// - Precondition: The range holds no negative number.
    public static func number(_ range: ClosedRange<Int>) -> LinkPart {
        precondition(range.lowerBound >= 0, "a link's number cannot be negative, got \(range)")
        return LinkPart(place: .path) { value in
            range.contains(value) ? .some(String(value)) : .none
        } parse: { text in
            guard let text, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
                text.utf8.count == 1 || text.utf8.first != UInt8(ascii: "0"),
                let number = Int(text), range.contains(number)
            else { return nil }
            return number
        }
    }
}

extension LinkPart where Value == String {
    /// A name of a thing: letters, digits, `-` and `_` of ASCII.
    ///
    /// - Parameter maximumByteCount: The longest name.
    /// - Returns: The part of a path.
    public static func identifier(maximumByteCount: Int = 64) -> LinkPart {
        let isName: @Sendable (Substring) -> Bool = { LinkText.isName($0) && $0.utf8.count <= maximumByteCount }
        return LinkPart(place: .path) { value in
            isName(value[...]) ? .some(value) : .none
        } parse: { text in
            text.flatMap { isName($0) ? String($0) : nil }
        }
    }
}

extension LinkPart where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// One of the cases of a type, by raw value.
    ///
    /// - Precondition: Every raw value consists of letters, digits, `-` and `_` of ASCII.
    public static func choice(of type: Value.Type = Value.self) -> LinkPart {
        for value in type.allCases {
            precondition(LinkText.isName(value.rawValue[...]), "\(value.rawValue) cannot stand in a link")
        }
        return LinkPart(place: .path) {
            .some($0.rawValue)
        } parse: {
            $0.flatMap { Value(rawValue: String($0)) }
        }
    }
}

extension LinkPart where Value == Void {
    /// A path component that is always the same.
    ///
    /// - Precondition: The text consists of letters, digits, `-` and `_` of ASCII.
    public static func fixed(_ text: String) -> LinkPart {
        precondition(LinkText.isName(text[...]), "\(text) cannot stand in a link")
        return LinkPart(place: .path) { _ in
            .some(text)
        } parse: {
            $0.flatMap { $0 == text ? () : nil }
        }
    }
}

extension LinkPart {
    /// The same piece as an item of the query, which may be left out.
    ///
    /// - Parameter name: The item's name; items are printed in the order of the route's parts and read in any.
    /// - Returns: The item, whose value is nil where it is left out.
    /// - Precondition: The name consists of letters, digits, `-` and `_` of ASCII, and this part stands in the path.
    public func query(_ name: String) -> LinkPart<Value?> {
        precondition(LinkText.isName(name[...]), "\(name) cannot be the name of a link's query item")
        guard case .path = place else { preconditionFailure("\(name) is an item of the query already") }
        let (print, parse) = (print, parse)
        return LinkPart<Value?>(place: .query(name: name)) { value in
            guard let value else { return .some(nil) }
            return print(value)
        } parse: { text in
            guard let text else { return .some(nil) }
            return parse(text).map { .some($0) }
        }
    }
}
