import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

struct EntryChoiceTests {
    /// Compares every set of entries on six minutes, at every half minute, with a direct form of the rule.
    @Test func newestEntryNotAfterNowIsShownOrElseTheFirst() throws {
        for chosen in 1..<64 {
            let offsets = (0..<6).filter { chosen & (1 << $0) != 0 }.map { Double($0) * 60 }
            let timeline = try timeline(offsets)
            for half in -1...11 {
                let moment = Double(half) * 30
                let rule = offsets.lastIndex { $0 <= moment } ?? 0
                #expect(timeline.index(at: .morning.addingTimeInterval(moment)) == rule, "\(offsets) at \(moment)")
                let next = offsets.dropFirst(rule + 1).first
                let found = timeline.nextChange(after: .morning.addingTimeInterval(moment))
                #expect(found == next.map { .morning.addingTimeInterval($0) }, "\(offsets) at \(moment)")
            }
        }
    }

    @Test func lastOfEntriesWithEqualDatesIsShown() throws {
        #expect(try timeline([0, 0, 0]).index(at: .morning) == 2)
    }

    @Test func unsortedEntriesAreSortedWithAWarning() throws {
        let script = Script.loaded([600, 0, 300])
        #expect(
            try script.widget.timeline?.entries.map(\.date) == [0, 300, 600].map { .morning.addingTimeInterval($0) }
        )
        #expect(script.records(.timelineWarning).contains { $0.message.contains("not in order") })
    }

    @Test(arguments: [(2, 300, 0), (2, 299, 1), (200, 300, 0), (201, 300, 1)])
    func closeAndManyEntriesAreAcceptedWithAWarning(count: Int, apart seconds: Double, warnings: Int) throws {
        let script = Script.loaded((0..<count).map { Double($0) * seconds })
        #expect(try script.widget.timeline?.entries.count == count)
        #expect(script.records(.timelineWarning).count == warnings)
    }

    @Test func entriesAreShownAtTheirDatesWithoutARequest() throws {
        var script = Script.loaded([0, 600, 1_200])
        script.pass(599)
        #expect(try script.widget.current == 0)
        script.pass(1)
        #expect(try script.widget.current == 1)
        script.pass(600)
        #expect(try script.widget.current == 2)
        #expect(script.takeTimelines().isEmpty)
        #expect(script.records(.entryShown).count == 3)
    }

    @Test func firstEntryIsShownIfAllAreInTheFuture() throws {
        let script = Script.loaded([600, 1_200])
        #expect(try script.widget.current == 0)
        #expect(script.records(.entryShown).first?.message.contains("all entries are in the future") == true)
    }

    @Test func emptyTimelineKeepsTheOldOneAndBacksOff() throws {
        var script = Script.loaded([0, 600])
        let before = try script.widget.timeline
        script.command(.reload(kind: "kind"))
        script.answerTimelines([])
        #expect(try script.widget.timeline == before)
        #expect(
            try script.widget.outcome
                == .keptOld("the timeline has no entries; provide at least one, also for an empty state")
        )
        #expect(try script.widget.backOffUntil == .seconds(10))
        script.pass(9.9)
        #expect(script.takeTimelines().isEmpty)
        script.pass(0.1)
        #expect(script.takeTimelines().count == 1)
    }

    @Test func waitAfterAFailureDoublesUpToAnHourUntilATimelineIsAccepted() throws {
        var script = Script.ready()
        for wait in [10.0, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600, 3_600] {
            script.answerTimelines([])
            script.pass(wait - 0.1)
            #expect(script.takeTimelines().isEmpty, "the wait of \(wait) s")
            script.pass(0.1)
        }
        script.answerTimelines([0])
        script.command(.reload(kind: "kind"))
        script.answerTimelines([])
        script.pass(10)
        #expect(script.takeTimelines().count == 1)
    }

    @Test func emptyFirstTimelineKeepsThePlaceholder() throws {
        var script = Script.ready()
        script.answerTimelines([])
        guard case .failed = try script.widget.outcome else {
            Issue.record("the outcome is \(try script.widget.outcome)")
            return
        }
        #expect(try script.widget.rendering == script.widget.placeholder)
    }

    @Test func archivedViewThatMissesARequestedAppearanceIsRefused() throws {
        var script = Script.ready()
        let request = try script.take("timeline")
        let rendering = ArchivedRendering(archives: [EntryArchive(size: .zero)], variants: [0])
        let entry = ArchivedTimeline.Entry(date: .morning, rendering: rendering)
        script.answer(request, .timeline(ArchivedTimeline(entries: [entry], policy: .never)))
        #expect(script.records(.timelineRefused).first?.facts.first?.text == "invalidResponse")
    }

    private func timeline(_ offsets: [Double]) throws -> AcceptedTimeline {
        let rendering = ArchivedRendering(archives: [EntryArchive(size: .zero)], variants: [0])
        let entries = offsets.map {
            ArchivedTimeline.Entry(date: .morning.addingTimeInterval($0), rendering: rendering)
        }
        let answer = ArchivedTimeline(entries: entries, policy: .never)
        return try AcceptedTimeline(answer, asked: [AppearanceVariant()], profile: .observed, at: .morning)
    }
}
