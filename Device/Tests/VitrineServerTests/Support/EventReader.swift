import Foundation

/// Reads the events of a page's stream in order.
final class EventReader {
    struct Event {
        var name: String
        var value: [String: Any]
    }

    let port: Int
    private let connection: RawConnection
    private var rest = ""

    init(port: Int) async throws {
        self.port = port
        connection = try RawConnection(port: port)
        await connection.send("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    }

    /// Reads events up to and including the next state that satisfies the condition.
    func state(where isWanted: ([String: Any]) -> Bool = { _ in true }) async throws -> [String: Any] {
        while true {
            let event = try await next()
            if event.name == "state", isWanted(event.value) { return event.value }
        }
    }

    /// The value of a setting in a state.
    static func setting(_ name: String, in state: [String: Any]) -> String? {
        (state["settings"] as? [[String: Any]])?.first { $0["name"] as? String == name }?["value"] as? String
    }

    /// The widgets of a state.
    static func widgets(_ state: [String: Any]) -> [[String: Any]] { state["widgets"] as? [[String: Any]] ?? [] }

    func end() { connection.end() }

    private func next() async throws -> Event {
        while true {
            if let block = takeBlock() {
                if let event = event(block) { return event }
                continue
            }
            let more = try await connection.read(until: "\n\n")
            guard !more.isEmpty else { throw RawConnection.Failure(description: "the stream ended") }
            // The stream uses chunked encoding; each chunk starts with a line that contains its length.
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
        // The value of every event is an object, except for the trace's list, which no test reads.
        let value = try? JSONSerialization.jsonObject(with: Data(name.2.utf8)) as? [String: Any]
        return Event(name: String(name.1), value: value ?? [:])
    }
}
