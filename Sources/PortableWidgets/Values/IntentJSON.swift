import CompactJSON

/// A parameter's value on its way between processes (an implementation detail; do not use it).
public enum _IntentJSON: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([_IntentJSON])
}

extension _IntentJSON: Decodable {
    /// Decodes a JSON value; an object is refused, because no parameter is an object.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Only trying each type shows which one it is, the most frequent one first; the last attempt reports the error.
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else {
            self = .array(try container.decode([_IntentJSON].self))
        }
    }
}

extension _IntentJSON {
    /// Parses JSON text.
    /// - Throws: `IntentParameterProblem` if the text is not a JSON value.
    package init(text: String) throws {
        do {
            self = try CompactJSONDecoder().decode(_IntentJSON.self, from: Array(text.utf8))
        } catch {
            throw IntentParameterProblem(description: "is not a JSON value: \(text.prefix(80))")
        }
    }

    /// The value as JSON text.
    ///
    /// The code is written by hand for speed, because it runs for each button of a timeline.
    package var text: String {
        switch self {
        case .null: return "null"
        case .boolean(let value): return value ? "true" : "false"
        case .integer(let value): return String(value)
        case .number(let value): return value.description
        case .string(let value): return String(decoding: JSONQuoting.quoted(value), as: UTF8.self)
        case .array(let items): return "[" + items.map(\.text).joined(separator: ",") + "]"
        }
    }

    /// Returns the error for a value of an unexpected type.
    package func unexpected(_ wanted: String) -> IntentParameterProblem {
        IntentParameterProblem(description: "expects \(wanted), got \(text.prefix(80))")
    }
}
