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

extension BrowserValue {
    /// A value that `JSONSerialization` has read, which is several times faster than a decoder that guesses its type.
    init(json: Any) {
        switch json {
        case let text as String: self = .string(text)
        case let members as [String: Any]: self = .object(members.mapValues(BrowserValue.init(json:)))
        case let elements as [Any]: self = .array(elements.map(BrowserValue.init(json:)))
        // A number can be cast to a Boolean; only its type tells which it was.
        case let value as NSNumber where String(cString: value.objCType) == "c": self = .bool(value.boolValue)
        case let value as NSNumber: self = .number(value.doubleValue)
        default: self = .null
        }
    }
}

extension BrowserValue: Encodable {
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
