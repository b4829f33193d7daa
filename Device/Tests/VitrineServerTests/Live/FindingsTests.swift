import Foundation
import Testing
import VitrineDevice
import VitrineTesting

@testable import VitrineServer

/// The findings that the page lists.
@Suite(.serialized, .hangGuard)
struct FindingsTests {
    private struct State: Decodable {
        struct Finding: Decodable {
            var kind: String
            var entry: Int?
            var date: Double?
            var count: Int
            var isShown: Bool
        }

        var findings: [String: [Finding]]
    }

    private func findings(_ device: DeviceSnapshot) throws -> [State.Finding] {
        var connection = PageConnection()
        let state = try #require(try connection.events(for: device).last).json
        return try #require(JSONDecoder().decode(State.self, from: state).findings["w1"])
    }

    @Test func everyEntryIsJudgedAndNamedWithItsDate() async throws {
        let served = try ServedDevice(behaviour: "later-finding", placements: [.systemSmall])
        try await served.withRoutes { _ in
            await served.isLoaded()
            let start = await served.device.snapshot().clock.date
            let later = start.timeIntervalSince1970 + 600
            let found = try findings(await served.device.snapshot())
            let truncated = try #require(found.first { $0.kind == "truncated" })
            #expect(truncated.entry == 2 && truncated.date == later && truncated.count == 1 && !truncated.isShown)
            let close = try #require(found.first { $0.kind == "closeEntries" })
            #expect(close.entry == 3 && close.date == later + 21 && close.count == 1 && !close.isShown)
            #expect(
                await served.device.trace().contains { $0.kind == .timelineWarning && $0.message.contains("is cut") }
            )
            await served.device.advance(to: start.addingTimeInterval(601))
            let shown = try #require(try findings(await served.device.snapshot()).first { $0.kind == "truncated" })
            #expect(shown.isShown && shown.entry == 2)
        }
    }
}
