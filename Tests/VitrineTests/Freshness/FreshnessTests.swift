import Foundation
import ProbeValues
import Testing
import Vitrine

/// The two ages of freshness, at every limit and one second before and after it.
struct FreshnessTests {
    private let policy = FreshnessPolicy(
        rebuildAfter: .seconds(300),
        currentFor: .seconds(600),
        showFor: .seconds(7200),
        futureTolerance: .seconds(5)
    )

    @Test(arguments: [
        (-6.0, Freshness.lastKnown(because: .futureDate)),
        (-5, .current),
        (0, .current),
        (599, .current),
        (600, .lastKnown(because: .aged)),
        (7199, .lastKnown(because: .aged)),
        (7200, .unavailable(because: .aged)),
    ])
    func dataAgeDecidesFreshness(age: Double, freshness: Freshness) {
        #expect(policy.freshness(observedAt: .noon.addingTimeInterval(-age), now: .noon) == freshness)
    }

    @Test(arguments: [
        (-6.0, Freshness.Reason.futureDate as Freshness.Reason?), (-5, nil), (0, nil), (299, nil), (300, .aged),
    ])
    func snapshotAgeDecidesWhetherToRebuild(age: Double, reason: Freshness.Reason?) {
        #expect(policy.rebuildReason(writtenAt: .noon.addingTimeInterval(-age), now: .noon) == reason)
    }

    @Test(arguments: [nil, 9000.0]) func valueIsCurrentAsLongAsItMayBeShown(currentFor: Double?) {
        var policy = FreshnessPolicy(currentFor: currentFor.map { .seconds($0) }, showFor: .seconds(7200))
        #expect(policy.freshness(observedAt: .noon - 7199, now: .noon) == .current)
        #expect(policy.freshness(observedAt: .noon - 7200, now: .noon) == .unavailable(because: .aged))
        #expect(policy.changes(observedAt: .noon, after: .noon) == [.noon + 7200])
        policy.showFor = .seconds(60)
        #expect(policy.freshness(observedAt: .noon - 60, now: .noon) == .unavailable(because: .aged))
    }

    @Test(arguments: [nil, Double.nan, .infinity, -.infinity])
    func unknownDateIsNeverFresh(seconds: Double?) {
        let date = seconds.map { Date(timeIntervalSinceReferenceDate: $0) }
        #expect(policy.freshness(observedAt: date, now: .noon) == .lastKnown(because: .neverObserved))
        #expect(policy.rebuildReason(writtenAt: date, now: .noon) == .neverObserved)
        #expect(policy.changes(observedAt: date, after: .noon).isEmpty)
    }

    @Test func freshSnapshotMayHoldStaleData() {
        let observed = Date.noon.addingTimeInterval(-3600)
        #expect(policy.rebuildReason(writtenAt: .noon, now: .noon) == nil)
        #expect(policy.freshness(observedAt: observed, now: .noon) == .lastKnown(because: .aged))
    }

    @Test func withoutLimitsNothingAges() {
        let old = Date.noon.addingTimeInterval(-1e9)
        #expect(FreshnessPolicy().freshness(observedAt: old, now: .noon) == .current)
        #expect(FreshnessPolicy().rebuildReason(writtenAt: old, now: .noon) == nil)
    }

    /// The judgement changes exactly at the announced moments.
    @Test(arguments: [-100_000.0, -3600, -600, -5, -1, 0, 1, 300, 599, 600, 601, 7199, 7200, 7201])
    func changesAreAnnouncedExactly(age: Double) {
        let observed = Date.noon.addingTimeInterval(-age)
        let changes = Set(policy.changes(observedAt: observed, after: .noon))
        // A little after the value has become too old to be shown, for good.
        let last = 7_300 - Int(age)
        #expect(changes.allSatisfy { $0 <= .noon + Double(last) })
        var before = policy.freshness(observedAt: observed, now: .noon)
        for second in 1...last {
            let moment = Date.noon.addingTimeInterval(Double(second))
            let judged = policy.freshness(observedAt: observed, now: moment)
            if (judged != before) != changes.contains(moment) {
                Issue.record("\(before) to \(judged) \(second) s after now, announced \(changes)")
                return
            }
            before = judged
        }
    }

    @Test func moreCautiousJudgementWins() {
        let all: [Freshness] = [.current, .lastKnown(because: .aged), .unavailable(because: .missing)]
        for (first, one) in all.enumerated() {
            for (second, other) in all.enumerated() {
                #expect(one.combined(with: other) == all[max(first, second)])
            }
        }
    }

    @Test func readingsWithoutAValueHaveAReason() {
        #expect(SnapshotReading<ProbeSnapshot>.missing.unavailability == .missing)
        #expect(SnapshotReading<ProbeSnapshot>.newerVersion(found: 2, supported: 1).unavailability == .newerVersion)
        let unreadable = SnapshotReading<ProbeSnapshot>.unreadable(VitrineError(.accessDenied, ""))
        #expect(unreadable.unavailability == .unreadable)
    }
}
