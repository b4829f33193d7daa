import Foundation
import Hummingbird
import NIOCore

/// The body of a command: JSON, 64 KiB at most.
enum CommandBody {
    /// The limit in bytes.
    static let limit = 64 * 1024

    /// Reads a command.
    /// - Throws: `HTTPError` 413 for a larger body, 400 for one that is not the JSON asked for; what the connection says
    ///   if it breaks.
    static func read<Value: Decodable>(_ type: Value.Type, from request: Request) async throws -> Value {
        let buffer: ByteBuffer
        do {
            buffer = try await request.body.collect(upTo: limit)
        } catch is NIOTooManyBytesError {
            throw HTTPError(.contentTooLarge, message: "A command has \(limit) bytes at most.")
        }
        do {
            return try JSONDecoder().decode(type, from: Data(buffer.readableBytesView))
        } catch {
            throw HTTPError(
                .badRequest,
                message: "The command is not the JSON object that this path takes: \(reason(error))."
            )
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "the key \"\(key.stringValue)\" is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "the value of \"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" is of another type"
        default: "it cannot be read"
        }
    }
}

/// The answer to a command that has nothing to say.
struct Done: ResponseCodable {
    /// Always true.
    var done = true
}
