/// One typed part of a link: a path component, or a query item.
///
/// A part prints a value as text and parses text as a value. One definition does both, so they cannot diverge.
///
/// | part | prints | rejects |
/// |---|---|---|
/// | ``number(_:)`` | `12` | `012`, `+12`, `-1`, numbers outside its range, non-ASCII digits |
/// | ``identifier(maximumByteCount:)`` | `banpo-1` | empty text, dots, slashes, `%`, text that is too long |
/// | ``choice(of:)`` | a raw value | anything else, including a raw value in another case |
/// | ``fixed(_:)`` | its own text | anything else |
/// | ``query(_:)`` | `name=text`, or nothing for nil | an empty item, a repeated item, an item with another name |
public struct LinkPart<Value>: Sendable {
    /// Where the part is in the link.
    enum Place: Sendable {
        case path
        case query(name: String)
    }

    let place: Place
    /// The text of a value: `.some(nil)` if the part is left out, nil if no link can express the value.
    let print: @Sendable (Value) -> String??
    /// The value of a text, which is nil if the part is absent; returns nil if the text is not a valid value.
    let parse: @Sendable (Substring?) -> Value?
}

extension LinkPart where Value == Int {
    /// A whole number in decimal digits.
    ///
    /// - Parameter range: The valid values; any other number is neither printed nor parsed.
    /// - Returns: A path component.
    /// - Precondition: The range contains no negative number.
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
    /// An identifier of ASCII letters, digits, `-` and `_`.
    ///
    /// - Parameter maximumByteCount: The maximum length of an identifier.
    /// - Returns: A path component.
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
    /// - Precondition: Every raw value consists of ASCII letters, digits, `-` and `_`.
    public static func choice(of type: Value.Type = Value.self) -> LinkPart {
        for value in type.allCases {
            precondition(LinkText.isName(value.rawValue[...]), "\(value.rawValue) cannot be part of a link")
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
    /// - Precondition: The text consists of ASCII letters, digits, `-` and `_`.
    public static func fixed(_ text: String) -> LinkPart {
        precondition(LinkText.isName(text[...]), "\(text) cannot be part of a link")
        return LinkPart(place: .path) { _ in
            .some(text)
        } parse: {
            $0.flatMap { $0 == text ? () : nil }
        }
    }
}

extension LinkPart {
    /// The same part as an optional query item.
    ///
    /// - Parameter name: The item's name; items are printed in the order of the route's parts and parsed in any order.
    /// - Returns: The item; its value is nil if the item is left out.
    /// - Precondition: The name consists of ASCII letters, digits, `-` and `_`, and this part is a path component.
    public func query(_ name: String) -> LinkPart<Value?> {
        precondition(LinkText.isName(name[...]), "\(name) cannot be the name of a link's query item")
        guard case .path = place else { preconditionFailure("\(name) is already a query item") }
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
