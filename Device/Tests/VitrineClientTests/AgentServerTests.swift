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

    /// A message and the code of the error that answers it.
    struct Wrong: Sendable, CustomTestStringConvertible {
        var text: String
        var code: Int
        var id: JSONValue = .null
        var testDescription: String { String(text.prefix(60)) }
    }

    @Test(arguments: [
        Wrong(text: "garbage", code: -32_700),
        Wrong(text: #"{"jsonrpc":"2.0","id":1,"method":"pi"#, code: -32_700),
        Wrong(text: "\u{0}\u{1}\u{2}", code: -32_700),
        Wrong(text: String(repeating: "[", count: 5_000), code: -32_700),
        Wrong(
            text: #"{"id":"# + String(repeating: "[", count: 300) + String(repeating: "]", count: 300) + "}",
            code: -32_600
        ),
        Wrong(text: "[]", code: -32_600),
        Wrong(text: "42", code: -32_600),
        Wrong(text: "null", code: -32_600),
        Wrong(text: #"{"id":1,"method":"ping"}"#, code: -32_600, id: 1),
        Wrong(text: #"{"jsonrpc":2.0,"id":1,"method":"ping"}"#, code: -32_600, id: 1),
        Wrong(text: #"{"jsonrpc":"2.0","id":1,"method":7}"#, code: -32_600, id: 1),
        Wrong(text: #"{"jsonrpc":"2.0","id":1}"#, code: -32_600, id: 1),
        Wrong(text: #"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, code: -32_600),
        Wrong(text: #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, code: -32_600),
        Wrong(text: #"{"jsonrpc":"2.0","id":"x","method":"pong"}"#, code: -32_601, id: "x"),
        Wrong(text: #"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, code: -32_602, id: 1),
        Wrong(text: #"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, code: -32_602, id: 1),
        Wrong(text: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":7}}"#, code: -32_602, id: 1),
        Wrong(
            text: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"stauts"}}"#,
            code: -32_602,
            id: 1
        ),
        Wrong(
            text: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"read","arguments":[]}}"#,
            code: -32_602,
            id: 1
        ),
        Wrong(
            text: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"read","arguments":{}}}"#,
            code: -32_602,
            id: 1
        ),
        Wrong(
            text: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"read","arguments":{"widget":1}}}"#,
            code: -32_602,
            id: 1
        ),
        Wrong(
            text:
                #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"read","arguments":{"widgt":"w1"}}}"#,
            code: -32_602,
            id: 1
        ),
        Wrong(
            text: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"trace","arguments":{"last":"9"}}}"#,
            code: -32_602,
            id: 1
        ),
    ])
    func wrongMessageIsAnError(_ wrong: Wrong) async throws {
        let answer = try #require(try await answer(wrong.text))
        #expect(answer["error"]?["code"] == .integer(wrong.code), "\(answer)")
        #expect(answer["id"] == wrong.id)
        #expect(answer["jsonrpc"] == "2.0")
        let next = try #require(try await self.answer(#"{"jsonrpc":"2.0","id":9,"method":"ping"}"#))
        #expect(next == ["jsonrpc": "2.0", "id": 9, "result": [:]])
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
        guard case .array(let all) = answers, all.count == 2 else {
            Issue.record("\(String(describing: answers))")
            return
        }
        #expect(all[0] == ["jsonrpc": "2.0", "id": 1, "result": [:]])
        #expect(all[1]["error"]?["code"] == -32_600)
    }

    @Test func misspeltNamesAreAnsweredWithTheClosest() async throws {
        func message(_ text: String) async throws -> String {
            try await answer(text)?["error"]?["message"]?.string ?? ""
        }
        let tool = try await message(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"stauts"}}"#)
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
        guard case .array(let tools) = answer["result"]?["tools"] else {
            Issue.record("no tools: \(answer)")
            return
        }
        #expect(
            tools.compactMap { $0["name"]?.string } == [
                "status", "memory", "read", "why", "place", "tap", "advance", "set", "lock", "unlock", "state",
                "remove",
                "move", "undo", "redo", "reload", "ask", "spend", "push", "open", "close", "update", "intent",
                "session", "reset",
                "reboot",
                "trace", "screenshot",
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
        let call =
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"read","arguments":{"widget":"w9"}}}"#
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
        let lines = try await run(link, [Self.read(1, #","_meta":{"progressToken":"t"}"#), Self.ping]) { line in
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
        let lines = try await run(link, [Self.read(1), cancel, Self.ping])
        #expect(lines == [#"{"id":9,"jsonrpc":"2.0","result":{}}"#])
    }

    private static let ping = #"{"jsonrpc":"2.0","id":9,"method":"ping"}"#

    private static func read(_ id: Int, _ rest: String = "") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"read","arguments":{"widget":"w1"}\#(rest)}}"#
    }

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
        let answer = try #require(
            try await answer(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{\#(call)}}"#)
        )
        #expect(answer["result"]?["isError"] == true)
        guard case .array(let content) = answer["result"]?["content"] else { return }
        #expect(content.first?["text"]?.string?.hasPrefix(says) == true, "\(answer)")
    }
}
