import Foundation

/// A JSON value of a DevTools message or of a script's result.
public enum BrowserValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([BrowserValue])
    case object([String: BrowserValue])

    /// The value of a Boolean; nil for other values.
    public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    /// The value of a number; nil for other values.
    public var number: Double? { if case .number(let value) = self { value } else { nil } }
    /// The value of a string; nil for other values.
    public var string: String? { if case .string(let value) = self { value } else { nil } }
    /// The elements of an array; empty for other values.
    public var array: [BrowserValue] { if case .array(let value) = self { value } else { [] } }
    /// A member of an object; null if the member is missing or the value is not an object.
    public subscript(name: String) -> BrowserValue {
        if case .object(let members) = self { members[name] ?? .null } else { .null }
    }
    /// An element of an array; null for an invalid index or a value that is not an array.
    public subscript(index: Int) -> BrowserValue {
        if case .array(let elements) = self, elements.indices.contains(index) { elements[index] } else { .null }
    }
}

extension BrowserValue: Codable {
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

    /// Encodes the JSON value; whole numbers have no fraction, because DevTools requires that form for integers.
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
    public init(stringLiteral value: String) { self = .string(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
    public init(floatLiteral value: Double) { self = .number(value) }
    public init(arrayLiteral elements: BrowserValue...) { self = .array(elements) }
    /// An object; if two members have the same name, the last one is used.
    public init(dictionaryLiteral elements: (String, BrowserValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}

extension BrowserValue {
    /// Decodes the value as another type.
    /// - Throws: The error of the type's decoding.
    public func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
        try JSONDecoder().decode(type, from: JSONEncoder().encode(self))
    }
}
