import Foundation
import Testing

@testable import VitrineClient

struct AdvanceTargetTests {
    @Test(arguments: [
        ("next-entry", AdvanceTarget.nextEntry), ("next-midnight", .nextMidnight), ("90s", .by(90)), ("15m", .by(900)),
        ("2h", .by(7_200)), ("1d", .by(86_400)), ("1h30m", .by(5_400)), ("400d", .by(34_560_000)),
        ("nextEntry", .nextEntry), ("midnight", .nextMidnight),
        ("2026-01-31T09:30:00Z", .to(Date(timeIntervalSince1970: 1_769_851_800))),
    ])
    func targetIsRead(text: String, target: AdvanceTarget) throws {
        #expect(try AdvanceTarget(text) == target)
    }

    @Test(arguments: ["", "h", "0h", "1.5h", "2w", "١h", "tomorrow", "next_entry"])
    func otherTextIsRefusedWithTheForms(_ text: String) throws {
        let error = try #require(throws: ClientError.self) { try AdvanceTarget(text) }
        #expect(error.code == .badValue)
        #expect(error.message.contains("such as 90s, 15m, 1h30m or 1d"))
    }

    @Test func timeBeforeNowIsRefusedWithTheCommandThatSetsTheClock() throws {
        let error = try #require(throws: ClientError.self) { try AdvanceTarget("-1h") }
        #expect(error.code == .badValue)
        #expect(error.message.contains("set now TIME"))
    }
}
