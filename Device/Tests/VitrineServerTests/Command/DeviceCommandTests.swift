import BrowserTesting
import Foundation
import Testing
import VitrineClient
import VitrineDevice
import VitrineTesting
import VitrineWire

@testable import VitrineServer

/// The commands for a running device: whole output, statuses, and what they change.
@Suite(.serialized, .hangGuard)
struct DeviceCommandTests {
    /// Performs commands one after another, those that begin with `vitrine` as processes, and compares the transcript.
    private func check(_ name: String, _ commands: [[String]], on served: LoadedDevice) async throws {
        var text = ""
        for command in commands {
            text += "$ \(command.joined(separator: " "))\n"
            guard command[0] == "vitrine" else {
                text += try await perform(command, on: DeviceClient(.http(port: served.port), waits: true))
                continue
            }
            let (status, output, errors) = try await served.run(Array(command.dropFirst()))
            text += output + errors.split(separator: "\n").map { "! \($0)\n" }.joined()
            if status != 0 { text += "status \(status)\n" }
        }
        try Expected.check(text.replacing(/[0-9a-f]{32}/, with: "DIGEST"), "\(name).txt")
    }

    /// What a command of the table prints; a process of its own would take a fifth of a second of a core.
    private func perform(_ words: [String], on client: DeviceClient) async throws -> String {
        let command = try #require(ClientCommand.all.first { $0.name == words[0] })
        var names = command.parameters.filter { !$0.isNamed }.map(\.name)[...]
        var rest = words.dropFirst().filter { $0 != "--json" }[...]
        var values: [String: String] = [:]
        while let word = rest.popFirst() {
            if word.hasPrefix("--") {
                values[String(word.dropFirst(2))] = rest.popFirst()
            } else {
                values[names.removeFirst()] = word
            }
        }
        let answer = try await command.perform(on: client, values)
        return (words.contains("--json") ? [answer.json] : answer.lines).map { $0 + "\n" }.joined()
    }

