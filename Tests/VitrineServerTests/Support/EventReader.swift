import Foundation

/// Reads the events of a page's stream, one after the other.
final class EventReader {
    /// One event.
    struct Event {
        var name: String
        var value: [String: Any]
    }

    private let connection: RawConnection
    private var rest = ""

    /// Opens the stream.
    init(port: Int) async throws {
        connection = try RawConnection(port: port)
        await connection.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    }

    /// Reads up to the next state that a test wants.
    func state(where isWanted: ([String: Any]) -> Bool = { _ in true }) async throws -> [String: Any] {
        while true {
            let event = try await next()
            if event.name == "state", isWanted(event.value) { return event.value }
        }
    }

    /// Ends the stream.
    func end() { connection.end() }

    private func next() async throws -> Event {
        while true {
            if let block = takeBlock() {
                if let event = event(block) { return event }
                continue
            }
            let more = try await connection.read(until: "\n\n")
            guard !more.isEmpty else { throw RawConnection.Failure(description: "the stream ended") }
            // The stream comes in chunks, each with its length on a line of its own.
            rest += more.replacing(#/\r\n(?:[0-9a-f]+\r\n)?/#.ignoresCase(), with: "")
        }
    }

    private func takeBlock() -> String? {
        guard let end = rest.range(of: "\n\n") else { return nil }
        defer { rest = String(rest[end.upperBound...]) }
        return String(rest[..<end.lowerBound])
    }

    private func event(_ block: String) -> Event? {
        guard let name = block.firstMatch(of: /event: (\w+)\ndata: (.*)/) else { return nil }
        // Every event's value is an object, except the trace's list, which no test asks for.
        let value = try? JSONSerialization.jsonObject(with: Data(name.2.utf8)) as? [String: Any]
        return Event(name: String(name.1), value: value ?? [:])
    }
}
