import BrowserTesting
import Foundation
import Testing
import VitrineClient
import VitrineDevice

/// `vitrine mcp` as a process beside a running device.
@Suite(.serialized, .timeLimit(.minutes(1)))
struct AgentCommandTests {
    private func answers(_ messages: [String], port: Int) async throws -> (status: Int32, answers: [JSONValue]) {
        let input = messages.joined(separator: "\n")
        let (status, output, errors) = try await VitrineCommandLine.run(["mcp", "--port", "\(port)"], input: input)
        #expect(errors.isEmpty)
        let answers = try output.split(separator: "\n")
            .map {
                try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8))
            }
        return (status, answers)
    }

    private func call(_ id: Int, _ tool: String, _ arguments: JSONValue = [:]) -> String {
        let message: JSONValue = [
            "jsonrpc": "2.0", "id": .integer(id), "method": "tools/call",
            "params": ["name": .string(tool), "arguments": arguments],
        ]
        return CommandJSON.text(message, isOneLine: true)
    }

    @Test func agentPlacesAdvancesTapsAndReads() async throws {
        let served = try ServedDevice(behaviour: "good", placements: [.systemSmall])
        try await served.withServer { port in
            await served.isLoaded()
            let (status, answers) = try await answers(
                [
                    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
                    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
                    call(2, "place", ["kind": "faulty", "family": "medium"]), call(3, "advance", ["to": "next-entry"]),
                    "garbage", call(4, "tap", ["widget": "w1", "control": "a0"]),
                    call(5, "set", ["name": "appearance", "value": "dark"]), call(6, "lock"),
                    call(7, "remove", ["widget": "w2"]),
                    call(8, "remove", ["widget": "w2"]), call(9, "status"), call(10, "trace", ["last": 3]),
                ],
                port: port
            )
            #expect(status == 0)
            #expect(answers.map { $0["id"] } == [1, 2, 3, .null, 4, 5, 6, 7, 8, 9, 10])
            #expect(answers.count { $0["error"] != nil } == 1)
            let failed = answers.filter { $0["result"]?["isError"] == true }
            #expect(failed.map { $0["id"] } == [8])
            let state = await served.device.snapshot()
            #expect(state.widgets.map(\.id) == ["w1"])
            #expect(state.settings.appearance == .dark)
            #expect(state.settings.isLocked)
            #expect(await served.device.trace().contains { $0.kind == .intentPerformed })
        }
    }

    @Test func serverWithoutADeviceAnswersSo() async throws {
        let (status, answers) = try await answers([call(1, "status")], port: 1)
        #expect(status == 0)
        #expect(answers.count == 1)
        #expect(answers.first?["result"]?["isError"] == true)
    }
}