    @Test func lookingAtADevice() async throws {
        try await LoadedDevice.serve { served in
            let commands = [
                ["vitrine", "status"], ["status", "--json"], ["read", "w1"], ["vitrine", "read", "w2", "--json"],
                ["set"],
            ]
            try await check("looking", commands, on: served)

            let (_, output, _) = try await served.run(["memory"])
            let lines = output.split(separator: "\n")
            #expect(lines.count == 2)
            #expect(lines.first?.hasPrefix("  Faulty  app ") == true && lines.first?.contains("of 30") == false)
            #expect(lines.last?.firstMatch(of: #/MiB +of 30  .* resident$/#) != nil, "\(output)")
            let (_, json, _) = try await served.run(["memory", "--json"])
            let programs = try JSONDecoder().decode([ProgramMemory].self, from: Data(json.utf8))
            #expect(programs.map(\.limitBytes) == [nil, 30 << 20])
            let (peak, resident) = (try #require(programs.last?.peakBytes), try #require(programs.last?.residentBytes))
            #expect(peak > 1 << 20 && resident > peak)
        }
    }

    @Test func changingADevice() async throws {
        let commands = [
            ["vitrine", "place", "faulty", "--family", "medium"], ["place", "Faulty", "--at", "2,1,1", "--json"],
            ["vitrine", "place", "faulty", "--at", "1,1,1"], ["vitrine", "place", "falty"], ["remove", "w3"],
            ["vitrine", "set", "appearance", "dark", "--json"], ["vitrine", "set", "textSize"],
            ["vitrine", "advance", "next-entry"],
            ["advance", "15m", "--json"], ["vitrine", "lock", "--json"], ["vitrine", "open", "Faulty"], ["unlock"],
            ["open", "Faulty", "--json"], ["open", "home"], ["vitrine", "open", "faulty://refused"], ["open", "w1"],
            ["vitrine", "tap", "w1", "a0"], ["tap", "w1"], ["session", "Faulty", "on"], ["push", "Faulty"],
            ["reload", "faulty", "--json"], ["move", "w1", "2,3,1"], ["undo"], ["redo", "--json"],
            ["vitrine", "move", "w2", "2,1,1", "--others", "move"], ["vitrine", "undo", "--change", "x"],
            ["intent", "Faulty", "LogIntent", "--parameters", #"{"count": 2}"#], ["close", "Faulty", "--json"],
            ["state", "save", "quiet day"], ["state", "--json"], ["vitrine", "reset", "Faulty", "--data", "none"],
            ["update", "Faulty"], ["reboot"],
        ]
        try await LoadedDevice.serve { try await check("changing", commands, on: $0) }
    }

    /// What a command says that a device refuses; it is performed here, without a process.
    @Test func refusalNamesTheRemedy() async throws {
        let refused: [(name: String, values: [String: String], code: ClientError.Code, message: String)] = [
            (
                "place", ["kind": "faulty", "family": "smal"], .notFound,
                "faulty has no family smal on this screen; did you mean small?"
            ),
            (
                "place", ["kind": "faulty", "app": "app.falty"], .notFound,
                "there is no app app.falty; did you mean app.faulty?"
            ),
            ("remove", ["widget": "w3"], .notFound, "there is no widget w3; did you mean w1?"),
            (
                "set", ["name": "appearance", "value": "drak"], .badValue,
                "drak is not a value of appearance; did you mean dark?"
            ),
            (
                "set", ["name": "apearance", "value": "dark"], .notFound,
                "there is no setting apearance; did you mean appearance?"
            ),
            (
                "set", ["name": "speed", "value": "fast"], .badValue,
                "the speed must be a number of at least 0, such as 60, not fast"
            ),
            ("open", ["target": "falty"], .notFound, "falty is not an app, a widget or a link; did you mean Faulty?"),
            ("close", ["app": "falty"], .notFound, "there is no app falty; did you mean Faulty?"),
            ("tap", ["widget": "w1", "control": "b0"], .notFound, "w1 has no control b0; did you mean a0?"),
            ("redo", [:], .notFound, "there is nothing to redo"),
            (
                "move", ["widget": "w2", "to": "1,1,1"], .refused,
                "there is no room for a medium widget on page 1, column 1, row 1; choose another position"
            ),
            (
                "intent", ["app": "Faulty", "name": "LogIntent", "parameters": "count=2"], .badValue,
                "parameters is a JSON object, not count=2"
            ),
        ]
        try await LoadedDevice.serve { served in
            let client = DeviceClient(.http(port: served.port))
            for (name, values, code, message) in refused {
                let command = try #require(ClientCommand.all.first { $0.name == name })
                let error = await #expect(throws: ClientError.self) { try await command.perform(on: client, values) }
                #expect(error?.code == code && error?.message == message)
            }
        }
    }

    @Test func optionsReachTheDevice() async throws {
        try await LoadedDevice.serve { served in
            let (status, _, errors) = try await served.run([
                "place", "faulty", "--configure", "city=Bonn, am Rhein,days=2",
            ])
            #expect(status == 0, "\(errors)")
            let placed = try #require(await served.device.snapshot().widgets.last)
            #expect(placed.configuration == ["city": "\"Bonn, am Rhein\"", "days": "2"])
            let (_, output, _) = try await served.run(["status", "--json"])
            let told = try JSONDecoder().decode(JSONValue.self, from: Data(output.utf8))["widgets"]
            guard case .array(let widgets)? = told else { return #expect(Bool(false), "\(output)") }
            #expect(widgets.last?["configuration"] == ["city": "Bonn, am Rhein", "days": 2])

            // A tap on a picture of the time before has a status of its own.
            let before = try #require(await served.device.snapshot().widgets.first?.picture?.digest)
            try await served.device.advanceToNextEntry()
            let stale = try await served.run(["tap", "w1", "a0", "--digest", "\(before)"])
            #expect(stale.status == 75 && stale.output.isEmpty)
            #expect(
                stale.errors == """
                    vitrine: w1 shows another picture than \(before); read it again with `vitrine read w1` and tap what it \
                    shows

                    """
            )

            let none = try await served.run(["screenshot", "w1"], environment: ["VITRINE_BROWSER": "/none"])
            #expect(none.status == 69)
            #expect(none.errors == "vitrine: VITRINE_BROWSER names /none, which is not a program\n")

            // A value that begins with a minus is no option.
            let back = try await served.run(["advance", "-1h"])
            #expect(back.status == 65)
            #expect(back.errors.hasPrefix("vitrine: -1h goes back, and time advances only"), "\(back.errors)")
            let port = ["--port", "\(served.port)"]
            for command in [["set"] + port + ["location", "-33.9,151.2"], ["set", "location", "-33.9,151.2"] + port] {
                let (status, _, errors) = try await VitrineCommandLine.run(command)
                #expect(status == 0, "\(errors)")
            }
        }
    }

    @Test(arguments: [
        (["stauts"], "vitrine: there is no command stauts; did you mean status?\n"),
        (["help", "stauts"], "vitrine: there is no command stauts; did you mean status?\n"),
        (["frobnicate"], "vitrine: there is no command frobnicate; known are"),
        (["status", "--prot", "1"], "vitrine: Unknown option '--prot'. Did you mean '--port'?\n"),
        (["status", "--port", "0"], "vitrine: --port must be a number from 1 to 65535, not 0\n"),
        (
            ["trace", "--kind", "reloadStartd"],
            "vitrine: --kind: reloadStartd is not a kind of record; did you mean reloadStarted?\n"
        ),
        (["trace", "--script", "--follow"], "vitrine: --script goes with --port only"),
        (
            ["place", "x", "--at", "0,1,1"],
            "vitrine: --at is PAGE,COLUMN,ROW, each counted from 1, such as 1,1,3, not 0,1,1\n"
        ),
        (["why", "w1", "--at", "noon"], "vitrine: --at: noon is not an ISO 8601 time; write it as 2026-01-31"),
        (["why"], "vitrine: Missing expected argument '<widget>'"),
        (["run", "--now", "2026-02-30T00:00:00Z"], "vitrine: --now: 2026-02-30T00:00:00Z has a day or a time that no"),
        (["run", "--watch"], "vitrine: --watch goes with --package or --project\n"),
        (["host"], "vitrine: Missing expected argument '<paths> ...'\n"),
        (["host", ".", "--now", "noon"], "vitrine: --now: noon is not an ISO 8601 time"),
        (["host", ".", "--locale", "zz"], "vitrine: --locale: \"zz\" is not a locale of a known language"),
        (["host", ".", "--location=37.53"], "vitrine: --location is not a place: 37.53; write degrees north and east"),
        (["host", ".", "--shard", "1/2"], "vitrine: --shard goes with --check\n"),
        (["host", ".", "--watch", "--check"], "vitrine: --watch shows a device, which --check does not\n"),
        (["sheet", "x", "--locale", "xx_YY"], "vitrine: --locale: \"xx_YY\" is not a locale of a known language"),
        (["sheet", "x", "--accept"], "vitrine: --accept stores the sheet in the folder of --check"),
        (
            ["sheet", "x", "--cache", "https://cache.example/pictures"],
            "vitrine: The value 'https://cache.example/pictures' is invalid for '--cache <cache>': --cache is a folder or"
        ),
        (["doctor", "--annotations"], "vitrine: --annotations is about projects; name one with --project"),
        (["doctor", "--sarif", "x.sarif"], "vitrine: --sarif is about projects; name one with --project"),
        (["doctor", "--junit", "x.xml"], "vitrine: --junit is about projects; name one with --project"),
        (["doctor", "--configuration", "x"], "vitrine: --configuration is about projects; name one with --project"),
        (["fleet", "--policy=15m@noon"], "vitrine: --policy is not a policy: 15m@noon; write it as"),
        (["tap"], "vitrine: Missing expected argument '<widget>'\n"),
    ])
    func wrongUsageHasStatus64(arguments: [String], message: String) async throws {
        let (status, output, errors) = try await VitrineCommandLine.run(arguments)
        #expect(status == 64)
        #expect(output.isEmpty)
        #expect(errors.hasPrefix(message), "\(errors)")
    }

    /// `/dev/full` fails each write as a full disk does (full(4)).
    @Test func outputThatCannotBeWrittenIsAnErrorOfItsOwn() async throws {
        try await LoadedDevice.serve { served in
            for command in ["status", "trace"] {
                let (status, _, errors) = try await served.run([command], by: #"exec "$0" "$@" >/dev/full"#)
                #expect(status == 74, "\(command)")
                #expect(errors == "vitrine: standard output cannot be written: No space left on device\n", "\(command)")
            }
            // The first process of the pipe has ended before the second one writes.
            let (status, _, errors) = try await served.run(["trace"], isRead: false)
            #expect(status == 0)
            #expect(errors.isEmpty, "\(errors)")
        }
        // An error that cannot be written keeps its status.
        let (status, output, _) = try await VitrineCommandLine.run(["frobnicate"], by: #"exec "$0" "$@" 2>/dev/full"#)
        #expect(status == 64 && output.isEmpty)
    }

    @Test(arguments: [["status"], ["trace"], ["why", "w1"]])
    func commandWithoutADeviceHasStatus69(_ command: [String]) async throws {
        let (status, _, errors) = try await VitrineCommandLine.run(command + ["--port", "1"])
        #expect(status == 69)
        #expect(
            errors
                == "vitrine: no device answers on 127.0.0.1:1; start one with `vitrine run`, or name its --port\n"
        )
    }

    @Test func versionAndCompletionsArePrinted() async throws {
        let version = try await VitrineCommandLine.run(["--version"])
        #expect(version.status == 0)
        #expect(version.output == "vitrine \(VitrineVersion.number)\n")
        for shell in ["bash", "zsh", "fish"] {
            let (status, output, _) = try await VitrineCommandLine.run(["--generate-completion-script", shell])
            #expect(status == 0 && output.contains("screenshot") && output.contains("unlock"), "\(shell)")
        }
    }

    @Test(.requiresBrowser) func screenshotOfAWidgetHasItsSize() async throws {
        let folder = try TemporaryContainers()
        let file = folder.path + "/picture.png"
        try await LoadedDevice.serve { served in
            let command = ["screenshot", "w1", "--output", "-", "--scale", "1"]
            let (status, _, errors) = try await served.run(command, by: #"exec "$0" "$@" >'\#(file)'"#)
            #expect(status == 0, "\(errors)")
            let png = try Data(contentsOf: URL(filePath: file))
            #expect(png.prefix(8) == Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
            // The header chunk has the width and the height as big-endian numbers of 32 bits.
            let numbers = [png[16..<20], png[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
            #expect(numbers == [158, 158])
            // Its corners are transparent, for which the picture has a fourth channel.
            #expect(png[25] == 6)
        }
    }
}
