import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// Every case of entries and policies, with a minimum gap of 5 minutes and a single-entry interval of 30 minutes.
struct PolicyTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var offsets: [Double]
        var policy: ArchivedTimeline.Policy
        /// The time of the next request, in seconds after the answer; nil if the policy causes none.
        var next: Double?

        init(_ description: String, _ offsets: [Double], _ policy: ArchivedTimeline.Policy, next: Double?) {
            (testDescription, self.offsets, self.policy, self.next) = (description, offsets, policy, next)
        }
    }

    private static func after(_ seconds: Double) -> ArchivedTimeline.Policy {
        .after(.morning.addingTimeInterval(seconds))
    }

    static let cases = [
        Case("at end: with the last entry", [0, 600, 1_200], .atEnd, next: 1_200),
        Case("at end, all in the future", [3_600, 7_200], .atEnd, next: 7_200),
        Case("at end, all past: held by the gap", [-1_200, -600], .atEnd, next: 300),
        Case("at end, the last entry within the gap", [0, 120], .atEnd, next: 300),
        Case("at end, one entry now: the device picks", [0], .atEnd, next: 1_800),
        Case("at end, one entry in the future", [600], .atEnd, next: 2_400),
        Case("at end, one entry in the distant past", [-9_000], .atEnd, next: 1_800),
        Case("after, before the last entry", [0, 3_600], after(1_800), next: 1_800),
        Case("after, after the last entry", [0, 600], after(1_800), next: 1_800),
        Case("after 15 minutes", [0], after(900), next: 900),
        Case("after, in the past: held by the gap", [0], after(-60), next: 300),
        Case("after, now: held by the gap", [0], after(0), next: 300),
        Case("never", [0, 600], .never, next: nil),
    ]

    @Test(arguments: cases)
    func nextRequestFollowsThePolicyAsTheTraceSays(_ sample: Case) throws {
        var script = Script.loaded(sample.offsets, sample.policy)
        let reported = try #require(script.records(.policyScheduled).last?.facts.first?.text)
        #expect(reported == sample.next.map { TraceDate.text(.morning.addingTimeInterval($0)) } ?? "none")
        guard let next = sample.next else {
            script.pass(100_000)
            #expect(script.takeTimelines().isEmpty)
            return
        }
        script.pass(next - 0.001)
        #expect(script.takeTimelines().isEmpty)
        script.pass(0.001)
        #expect(script.takeTimelines().count == 1)
        #expect(script.reloads.last?.reasons == [.policy])
    }

    @Test func lastEntryThatAppearsLateIsShownBeforeTheNextTimeline() throws {
        var script = Script.loaded([0, 3_600], .atEnd, profile: .harsh)
        let shown = try #require(script.widget.timeline?.nextChange(after: .morning))
        script.pass(shown.timeIntervalSince(.morning) - 1)
        #expect(script.takeTimelines().isEmpty)
        script.pass(1)
        #expect(script.takeTimelines().count == 1)
        #expect(try script.widget.timeline?.index(at: script.now.date) == 1)
    }

    @Test func lastEntryStaysUntilThePolicyDate() throws {
        var script = Script.loaded([0, 600], Self.after(1_800))
        script.pass(1_799)
        #expect(try script.widget.current == 1)
    }

    @Test func entriesChangeWhileATimelineRequestIsInProgress() throws {
        var script = Script.loaded([0, 600, 1_200], Self.after(500))
        script.pass(1_200)
        #expect(script.takeTimelines().count == 1)
        #expect(try script.widget.current == 2)
    }

    @Test func policyReloadIsChargedUnlessTheAppIsInFront() throws {
        var script = Script.loaded([0], Self.after(900), profile: .observed)
        script.pass(900)
        #expect(script.reloads.last?.cost == .charged)
        #expect(try script.widget.ledger.entries.last?.verdict == .charged)
        script.answerTimelines([0], .after(script.now.date.addingTimeInterval(900)))
        script.command(.openApp(Script.app))
        script.pass(900)
        #expect(script.reloads.last?.cost == .free)
        #expect(try script.widget.ledger.entries.last?.verdict == .free)
    }
}
