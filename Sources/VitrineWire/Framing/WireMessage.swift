import CompactJSON

/// Encodes messages as frame bodies, and decodes them.
///
/// A body is JSON as `JSONEncoder` writes it by default: dates are numbers, seconds since 2001-01-01T00:00:00Z.
public enum WireMessage {
    /// Encodes a message.
    /// - Throws: `WireError` with code `notAMessage` if a value cannot be encoded as JSON, such as a number that is not finite.
    public static func encode(_ message: some Encodable) throws(WireError) -> [UInt8] {
        do {
            return try CompactJSONEncoder().encode(message)
        } catch {
            throw WireError(
                code: .notAMessage,
                message: "\(type(of: message)) cannot be written as JSON: \(describe(error))",
                cause: error
            )
        }
    }

    /// Decodes a message.
    /// - Throws: `WireError` with code `notAMessage` if the bytes are not JSON, or a different message.
    public static func decode<Message: Decodable>(
        _ type: Message.Type,
        from body: [UInt8]
    ) throws(WireError) -> Message {
        do {
            return try CompactJSONDecoder().decode(type, from: body)
        } catch {
            throw WireError(
                code: .notAMessage,
                message: "\(body.count) bytes are not a valid \(type): \(describe(error))",
                cause: error
            )
        }
    }

    /// Describes where and why coding failed, without the values themselves.
    private static func describe(_ error: any Error) -> String {
        let context: DecodingError.Context
        switch error {
        case DecodingError.dataCorrupted(let found), DecodingError.keyNotFound(_, let found),
            DecodingError.typeMismatch(_, let found), DecodingError.valueNotFound(_, let found):
            context = found
        case EncodingError.invalidValue(_, let found):
            return "\(path(found.codingPath)): \(found.debugDescription)"
        default:
            return String(describing: error)
        }
        return "\(path(context.codingPath)): \(context.debugDescription)"
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.isEmpty
            ? "at the top" : "at " + keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
    }
}
