import Foundation
import Testing
import VitrineWire

@testable import VitrineDevice

/// What is said about the number and the dates of entries.
struct TimelineFindingTests {
    private func findings(_ offsets: [Double], _ profile: DeviceProfile) throws -> [TimelineFinding] {
        let script = Script.loaded(offsets, profile: profile)
        return try #require(try script.widget.timeline).findings(by: profile)
    }

    @Test func entriesThatFollowOthersTooSoonAreNamed() throws {
        let found = try findings([0, 600, 621, 1_200, 1_260], .observed)
        #expect(found.map(\.kind) == [.closeEntries])
        #expect(found.first?.entries == [2, 4])
        #expect(try findings([0, 600, 1_200], .observed).isEmpty)
    }

    @Test func droppedEntryIsNamedByTheOneBeforeIt() throws {
        let found = try findings([0, 600, 621, 1_200], .harsh)
        #expect(found.map(\.kind) == [.droppedEntries])
        #expect(found.first?.entries == [1])
        #expect(found.first?.message == "1 entry was dropped because it follows another one too closely")
    }

    @Test func entriesAboveTheLimitAreNamed() throws {
        let limit = DeviceProfile.observed.entriesWithoutWarning.value
        let found = try findings((0...limit).map { Double($0) * 600 }, .observed)
        #expect(found.map(\.kind) == [.manyEntries])
        #expect(found.first?.entries == [limit])
    }
}
