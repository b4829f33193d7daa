import Foundation

/// A JSON value, as DevTools messages and the results of scripts are made of.
public enum BrowserValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([BrowserValue])
    case object([String: BrowserValue])

    /// The truth value, if it is one.
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The number, if it is one.
    public var number: Double? { if case .number(let value) = self { value } else { nil } }
    /// The text, if it is one.
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The elements; empty if it is no array.
    public var array: [BrowserValue] { if case .array(let value) = self { value } else { [] } }
    /// A member of an object; null if it has none of the name, or is no object.
    public subscript(name: String) -> BrowserValue {
        if case .object(let members) = self { members[name] ?? .null } else { .null }
    }
    /// An element of an array; null outside.
    public subscript(index: Int) -> BrowserValue {
        if case .array(let elements) = self, elements.indices.contains(index) { elements[index] } else { .null }
    }
}

extension BrowserValue: Codable {
    /// Reads any JSON value.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {  // A failed guess at the type is not an error.
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {  // As above.
            self = .number(value)
        } else if let value = try? container.decode(String.self) {  // As above.
            self = .string(value)
        } else if let value = try? container.decode([BrowserValue].self) {  // As above.
            self = .array(value)
        } else {
            self = .object(try container.decode([String: BrowserValue].self))
        }
    }

    /// Writes the JSON value; whole numbers without a fraction, since DevTools wants integers so.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value):
            if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

extension BrowserValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// A text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// A whole number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    /// A number.
    public init(floatLiteral value: Double) { self = .number(value) }
    /// An array.
    public init(arrayLiteral elements: BrowserValue...) { self = .array(elements) }
    /// An object; of two members of one name the last counts.
    public init(dictionaryLiteral elements: (String, BrowserValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}

extension BrowserValue {
    /// Decodes the value as another type.
    /// - Throws: What the type's decoding throws.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
    }
}
