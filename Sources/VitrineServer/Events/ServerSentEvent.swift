import Foundation
import NIOCore

/// One message of an event stream: a name and a JSON value.
///
/// Written as the text form of server-sent events (WHATWG HTML, "Server-sent events"): JSON holds no raw line break, so
/// one `data` line carries it.
struct ServerSentEvent {
    /// The event's name, by which the page listens.
    let name: String
    /// The value as JSON text.
    let json: Data

    /// Makes an event from a value.
    init(name: String, value: some Encodable) throws {
        self.name = name
        json = try JSONEncoder().encode(value)
    }

    /// The bytes on the wire.
    var buffer: ByteBuffer {
        var buffer = ByteBufferAllocator().buffer(capacity: json.count + name.utf8.count + 24)
        buffer.writeString("event: \(name)\ndata: ")
        buffer.writeBytes(json)
        buffer.writeString("\n\n")
        return buffer
    }

    /// Sent first, since some browsers report a stream as open only after a byte: after how many milliseconds the page
    /// tries again once the stream is broken.
    static var greeting: ByteBuffer { ByteBuffer(string: "retry: 1000\n\n") }
}
