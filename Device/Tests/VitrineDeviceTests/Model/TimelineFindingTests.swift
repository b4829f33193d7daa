import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// What is said about the number and the dates of entries, and about the policy.
struct TimelineFindingTests {
    private static let now = Date(timeIntervalSince1970: 1_780_000_000)

    private func findings(
        _ offsets: [TimeInterval],
        _ policy: ArchivedTimeline.Policy = .never,
        by profile: DeviceProfile = .observed
    ) throws -> [TimelineFinding] {
        let rendering = ArchivedRendering(archives: [EntryArchive(size: .zero)], variants: [0])
        let entries = offsets.map {
            ArchivedTimeline.Entry(date: Self.now.addingTimeInterval($0), rendering: rendering)
        }
        let answer = ArchivedTimeline(entries: entries, policy: policy)
        return try AcceptedTimeline(answer, asked: [AppearanceVariant()], profile: profile, at: Self.now)
            .findings(by: profile)
    }

    @Test func entriesThatFollowOthersTooSoonAreNamed() throws {
        let found = try findings([0, 600, 621, 1_200, 1_260])
        #expect(found.map(\.kind) == [.closeEntries])
        #expect(found.first?.entries == [2, 4])
    }

    @Test func droppedEntryIsNamedByTheOneBeforeIt() throws {
        let found = try findings([0, 600, 621, 1_200], by: .harsh)
        #expect(found.map(\.kind) == [.droppedEntries])
        #expect(found.first?.entries == [1])
        #expect(found.first?.message == "1 entry was dropped because it follows another one too closely")
    }

    @Test func entriesAboveTheLimitAreNamed() throws {
        let limit = DeviceProfile.observed.entriesWithoutWarning.value
        let found = try findings((0...limit).map { Double($0) * 600 })
        #expect(found.map(\.kind) == [.manyEntries])
        #expect(found.first?.entries == [limit])
    }

    @Test func entriesOutOfOrderAreAFindingOfTheTimeline() throws {
        let found = try findings([600, 0, 1_200])
        #expect(found.map(\.kind) == [.unsortedEntries])
        #expect(found.first?.entries == [])
    }

    @Test(arguments: [([0.0, 600, 600], [1]), ([0, 0, 600, 600, 600], [0, 2, 3])])
    func entriesWithTheDateOfALaterOneAreNamed(offsets: [TimeInterval], hidden: [Int]) throws {
        let found = try findings(offsets)
        #expect(found.map(\.kind) == [.hiddenEntries])
        #expect(found.first?.entries == hidden)
        #expect(found.first?.message.hasPrefix(hidden.count == 1 ? "1 entry is" : "3 entries are") == true)
    }

    @Test(arguments: [
        ([0.0], ArchivedTimeline.Policy.after(now), "the policy .after has a date that has passed"),
        ([0], .after(now.addingTimeInterval(-60)), "the policy .after has a date that has passed"),
        ([-3_600, 0], .atEnd, "the policy is .atEnd, and no entry is later than the answer"),
    ])
    func policyThatAsksAgainAtOnceIsNamed(
        offsets: [TimeInterval],
        policy: ArchivedTimeline.Policy,
        words: String
    ) throws {
        let found = try findings(offsets, policy)
        #expect(found.map(\.kind) == [.endedPolicy])
        #expect(found.first?.message.hasPrefix(words) == true, "\(found)")
    }

    @Test(arguments: [
        ([0.0], ArchivedTimeline.Policy.never), ([0], .after(now.addingTimeInterval(1))), ([0, 3_600], .atEnd),
    ])
    func soundTimelineHasNoFinding(offsets: [TimeInterval], policy: ArchivedTimeline.Policy) throws {
        #expect(try findings(offsets, policy).isEmpty)
    }
}
