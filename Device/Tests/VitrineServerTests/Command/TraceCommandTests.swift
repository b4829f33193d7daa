import Foundation
import Testing
import VitrineDevice
import VitrineTesting

/// `vitrine trace --follow` and `--script` on a device with two widgets.
@Suite(.serialized, .hangGuard)
struct TraceCommandTests {
    @Test func recordsAreFollowedAsTheyHappen() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            let command = try CommandProcess([
                "trace", "--follow", "--kind", "lockChanged", "--kind", "deviceStarted", "--json", "--port", "\(port)",
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
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            for command in [["set", "appearance", "dark"], ["advance", "2h"], ["open", "Faulty"], ["open", "home"]] {
                let (status, _, errors) = try await VitrineCommandLine.run(command + ["--port", "\(port)"])
                #expect(status == 0, "\(errors)")
            }
            let (status, output, _) = try await VitrineCommandLine.run(["trace", "--script", "--port", "\(port)"])
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

    @Test(arguments: ["w1", "app.faulty", "app.faulty/widget", "device"])
    func subjectThatIsThereHasStatusZero(subject: String) async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            let (status, _, errors) = try await VitrineCommandLine.run([
                "trace", "--subject", subject, "--port", "\(port)",
            ])
            #expect(status == 0, "\(errors)")
        }
    }

    @Test func subjectThatIsNotThereIsAnsweredWithTheClosest() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            let (status, output, errors) = try await VitrineCommandLine.run([
                "trace", "--subject", "app.falty", "--port", "\(port)",
            ])
            #expect(status == 65)
            #expect(output.isEmpty)
            #expect(errors == "vitrine: the trace has nothing about app.falty; did you mean app.faulty?\n")
        }
    }

    @Test func scriptGoesWithNoFilter() async throws {
        let (status, _, errors) = try await VitrineCommandLine.run(["trace", "--script", "--follow"])
        #expect(status == 64)
        #expect(errors.hasPrefix("vitrine: --script goes with --port only"), "\(errors)")
    }
}
