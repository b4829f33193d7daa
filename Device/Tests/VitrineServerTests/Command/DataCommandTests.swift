import Foundation
import Testing
import VitrineDevice
import VitrineTesting

/// `vitrine reset` and `vitrine state`.
@Suite(.serialized, .hangGuard)
struct DataCommandTests {
    @Test func dataIsResetAndStatesAreSavedAndRestored() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withServer { port in
            await served.isLoaded()
            func run(_ command: [String]) async throws -> (Int32, String, String) {
                try await VitrineCommandLine.run(command + ["--port", "\(port)"])
            }
            #expect(try await run(["state"]) == (0, "no state is saved\n", ""))
            #expect(try await run(["state", "save", "quiet day"]) == (0, "saved quiet day\n", ""))
            #expect(try await run(["state", "list", "--json"]) == (0, "[\n  \"quiet day\"\n]\n", ""))
            #expect(try await run(["remove", "w1"]).0 == 0)
            #expect(try await run(["state", "restore", "quiet dya"]).0 == 65)
            #expect(try await run(["state", "restore", "quiet day"]) == (0, "restored quiet day\n", ""))
            #expect(await served.device.snapshot().widgets.map(\.id) == ["w1", "w2"])
            #expect(try await run(["reset", "faulty", "--data", "empty"]) == (0, "app.faulty begins empty\n", ""))
            #expect(await served.device.trace().contains { $0.kind == .dataReplaced && $0.subject == "app.faulty" })
            let (status, _, errors) = try await run(["reset", "falty"])
            #expect(status == 65)
            #expect(errors == "vitrine: there is no app falty; did you mean Faulty?\n", "\(errors)")
            #expect(try await run(["reset", "faulty", "--data", "none"]).0 == 64)
            #expect(try await run(["state", "delete", "quiet day"]) == (0, "deleted quiet day\n", ""))
            #expect(try await run(["state", "delete", "quiet day"]).0 == 65)
        }
    }
}
