import Foundation
import NIOCore

/// One message of an event stream, with a name and a JSON value.
///
/// The bytes follow the text format of server-sent events (WHATWG HTML, "Server-sent events"). JSON contains no raw
/// line break, so one `data` line carries the whole value.
struct ServerSentEvent {
    /// The event type that the page's script listens for.
    let name: String
    let json: Data

    /// Encodes a value; its dates are seconds since 1970.
    init(name: String, value: some Encodable) throws {
        self.name = name
        let encoder = JSONEncoder()
        // Without it the keys of equal objects have different orders, and a page takes equal values for different ones.
        encoder.outputFormatting = .sortedKeys
        encoder.dateEncodingStrategy = .secondsSince1970
        json = try encoder.encode(value)
    }

    /// The encoded message.
    var buffer: ByteBuffer {
        var buffer = ByteBufferAllocator().buffer(capacity: json.count + name.utf8.count + 24)
        buffer.writeString("event: \(name)\ndata: ")
        buffer.writeBytes(json)
        buffer.writeString("\n\n")
        return buffer
    }

    /// The first bytes of a stream: the page's reconnection delay, one second.
    ///
    /// Some browsers report a stream as open only after they have received a byte.
    static var greeting: ByteBuffer { ByteBuffer(string: "retry: 1000\n\n") }
}
