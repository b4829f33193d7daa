import Foundation
import Testing
import VitrineDevice
import VitrineTesting

/// `vitrine trace` on a device with two widgets.
@Suite(.serialized, .hangGuard)
struct TraceCommandTests {
    @Test func recordsAreFollowedAsTheyHappen() async throws {
        try await LoadedDevice.serve { served in
            let command = try CommandProcess([
                "trace", "--follow", "--kind", "lockChanged", "--kind", "deviceStarted", "--json", "--port",
                "\(served.port)",
            ])
            defer { command.end() }
            // The first record shows that the command has asked once; what happens from here on is news.
            #expect(await command.line { $0.contains("\"deviceStarted\"") } != nil)
            try await served.device.set(\.isLocked, to: true)
            let locked = try #require(await command.line { $0.contains("was locked") })
            let record = try JSONDecoder().decode(TraceRecord.self, from: Data(locked.utf8))
            #expect(record.kind == .lockChanged)
            try await served.device.set(\.isLocked, to: false)
            let next = try #require(await command.line { _ in true })
            #expect(next.contains("was unlocked"), "no record is printed twice, and none of another kind: \(next)")
        }
    }

    @Test func scriptRepeatsWhatWasDone() async throws {
        try await LoadedDevice.serve { served in
            for command in [["set", "appearance", "dark"], ["advance", "2h"], ["open", "Faulty"], ["open", "home"]] {
                let (status, _, errors) = try await served.run(command)
                #expect(status == 0, "\(errors)")
            }
            let (status, output, _) = try await served.run(["trace", "--script"])
            #expect(status == 0)
            let steps = output.split(separator: "\n").drop { $0 != "steps:" }.dropFirst().map(String.init)
            #expect(
                steps.filter { !$0.contains("screen") && !$0.contains("place") } == [
                    "  - {set: {appearance: dark}}", "  - {advance: 2026-09-21T16:13:20Z}",
                    "  - {open: \"app.faulty\"}", "  - home",
                ]
            )
        }
    }

    @Test func recordsAreFilteredByKindAndSubject() async throws {
        try await LoadedDevice.serve { served in
            let filter = ["--subject", "w2", "--kind", "timelineAccepted", "--json"]
            let (status, output, _) = try await served.run(["trace"] + filter)
            #expect(status == 0)
            let records = try output.split(separator: "\n")
                .map { try JSONDecoder().decode(TraceRecord.self, from: Data($0.utf8)) }
            let expected = await served.device.trace().filter { $0.subject == "w2" && $0.kind == .timelineAccepted }
            #expect(!records.isEmpty)
            #expect(records.map(\.number) == expected.map(\.number))
            #expect(records.map(\.message) == expected.map(\.message))
            for subject in ["app.faulty", "app.faulty/widget", "device"] {
                let (status, _, errors) = try await served.run(["trace", "--subject", subject])
                #expect(status == 0, "\(errors)")
            }
            let misspelt = try await served.run(["trace", "--subject", "app.falty"])
            #expect(misspelt.status == 65 && misspelt.output.isEmpty)
            #expect(misspelt.errors == "vitrine: the trace has nothing about app.falty; did you mean app.faulty?\n")
        }
    }
}
