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
    }

    private static func after(_ seconds: Double) -> ArchivedTimeline.Policy {
        .after(.morning.addingTimeInterval(seconds))
    }

    static let cases = [
        Case(
            testDescription: "at end: when the last entry becomes current",
            offsets: [0, 600, 1_200],
            policy: .atEnd,
            next: 1_200
        ),
        Case(testDescription: "at end, all in the future", offsets: [3_600, 7_200], policy: .atEnd, next: 7_200),
        Case(testDescription: "at end, all past: held by the gap", offsets: [-1_200, -600], policy: .atEnd, next: 300),
        Case(testDescription: "at end, the last entry within the gap", offsets: [0, 120], policy: .atEnd, next: 300),
        Case(testDescription: "at end, one entry now: the device picks", offsets: [0], policy: .atEnd, next: 1_800),
        Case(testDescription: "at end, one entry in the future", offsets: [600], policy: .atEnd, next: 2_400),
        Case(testDescription: "at end, one entry in the distant past", offsets: [-9_000], policy: .atEnd, next: 1_800),
        Case(testDescription: "after, before the last entry", offsets: [0, 3_600], policy: after(1_800), next: 1_800),
        Case(testDescription: "after, after the last entry", offsets: [0, 600], policy: after(1_800), next: 1_800),
        Case(testDescription: "after 15 minutes", offsets: [0], policy: after(900), next: 900),
        Case(testDescription: "after, in the past: held by the gap", offsets: [0], policy: after(-60), next: 300),
        Case(testDescription: "after, now: held by the gap", offsets: [0], policy: after(0), next: 300),
        Case(testDescription: "never", offsets: [0, 600], policy: .never, next: nil),
    ]

    @Test(arguments: cases)
    func nextRequestFollowsThePolicy(_ sample: Case) throws {
        var script = Script.loaded(sample.offsets, sample.policy)
        guard let next = sample.next else {
            script.pass(100_000)
            #expect(script.takeRequests(named: "timeline").isEmpty)
            return
        }
        script.pass(next - 0.001)
        #expect(script.takeRequests(named: "timeline").isEmpty)
        script.pass(0.001)
        #expect(script.takeRequests(named: "timeline").count == 1)
        #expect(script.reloads.last?.reasons == [.policy])
    }

    @Test(arguments: cases)
    func traceShowsTheSchedule(_ sample: Case) throws {
        let script = Script.loaded(sample.offsets, sample.policy)
        let reported = try #require(script.records(.policyScheduled).last?.facts.first?.text)
        #expect(reported == sample.next.map { TraceDate.text(.morning.addingTimeInterval($0)) } ?? "none")
    }

    @Test func lastEntryStaysUntilThePolicyDate() throws {
        var script = Script.loaded([0, 600], Self.after(1_800))
        script.pass(1_799)
        #expect(try script.widget.current == 1)
    }

    @Test func entriesChangeWhileATimelineRequestIsInProgress() throws {
        var script = Script.loaded([0, 600, 1_200], Self.after(500))
        script.pass(1_200)
        #expect(script.takeRequests(named: "timeline").count == 1)
        #expect(try script.widget.current == 2)
    }

    @Test func policyOfFifteenMinutesRequestsNinetySixTimelinesADay() {
        var script = Script.loaded([0], Self.after(900))
        var asked = 0
        for _ in 0..<96 {
            script.pass(900)
            for request in script.takeRequests(named: "timeline") {
                asked += 1
                script.answerTimeline(request, [0], .after(script.now.date.addingTimeInterval(900)))
            }
        }
        #expect(asked == 96)
    }

    @Test func policyReloadIsChargedUnlessTheAppIsInFront() throws {
        var script = Script.loaded([0], Self.after(900))
        script.pass(900)
        #expect(script.reloads.last?.cost == .charged)
        script.answerTimelines([0], .after(script.now.date.addingTimeInterval(900)))
        script.command(.openApp(Script.app))
        script.pass(900)
        #expect(script.reloads.last?.cost == .free)
    }
}
