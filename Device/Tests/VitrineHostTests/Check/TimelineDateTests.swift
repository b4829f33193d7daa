import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice
@testable import VitrineHost

/// What a check says of the dates of a timeline.
struct TimelineDateTests {
    private static let now = Date(timeIntervalSince1970: 1_780_000_000)

    private func findings(
        _ offsets: [TimeInterval],
        _ policy: ArchivedTimeline.Policy
    ) throws -> [ArchiveFinding] {
        let rendering = ArchivedRendering(archives: [EntryArchive(size: .zero)], variants: [0])
        let entries = offsets.map {
            ArchivedTimeline.Entry(date: Self.now.addingTimeInterval($0), rendering: rendering)
        }
        let answer = ArchivedTimeline(entries: entries, policy: policy)
        return try AcceptedTimeline(answer, asked: [AppearanceVariant()], profile: .development, at: Self.now)
            .dateFindings
    }

    @Test(arguments: [
        ([0.0], ArchivedTimeline.Policy.never), ([0], .after(now.addingTimeInterval(1))), ([0, 3_600], .atEnd),
    ])
    func soundDatesAreNoFinding(offsets: [TimeInterval], policy: ArchivedTimeline.Policy) throws {
        #expect(try findings(offsets, policy).isEmpty)
    }

    @Test(arguments: [
        ([0.0], ArchivedTimeline.Policy.after(now), "the policy .after has a date that has passed"),
        ([0], .after(now.addingTimeInterval(-60)), "the policy .after has a date that has passed"),
        ([-3_600, 0], .atEnd, "the policy is .atEnd, and no entry is later than the answer"),
        ([0, 60, 60], .never, "1 entry is never shown"), ([0, 0, 60, 60], .never, "2 entries are never shown"),
    ])
    func datesThatUndoATimelineAreNamed(
        offsets: [TimeInterval],
        policy: ArchivedTimeline.Policy,
        words: String
    ) throws {
        let found = try findings(offsets, policy)
        #expect(found.map(\.kind) == [.undefined])
        #expect(found.first?.message.hasPrefix(words) == true, "\(found)")
    }
}
