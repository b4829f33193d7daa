import BrowserTesting
import Foundation
import Testing
import VitrineClient
import VitrineDevice
import VitrineTesting

/// `vitrine mcp` as a process beside a running device.
@Suite(.serialized, .hangGuard)
struct AgentCommandTests {
    private func answers(
        _ messages: [String],
        port: Int,
        environment: [String: String] = [:]
    ) async throws -> [JSONValue] {
        let (status, output, errors) = try await VitrineCommandLine.run(
            ["mcp", "--port", "\(port)"],
            environment: environment,
            input: messages.joined(separator: "\n")
        )
        #expect(status == 0 && errors.isEmpty)
        return try output.split(separator: "\n").map { try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8)) }
    }

    private func call(_ id: Int, _ tool: String, _ arguments: JSONValue = [:]) -> String {
        let message: JSONValue = [
            "jsonrpc": "2.0", "id": .integer(id), "method": "tools/call",
            "params": ["name": .string(tool), "arguments": arguments],
        ]
        return CommandJSON.text(message, isOneLine: true)
    }

    /// The blocks of a tool's answer.
    private func blocks(_ answer: JSONValue) -> [JSONValue] {
        guard case .array(let blocks) = answer["result"]?["content"] else { return [] }
        return blocks
    }

    private static let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47]

    @Test func guideNamesOnlyCommandsAndOptionsThatExist() async throws {
        let known = try await DescribedCommand.all()
        let (status, guide, _) = try await VitrineCommandLine.run(["agents"])
        #expect(status == 0)
        let commands = guide.matches(of: /`vitrine (\w+)([^`]*)`/).map { (String($0.1), String($0.2)) }
        #expect(commands.count >= 12)
        for (name, rest) in commands {
            let command = try #require(known.first { $0.commandName == name }, "\(name)")
            for option in rest.matches(of: /--([a-z-]+)/) {
                #expect(command.words.contains(String(option.1)), "\(name) \(option.0)")
            }
        }
    }

    @Test(.requiresBrowser) func agentPlacesAdvancesTapsAndReads() async throws {
        let served = try ServedDevice(behaviour: "good", placements: [.systemSmall])
        try await served.withServer { port in
            await served.isLoaded()
            let answers = try await answers(
                [
                    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}"#,
                    #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
                    call(2, "place", ["kind": "faulty", "family": "medium"]),
                    call(3, "advance", ["target": "next-entry"]),
                    "garbage", call(4, "tap", ["widget": "w1", "control": "a0"]),
                    call(5, "set", ["name": "appearance", "value": "dark"]), call(6, "lock"),
                    call(7, "remove", ["widget": "w2"]),
                    call(8, "remove", ["widget": "w2"]), call(9, "status"), call(10, "trace", ["last": 3]),
                ],
                port: port
            )
            // What calls no tool is answered at once.
            #expect(answers.map { $0["id"] }.filter { $0 != .null } == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
            #expect(answers.count { $0["error"] != nil } == 1)
            let failed = answers.filter { $0["result"]?["isError"] == true }
            #expect(failed.map { $0["id"] } == [8])
            let withPicture = answers.filter { answer in
                blocks(answer)
                    .contains { block in
                        block["mimeType"] == "image/png"
                            && block["data"]?.string.flatMap { Data(base64Encoded: $0) }?.starts(with: Self.png) == true
                    }
            }
            #expect(withPicture.map { $0["id"] } == [2, 3, 4])
            let state = await served.device.snapshot()
            #expect(state.widgets.map(\.id) == ["w1"])
            #expect(state.settings.appearance == .dark)
            #expect(state.settings.isLocked)
            #expect(await served.device.trace().contains { $0.kind == .intentPerformed })
        }
    }

    @Test func agentSavesAStateResetsAndReturnsWithoutABrowser() async throws {
        try await LoadedDevice.serve { served in
            let name: JSONValue = "a good day"
            let answers = try await answers(
                [
                    call(1, "state"), call(2, "state", ["command": "save", "name": name]), call(3, "state"),
                    call(4, "remove", ["widget": "w1"]), call(5, "state", ["command": "restore", "name": name]),
                    call(6, "reset", ["app": "Faulty", "data": "empty"]), call(7, "memory"),
                    call(8, "state", ["command": "delete", "name": name]),
                    call(9, "state", ["command": "restore", "name": name]), call(10, "state", ["command": "restore"]),
                    call(11, "state", ["command": "kill"]), call(12, "reset", ["app": "Faulty", "data": "nothing"]),
                    call(13, "reset", ["app": "falty"]), call(14, "advance", ["target": "1m"]),
                ],
                port: served.port,
                environment: ["VITRINE_BROWSER": "/nowhere"]
            )
            let texts = answers.map { blocks($0).compactMap { $0["text"]?.string }.joined(separator: "\n") }
            #expect(
                Array(texts.prefix(6)) == [
                    "no state is saved", "saved a good day", "a good day", "removed w1", "restored a good day",
                    "app.faulty begins empty",
                ]
            )
            #expect(texts[6].contains("Faulty") && texts[6].contains("of 30"), "\(texts[6])")
            #expect(texts[7] == "deleted a good day")
            let failed = answers.filter { $0["result"]?["isError"] == true }
            #expect(failed.map { $0["id"] } == [9, 10, 11, 12, 13])
            #expect(texts[9].contains("name") && texts[10].contains("list") && texts[11].contains("sample"))
            // A line says why there is no picture.
            #expect(texts[13].contains("\nThere is no picture: ") && blocks(answers[13]).count == 2, "\(texts[13])")
            #expect(await served.device.snapshot().widgets.map(\.id) == ["w1", "w2"])
            #expect(await served.device.trace().contains { $0.kind == .dataReplaced && $0.subject == "app.faulty" })
        }
    }

    @Test func serverWithoutADeviceAnswersSo() async throws {
        let answers = try await answers([call(1, "status")], port: 1)
        #expect(answers.count == 1)
        #expect(answers.first?["result"]?["isError"] == true)
    }

    /// The arguments of a tool have the names that the command of the same name gives them.
    @Test func toolsAndCommandsNameTheirArgumentsAlike() async throws {
        let commands = try await DescribedCommand.all()
        let answers = try await answers([#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#], port: 1)
        guard case .array(let tools) = answers.first?["result"]?["tools"] else {
            Issue.record("there are no tools: \(answers)")
            return
        }
        for tool in tools {
            let name = try #require(tool["name"]?.string)
            let command = try #require(commands.first { $0.commandName == name }, "\(name)")
            guard case .object(let properties) = tool["inputSchema"]?["properties"] else { continue }
            #expect(Set(properties.keys).isSubset(of: command.words), "\(name): \(properties.keys) of \(command.words)")
        }
    }
}
