#if !canImport(WidgetKit)
import CompactJSON

/// A parameter's value between processes (not for you).
public enum _IntentJSON: Hashable, Sendable {
    /// No value.
    case null
    /// True or false.
    case boolean(Bool)
    /// A whole number.
    case integer(Int)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([_IntentJSON])
}

extension _IntentJSON: Decodable {
    /// Reads a JSON value; an object is refused, as no parameter is one.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Which of the types it is can only be found by trying; the last one reports the error.
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else {
            self = .array(try container.decode([_IntentJSON].self))
        }
    }
}

extension _IntentJSON {
    /// Reads JSON text.
    /// - Throws: `IntentParameterProblem` if it is none.
    package init(text: String) throws {
        do {
            self = try CompactJSONDecoder().decode(_IntentJSON.self, from: Array(text.utf8))
        } catch {
            throw IntentParameterProblem(description: "is no JSON value: \(text.prefix(80))")
        }
    }

    /// The value as JSON text.
    ///
    /// Written by hand: it runs for each button of a timeline.
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

    /// The error for a value of another type.
    package func unexpected(_ wanted: String) -> IntentParameterProblem {
        IntentParameterProblem(description: "wants \(wanted), got \(text.prefix(80))")
    }
}
#endif
