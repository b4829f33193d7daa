import Foundation
import Synchronization
import Testing
import Vitrine
import VitrineLoading

/// Records what a coordinator does, in order.
private final class Journal: Sendable {
    private let lines = Mutex<[String]>([])
    private let isFull = Mutex(false)

    var all: [String] { lines.withLock { $0 } }
    func note(_ line: String) { lines.withLock { $0.append(line) } }
    func fillDisk(_ full: Bool) { isFull.withLock { $0 = full } }

    func save(_ value: Int) throws(VitrineError) {
        if isFull.withLock({ $0 }) { throw VitrineError(.diskFull, "the disk is full; free some space") }
        note("saved \(value)")
    }
}

struct ReloadCoordinatorTests {
    private let journal = Journal()

    private func coordinator(reported: Int? = 0, kinds: [String] = ["reader"]) -> ReloadCoordinator<Int> {
        ReloadCoordinator(
            ReloadGate(
                timing: ReloadTiming(quiet: .seconds(2), maximumDelay: .seconds(10)),
                significance: .distance(of: \.self, atLeast: 5, end: 100) { abs($0 - $1) >= 1_000 },
                reported: reported
            ),
            kinds: kinds,
            ask: { [journal] in journal.note("asked \($0)") },
            save: { [journal] (value) throws(VitrineError) in try journal.save(value) }
        )
    }

    @Test func valueIsSavedOnlyAfterTheReloadRequest() {
        let reloads = coordinator()
        #expect(reloads.change(to: 7, at: .noon).wake == .noon + 2)
        #expect(journal.all.isEmpty)
        reloads.timePassed(at: .noon + 2)
        #expect(journal.all == ["asked reader", "saved 7"])
    }

    @Test func failedSaveIsRepeatedInTheNextRound() {
        let reloads = coordinator()
        journal.fillDisk(true)
        #expect(reloads.change(to: 2_000, at: .noon).failure?.code == .diskFull)
        #expect(journal.all == ["asked reader"])
        journal.fillDisk(false)
        // The value was already reported: there is no further request, only the save.
        #expect(reloads.change(to: 2_000, at: .noon + 1).failure == nil)
        #expect(journal.all == ["asked reader", "saved 2000"])
    }

    /// ```
    /// this process        the next process
    /// requests
    /// dies before saving
    ///                     reads the saved value
    ///                     requests again: one reload too many, but none is lost
    /// ```
    @Test func processThatDiesBeforeSavingLosesNoReload() {
        let first = coordinator()
        journal.fillDisk(true)
        first.change(to: 2_000, at: .noon)
        journal.fillDisk(false)
        let second = coordinator(reported: 0)
        second.change(to: 2_000, at: .noon + 60)
        #expect(journal.all == ["asked reader", "asked reader", "saved 2000"])
    }

    @Test func flushReportsAWaitingChange() {
        let reloads = coordinator()
        reloads.change(to: 7, at: .noon)
        reloads.flush(at: .noon + 1)
        #expect(journal.all == ["asked reader", "saved 7"])
        reloads.timePassed(at: .noon + 2)
        reloads.flush(at: .noon + 3)
        #expect(journal.all.count == 2)
    }

    @Test func eachKindIsRequestedOncePerRound() {
        let reloads = coordinator(kinds: ["small", "large", "small"])
        reloads.change(to: 2_000, at: .noon)
        #expect(reloads.change(to: 4_000, at: .noon).isRepeated)
        reloads.flush(at: .noon)
        #expect(journal.all == ["asked small", "asked large", "saved 2000", "saved 4000"])
        reloads.change(to: 6_000, at: .noon + 1)
        #expect(journal.all.count == 7)
    }

    @Test func changesAndRequestsAreCounted() {
        let reloads = coordinator()
        for second in 0..<4 { reloads.change(to: second, at: .noon + Double(second)) }
        reloads.change(to: 3, at: .noon + 4)
        reloads.change(to: 9, at: .noon + 5)
        reloads.timePassed(at: .noon + 7)
        #expect(reloads.counts.changes == 6 && reloads.counts.asked == 1 && reloads.counts.skipped == 5)
        #expect(reloads.reported == 9)
    }

    @Test func threadsReportEachValueOnce() async {
        let reloads = coordinator()
        await withTaskGroup(of: Void.self) { group in
            for number in 1...200 { group.addTask { reloads.change(to: 10_000, at: .noon + Double(number)) } }
        }
        #expect(journal.all.count { $0 == "asked reader" } == 1)
        #expect(reloads.reported == 10_000)
    }
}
