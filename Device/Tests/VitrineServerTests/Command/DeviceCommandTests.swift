import BrowserTesting
import Foundation
import Testing
import VitrineDevice
import VitrineTesting
import VitrineWire

@testable import VitrineServer

/// The commands for a running device: whole output, statuses, and what they change.
@Suite(.serialized, .hangGuard)
struct DeviceCommandTests {
    /// Runs commands one after another on a device with two widgets, and compares the transcript.
    private func check(_ name: String, _ commands: [[String]]) async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            var text = ""
            for command in commands {
                let (status, output, errors) = try await VitrineCommandLine.run(command + ["--port", "\(port)"])
                text += "$ vitrine \(command.joined(separator: " "))\n" + output
                text += errors.split(separator: "\n").map { "! \($0)\n" }.joined()
                if status != 0 { text += "status \(status)\n" }
            }
            try ExpectedOutput.check(text.replacing(/[0-9a-f]{32}/, with: "DIGEST"), name)
        }
    }

    @Test func lookingAtADevice() async throws {
        try await check(
            "looking",
            [["status"], ["status", "--json"], ["read", "w1"], ["read", "w2", "--json"], ["set"]]
        )
    }

    @Test func changingADevice() async throws {
        try await check(
            "changing",
            [
                ["place", "faulty", "--family", "medium"], ["place", "Faulty", "--at", "2,1,1", "--json"],
                ["place", "faulty", "--at", "1,1,1"], ["place", "falty"], ["place", "faulty", "--family", "smal"],
                ["place", "faulty", "--app", "app.falty"], ["remove", "w3"], ["remove", "w3"],
                ["set", "appearance", "dark", "--json"], ["set", "appearance", "drak"], ["set", "apearance", "dark"],
                ["set", "speed", "fast"], ["set", "textSize"], ["advance", "next-entry"], ["advance", "15m", "--json"],
                ["advance", "soon"], ["advance", "400d"], ["lock", "--json"], ["open", "Faulty"], ["unlock"],
                ["open", "Faulty", "--json"], ["open", "home"], ["open", "faulty://refused"], ["open", "w1"],
                ["open", "falty"], ["tap", "w1", "a0"], ["tap", "w1", "b0"], ["tap", "w1"],
                ["session", "Faulty", "on"], ["push", "Faulty"], ["reload", "faulty", "--json"],
                ["move", "w1", "2,3,1"], ["undo"], ["undo", "--change", "1"], ["redo", "--json"], ["redo"],
                ["move", "w2", "2,1,1"], ["move", "w2", "2,1,1", "--others", "move"], ["undo", "--change", "x"],
                ["intent", "Faulty", "LogIntent", "--parameters", #"{"count": 2}"#],
                ["intent", "Faulty", "LogIntent", "--parameters", "count=2"],
                ["close", "falty"], ["close", "Faulty", "--json"], ["update", "Faulty"], ["reboot"],
            ]
        )
    }

    @Test func placedWidgetHasTheConfigurationOfTheCommand() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            let (status, _, errors) = try await VitrineCommandLine.run([
                "place", "faulty", "--configure", "city=Bonn, am Rhein,days=2", "--port", "\(port)",
            ])
            #expect(status == 0, "\(errors)")
            let placed = try #require(await served.device.snapshot().widgets.last)
            #expect(placed.configuration == ["city": "\"Bonn, am Rhein\"", "days": "2"])
            let (_, output, _) = try await VitrineCommandLine.run(["status", "--json", "--port", "\(port)"])
            let told = try JSONDecoder().decode(JSONValue.self, from: Data(output.utf8))["widgets"]
            guard case .array(let widgets)? = told else { return #expect(Bool(false), "\(output)") }
            #expect(widgets.last?["configuration"] == ["city": "Bonn, am Rhein", "days": 2])
        }
    }

    @Test func tapOnAPictureOfTheTimeBeforeHasAStatusOfItsOwn() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            let before = try #require(await served.device.snapshot().widgets.first?.picture?.digest)
            try await served.device.advanceToNextEntry()
            let (status, output, errors) = try await VitrineCommandLine.run([
                "tap", "w1", "a0", "--digest", "\(before)", "--port", "\(port)",
            ])
            #expect(status == 75)
            #expect(output.isEmpty)
            #expect(
                errors == """
                    vitrine: w1 shows another picture than \(before); read it again with `vitrine read w1` and tap what it \
                    shows

                    """
            )
        }
    }

    @Test func traceIsFiltered() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            let (status, output, _) = try await VitrineCommandLine.run([
                "trace", "--subject", "w2", "--kind", "timelineAccepted", "--json", "--port", "\(port)",
            ])
            #expect(status == 0)
            let records = try output.split(separator: "\n")
                .map {
                    try JSONDecoder().decode(TraceRecord.self, from: Data($0.utf8))
                }
            let expected = await served.device.trace().filter { $0.subject == "w2" && $0.kind == .timelineAccepted }
            #expect(!records.isEmpty)
            #expect(records.map(\.number) == expected.map(\.number))
            #expect(records.map(\.message) == expected.map(\.message))
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
            "vitrine: --kind is not a kind of record: reloadStartd; did you mean reloadStarted?\n"
        ),
        (
            ["place", "x", "--at", "0,1,1"],
            "vitrine: --at is PAGE,COLUMN,ROW, each counted from 1, such as 1,1,3, not 0,1,1\n"
        ),
        (["why", "w1", "--at", "noon"], "vitrine: --at: noon is not an ISO 8601 time; write it as 2026-01-31"),
        (
            ["run", "--now", "9999-12-31T23:59:59Z"],
            "vitrine: --now: 9999-12-31T23:59:59Z is not in the years 1970 to 3999"
        ),
        (["host", ".", "--now", "noon"], "vitrine: --now: noon is not an ISO 8601 time"),
        (["run", "--now", "2026-02-30T00:00:00Z"], "vitrine: --now: 2026-02-30T00:00:00Z has a day or a time that no"),
        (["host", ".", "--locale", "zz"], "vitrine: --locale: \"zz\" is not a locale of a known language"),
        (["sheet", "x", "--locale", "xx_YY"], "vitrine: --locale: \"xx_YY\" is not a locale of a known language"),
        (["tap"], "vitrine: Missing expected argument '<widget>'\n"),
        (["mcp", "--port", "-1"], "vitrine: "),
    ])
    func wrongUsageHasStatus64(arguments: [String], message: String) async throws {
        let (status, output, errors) = try await VitrineCommandLine.run(arguments)
        #expect(status == 64)
        #expect(output.isEmpty)
        #expect(errors.hasPrefix(message), "\(errors)")
    }

    @Test func valueThatBeginsWithAMinusIsNoOption() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            let (status, _, errors) = try await VitrineCommandLine.run(["advance", "-1h", "--port", "\(port)"])
            #expect(status == 65 && errors.hasPrefix("vitrine: -1h goes back, and time advances only"), "\(errors)")
            for arguments in [
                ["set", "--port", "\(port)", "location", "-33.9,151.2"],
                ["set", "location", "-33.9,151.2", "--port", "\(port)"],
            ] {
                let (status, _, errors) = try await VitrineCommandLine.run(arguments)
                #expect(status == 0, "\(errors)")
            }
        }
    }

    /// `/dev/full` fails each write as a full disk does (full(4)).
    @Test func outputThatCannotBeWrittenIsAnErrorOfItsOwn() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            for command in ["status", "trace"] {
                let (status, errors) = try await VitrineCommandLine.run(
                    [command, "--port", "\(port)"],
                    into: "/dev/full"
                )
                #expect(status == 74, "\(command)")
                #expect(errors == "vitrine: standard output cannot be written: No space left on device\n", "\(command)")
            }
            // The first process of the pipe has ended before the second one writes.
            let (status, errors) = try await VitrineCommandLine.run(["trace", "--port", "\(port)"], into: nil)
            #expect(status == 0)
            #expect(errors.isEmpty, "\(errors)")
        }
    }

    @Test func errorThatCannotBeWrittenKeepsItsStatus() async throws {
        let (status, output, _) = try await VitrineCommandLine.run(["frobnicate"], errorsInto: "/dev/full")
        #expect(status == 64)
        #expect(output.isEmpty)
    }

    @Test func memoryOfTheProgramsIsPrinted() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            let (status, output, _) = try await VitrineCommandLine.run(["memory", "--port", "\(port)"])
            #expect(status == 0)
            let lines = output.split(separator: "\n")
            #expect(lines.count == 2)
            #expect(
                lines.first?.hasPrefix("  Faulty  app ") == true && lines.first?.contains("of 30") == false,
                "\(output)"
            )
            #expect(lines.last?.firstMatch(of: #/MiB +of 30  .* resident$/#) != nil, "\(output)")
            let (_, json, _) = try await VitrineCommandLine.run(["memory", "--json", "--port", "\(port)"])
            let programs = try JSONDecoder().decode([ProgramMemory].self, from: Data(json.utf8))
            #expect(programs.map(\.limitBytes) == [nil, 30 << 20])
            let (peak, resident) = (try #require(programs.last?.peakBytes), try #require(programs.last?.residentBytes))
            #expect(peak > 1 << 20 && resident > peak)
        }
    }

    @Test(arguments: ["status", "set", "lock", "trace", "advance", "memory"])
    func commandWithoutADeviceHasStatus69(_ command: String) async throws {
        let (status, _, errors) = try await VitrineCommandLine.run([command, "--port", "1"])
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
            #expect(status == 0)
            #expect(output.contains("screenshot"), "\(shell)")
            #expect(output.contains("unlock"), "\(shell)")
        }
    }

    @Test(.requiresBrowser) func screenshotOfAWidgetHasItsSize() async throws {
        let (served, folder) = (try ServedDevice(behaviour: "good"), try TemporaryContainers())
        try await served.withServer { port in
            await served.isLoaded()
            for (subject, size) in [(["w1"], (158, 158)), ([], (393, 852))] {
                let file = folder.path + "/picture.png"
                let (status, _, errors) = try await VitrineCommandLine.run(
                    ["screenshot"] + subject + ["--output", file, "--scale", "1", "--port", "\(port)"]
                )
                #expect(status == 0, "\(errors)")
                let png = try Data(contentsOf: URL(filePath: file))
                #expect(png.prefix(8) == Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
                // The header chunk has the width and the height as big-endian numbers of 32 bits.
                let numbers = [png[16..<20], png[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
                #expect(numbers == [size.0, size.1])
                // Its corners are transparent, for which the picture has a fourth channel.
                #expect(subject.isEmpty || png[25] == 6)
            }
            let (status, output, errors) = try await VitrineCommandLine.run(
                ["screenshot", "w1", "--output", "-", "--port", "\(port)"]
            )
            #expect(status == 0, "\(errors)")
            // The bytes are no text, but the name of the last chunk is.
            #expect(output.contains("PNG") && output.contains("IEND"))
        }
    }

    @Test func screenshotWithoutABrowserNamesTheRemedy() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            let (status, _, errors) = try await VitrineCommandLine.run(
                ["screenshot", "w1", "--port", "\(port)"],
                environment: ["VITRINE_BROWSER": "/none"]
            )
            #expect(status == 69)
            #expect(errors == "vitrine: VITRINE_BROWSER names /none, which is not a program\n")
        }
    }
}
