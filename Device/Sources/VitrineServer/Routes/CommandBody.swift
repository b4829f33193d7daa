import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import WidgetArchive

/// Reads the body of a command, which is JSON of at most 64 KiB.
enum CommandBody {
    /// The largest accepted body, in bytes.
    static let limit = 64 * 1024

    /// Reads a command.
    /// - Throws: `HTTPError` with status 413 for a larger body and 400 for a body that does not decode as `type`; the
    ///   connection's error if the connection breaks.
    static func read<Value: Decodable>(_ type: Value.Type, from request: Request) async throws -> Value {
        try await read(type, from: request.body)
    }

    /// Reads a command from a request's body; throws as ``read(_:from:)``.
    static func read<Value: Decodable>(_ type: Value.Type, from body: RequestBody) async throws -> Value {
        let buffer: ByteBuffer
        do {
            buffer = try await body.collect(upTo: limit)
        } catch is NIOTooManyBytesError {
            throw HTTPError(.contentTooLarge, message: "The command is too large. The limit is \(limit) bytes.")
        }
        do {
            return try JSONDecoder().decode(type, from: Data(buffer.readableBytesView))
        } catch {
            throw HTTPError(
                .badRequest,
                message: "The command is not the JSON object that this path expects: \(reason(error))."
            )
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "the key \"\(key.stringValue)\" is missing"
        case DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty: "it is not an object"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "the value of \"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" has the wrong type"
        default: "it cannot be decoded"
        }
    }
}

/// The response to a command that returns no data.
struct Done: ResponseCodable {
    /// Always true; the property keeps the JSON object from being empty.
    var done = true
}

/// A tap on a button, toggle or link of what a widget or an app showed.
struct TapCommand: Decodable {
    var action: String
    var digest: ArchiveDigest
}

extension Response {
    /// An answer with a body of a media type.
    init(_ body: ByteBuffer, type: String, _ headers: HTTPFields = [:]) {
        self.init(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
        self.headers[.contentType] = type
    }
}
