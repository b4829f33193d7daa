import CompactJSON

/// Encodes messages as frame bodies, and decodes them.
///
/// A body is JSON as `JSONEncoder` writes it by default: dates are numbers, seconds since 2001-01-01T00:00:00Z.
public enum WireMessage {
    /// Encodes a message.
    /// - Throws: `WireError` with code `notAMessage` if a value cannot be encoded as JSON, such as a number that is not
    ///   finite.
    public static func encode(_ message: some Encodable) throws(WireError) -> [UInt8] {
        try encoded(message)
    }

    /// Encodes a response: the same bytes, without the types that a general encoder makes at run time for each type of
    /// value, which were more than half of an extension's start.
    ///
    /// A number of a person's views that is not finite does not cost the answer: it is written as 0.
    public static func encode(_ response: WireResponse) -> [UInt8] { JSONWriter.bytes(of: response) }

    private static func encoded(_ message: some Encodable) throws(WireError) -> [UInt8] {
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
        try decoded(type, from: body)
    }

    /// Decodes a request: the same value, without the types that a general decoder makes at run time.
    /// - Throws: `WireError` with code `notAMessage` if the bytes are not JSON, or a different message.
    public static func decode(_ type: WireRequest.Type, from body: [UInt8]) throws(WireError) -> WireRequest {
        // No error is lost: the general decoder takes other forms of numbers, too, and its error names the place.
        if let document = try? JSONDocument(body), let request = try? WireRequest(json: document) { return request }
        return try decoded(type, from: body)
    }

    /// Decodes a response: the same value, of whose views only those parts are decoded that are new to a cache.
    /// - Throws: `WireError` with code `notAMessage` if the bytes are not JSON, or a different message.
    public static func decode(
        _ type: WireResponse.Type,
        from body: [UInt8],
        reusing cache: ArchivePartCache
    ) throws(WireError) -> WireResponse {
        try decoded(type, from: body, CompactJSONDecoder(reusing: cache.nodes))
    }

    private static func decoded<Message: Decodable>(
        _ type: Message.Type,
        from body: [UInt8],
        _ decoder: CompactJSONDecoder = CompactJSONDecoder()
    ) throws(WireError) -> Message {
        do {
            return try decoder.decode(type, from: body)
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
