import Foundation
import Testing
import VitrineDevice

@testable import VitrineClient

/// What clients send: every wrong message is answered with an error of JSON-RPC, and the server goes on.
struct AgentServerTests {
    private let server: AgentServer

    /// A server whose device answers every request with `status` and `body`.
    init() {
        server = Self.server { _ in DeviceAnswer(status: 200, body: Data(#"{"done":true}"#.utf8)) }
    }

    private static func server(_ answer: @escaping @Sendable (DeviceRequest) -> DeviceAnswer) -> AgentServer {
        let link = DeviceLink { request async throws(ClientError) in answer(request) }
        return AgentServer(device: DeviceClient(link)) { _ async throws(ClientError) in
            throw ClientError(.browser, "a picture needs a headless browser")
        }
    }

    private func answer(_ text: String) async throws -> JSONValue? {
        guard let data = await server.answer(to: .bytes(Array(text.utf8))) else { return nil }
        return try JSONDecoder().decode(JSONValue.self, from: data)
    }

    /// A call of a tool, with further members of its parameters.
    private static func call(_ rest: String) -> String {
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(rest)}}"#
    }

    /// Messages, by the code and the identifier of the error that answers them.
    private static let wrong: [(code: Int, id: JSONValue, messages: [String])] = [
        (
            -32_700, .null,
            [
                "garbage", #"{"jsonrpc":"2.0","id":1,"method":"pi"#, "\u{0}\u{1}\u{2}",
                String(repeating: "[", count: 5_000),
            ]
        ),
        (
            -32_600, .null,
            [
                #"{"id":"# + String(repeating: "[", count: 300) + String(repeating: "]", count: 300) + "}", "[]", "42",
                "null", #"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#,
            ]
        ),
        (
            -32_600, 1,
            [
                #"{"id":1,"method":"ping"}"#, #"{"jsonrpc":2.0,"id":1,"method":"ping"}"#,
                #"{"jsonrpc":"2.0","id":1,"method":7}"#, #"{"jsonrpc":"2.0","id":1}"#,
            ]
        ),
        (-32_601, "x", [#"{"jsonrpc":"2.0","id":"x","method":"pong"}"#]),
        (
            -32_602, 1,
            [
                #"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#,
                #"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, call(#""name":7"#), call(#""name":"stauts""#),
                call(#""name":"read","arguments":[]"#), call(#""name":"read","arguments":{}"#),
                call(#""name":"read","arguments":{"widget":1}"#), call(#""name":"read","arguments":{"widgt":"w1"}"#),
                call(#""name":"trace","arguments":{"last":"9"}"#),
            ]
        ),
    ]

    @Test func wrongMessageIsAnError() async throws {
        for (code, id, messages) in Self.wrong {
            for message in messages {
                let answer = try #require(try await answer(message))
                #expect(answer["error"]?["code"] == .integer(code), "\(message.prefix(60)): \(answer)")
                #expect(answer["id"] == id, "\(message.prefix(60))")
                #expect(answer["jsonrpc"] == "2.0")
                let next = try await self.answer(Self.ping)
                #expect(next == ["jsonrpc": "2.0", "id": 9, "result": [:]])
            }
        }
    }

    @Test(arguments: [
        "", "   \r", #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        #"{"jsonrpc":"2.0","method":"tools/call","params":7}"#, #"{"jsonrpc":"2.0","id":1,"result":{}}"#,
    ])
    func notificationsAndAnswersGetNoAnswer(_ text: String) async throws {
        #expect(try await answer(text) == nil)
    }

    @Test func batchIsAnsweredWithTheAnswersToItsRequests() async throws {
        let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
        let notification = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
        #expect(try await answer("[\(notification)]") == nil)
        let answers = try await answer("[\(ping),\(notification),[\(ping)]]")
        let all = try #require(Self.elements(answers))
        try #require(all.count == 2)
        #expect(all[0] == ["jsonrpc": "2.0", "id": 1, "result": [:]])
        #expect(all[1]["error"]?["code"] == -32_600)
    }

    @Test func misspeltNamesAreAnsweredWithTheClosest() async throws {
        func message(_ text: String) async throws -> String {
            try await answer(text)?["error"]?["message"]?.string ?? ""
        }
        let tool = try await message(Self.call(#""name":"stauts""#))
        #expect(tool == "there is no tool stauts; did you mean status?")
        let method = try await message(#"{"jsonrpc":"2.0","id":1,"method":"tool/list"}"#)
        #expect(method == "there is no method tool/list; did you mean tools/list?")
    }

    @Test(arguments: [("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18")])
    func revisionIsAgreedOn(wanted: String, agreed: String) async throws {
        let answer = try #require(
            try await answer(
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(wanted)"}}"#
            )
        )
        #expect(answer["result"]?["protocolVersion"] == .string(agreed))
        #expect(answer["result"]?["serverInfo"]?["name"] == "vitrine")
    }

    @Test func everyToolHasASchemaOfItsArguments() async throws {
        let answer = try #require(try await answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#))
        let tools = try #require(Self.elements(answer["result"]?["tools"]))
        #expect(
            tools.compactMap { $0["name"]?.string } == [
                "status", "memory", "read", "why", "place", "tap", "advance", "set", "lock", "unlock", "state",
                "remove", "move", "undo", "redo", "reload", "ask", "spend", "push", "open", "close", "update", "intent",
                "session", "reset", "reboot", "trace", "screenshot",
            ]
        )
        #expect(
            tools.allSatisfy { $0["inputSchema"]?["type"] == "object" && $0["description"]?.string?.isEmpty == false }
        )
    }

    @Test func refusalOfTheDeviceIsAResultThatTheModelReads() async throws {
        let server = Self.server { _ in
            DeviceAnswer(
                status: 404,
                body: Data(#"{"error":{"code":"notFound","message":"there is no widget w9"}}"#.utf8)
            )
        }
        let call = Self.call(#""name":"read","arguments":{"widget":"w9"}"#)
        let data = try #require(await server.answer(to: .bytes(Array(call.utf8))))
        let result = try JSONDecoder().decode(JSONValue.self, from: data)["result"]
        #expect(result == ["content": [["type": "text", "text": "there is no widget w9"]], "isError": true])
    }

    @Test func inputThatEndsEarlyIsAnsweredAndEndsTheRun() async throws {
        let (input, bytes) = AsyncStream.makeStream(of: Data.self)
        bytes.yield(Data(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#.utf8) + Data("\n{\"jsonrpc\":".utf8))
        bytes.yield(Data(repeating: UInt8(ascii: "x"), count: AgentServer.messageLimit + 1))
        bytes.yield(Data("\n{\"half".utf8))
        bytes.finish()
        var lines: [String] = []
        try await server.run(input) { lines.append(String(decoding: $0, as: UTF8.self)) }
        #expect(
            lines == [
                #"{"id":1,"jsonrpc":"2.0","result":{}}"#,
                #"{"error":{"code":-32600,"message":"a message has at most 1048576 bytes"},"id":null,"jsonrpc":"2.0"}"#,
                #"{"error":{"code":-32700,"message":"the line is not JSON; send one message a line"},"id":null,"jsonrpc":"2.0"}"#,
            ]
        )
    }

    /// The tool `read` answers only after its call has been told three times that it goes on.
    @Test func callThatTakesLongLetsOthersBeAnsweredAndSaysThatItGoesOn() async throws {
        let (steps, go) = AsyncStream.makeStream(of: Void.self)
        let link = DeviceLink { _ async throws(ClientError) in
            for await _ in steps.prefix(3) {}
            return DeviceAnswer(status: 404, body: Data(#"{"error":{"message":"no"}}"#.utf8))
        }
        let lines = try await run(link, [Self.call(Self.read + #","_meta":{"progressToken":"t"}"#), Self.ping]) {
            line in
            if line.contains("notifications/progress") { go.yield() }
        }
        #expect(lines.first { !$0.contains("progress") } == #"{"id":9,"jsonrpc":"2.0","result":{}}"#)
        #expect(lines.contains { $0.contains(#"{"progress":3,"progressToken":"t"}"#) }, "\(lines)")
        #expect(lines.contains { $0.contains(#""id":1,"#) }, "\(lines)")
    }

    @Test func cancelledCallEndsAndIsNotAnswered() async throws {
        let link = DeviceLink { _ async throws(ClientError) in
            // Nothing ends the stream but the end of the task.
            let (never, hold) = AsyncStream.makeStream(of: Void.self)
            for await _ in never {}
            withExtendedLifetime(hold) {}
            return DeviceAnswer(status: 200, body: Data())
        }
        let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
        let lines = try await run(link, [Self.call(Self.read), cancel, Self.ping])
        #expect(lines == [#"{"id":9,"jsonrpc":"2.0","result":{}}"#])
    }

    private static let ping = #"{"jsonrpc":"2.0","id":9,"method":"ping"}"#

    private static func elements(_ value: JSONValue?) -> [JSONValue]? {
        if case .array(let elements)? = value { elements } else { nil }
    }

    private static let read = #""name":"read","arguments":{"widget":"w1"}"#

    /// The lines that a server writes for messages.
    private func run(
        _ link: DeviceLink,
        _ messages: [String],
        _ look: (String) -> Void = { _ in }
    ) async throws -> [String] {
        var server = AgentServer(device: DeviceClient(link)) { _ async throws(ClientError) in Data() }
        server.progressInterval = .milliseconds(1)
        let (input, bytes) = AsyncStream.makeStream(of: Data.self)
        for message in messages { bytes.yield(Data("\(message)\n".utf8)) }
        bytes.finish()
        var lines: [String] = []
        try await server.run(input) { data in
            lines.append(String(decoding: data, as: UTF8.self))
            look(lines[lines.count - 1])
        }
        return lines
    }

    @Test(arguments: [
        (#""name":"trace","arguments":{"last":0}"#, "last is a number from 1 to 2000"),
        (#""name":"screenshot","arguments":{"page":0}"#, "page is a number from 1 to 100"),
        (#""name":"screenshot","arguments":{"page":1,"widget":"w1"}"#, "a picture is of a widget or of a page"),
        (#""name":"set","arguments":{"value":"dark"}"#, "a value needs the name of a setting"),
    ])
    func argumentThatCannotBeUsedIsRefused(call: String, says: String) async throws {
        let result = try #require(try await answer(Self.call(call))?["result"])
        #expect(result["isError"] == true)
        let content = try #require(Self.elements(result["content"]))
        #expect(content.first?["text"]?.string?.hasPrefix(says) == true, "\(result)")
    }
}
