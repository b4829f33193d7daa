import Foundation
import Synchronization
import Testing
import Vitrine
import VitrineLoading

/// A coordinator on two threads; races are shown as two columns, in chronological order from top to bottom.
struct ReloadRaceTests {
    /// Records requests and saves, in order.
    private final class Notes: Sendable {
        private let lines = Mutex<[String]>([])
        private let stored = Mutex<Int?>(nil)
        let reloads = Mutex<ReloadCoordinator<Int>?>(nil)

        var all: [String] { lines.withLock { $0 } }
        var last: Int? { stored.withLock { $0 } }
        var reported: Int? { reloads.withLock { $0 }?.reported }
        func note(_ line: String) { lines.withLock { $0.append(line) } }
        func store(_ value: Int) { stored.withLock { $0 = value } }
    }

    private func coordinator(
        _ notes: Notes,
        ask: @escaping @Sendable (Int?) -> Void = { _ in },
        save: @escaping @Sendable (Int) -> Void
    ) -> ReloadCoordinator<Int> {
        let reloads = ReloadCoordinator<Int>(
            ReloadGate(
                timing: ReloadTiming(quiet: .seconds(2)),
                significance: ReloadSignificance { _, _ in .immediate },
                reported: 0
            ),
            kinds: ["reader"],
            ask: { [notes] _ in
                ask(notes.reported)
                notes.note("asked at \(notes.reported ?? -1)")
            },
            save: { [notes] value in
                save(value)
                notes.note("saved \(value)")
                notes.store(value)
            }
        )
        notes.reloads.withLock { $0 = reloads }
        return reloads
    }

    /// Lets other threads run until a condition holds, but only for a limited number of yields.
    private static func giveWay(until holds: () -> Bool) {
        for _ in 0..<20_000 where !holds() { sched_yield() }
    }

    private static func together(_ bodies: (@Sendable () -> Void)...) {
        DispatchQueue.concurrentPerform(iterations: bodies.count) { bodies[$0]() }
    }

    /// | A            | B            |
    /// |--------------|--------------|
    /// | decides on 1 |              |
    /// | begins to save 1 |          |
    /// |              | decides on 2 |
    /// |              | saves 2, if possible |
    /// | has saved 1  |              |
    ///
    /// In every case, 2 is reported last and saved last.
    @Test func lastReportedValueIsSavedLast() {
        let notes = Notes()
        let saving = Mutex(false)
        let reloads = coordinator(notes) { value in
            guard value == 1 else { return }
            saving.withLock { $0 = true }
            Self.giveWay { notes.last == 2 }
        }
        Self.together(
            { reloads.change(to: 1, at: .noon) },
            {
                while !saving.withLock({ $0 }) { sched_yield() }
                reloads.change(to: 2, at: .noon + 1)
            }
        )
        #expect(reloads.reported == 2)
        #expect(notes.last == 2, "\(notes.all)")
        notes.reloads.withLock { $0 = nil }
    }

    /// | A                 | B                  |
    /// |-------------------|--------------------|
    /// | decides on 1      |                    |
    /// | begins to request |                    |
    /// |                   | decides on 2       |
    /// | has requested     |                    |
    /// | saves             |                    |
    /// |                   | requests, saves 2  |
    ///
    /// Every saved value was requested before: if the process died, the next one would request again rather than lose a
    /// reload.
    @Test func noValueIsSavedBeforeItsRequest() {
        for _ in 0..<200 {
            let notes = Notes()
            let reloads = coordinator(notes) { _ in }
            @Sendable func change(from first: Int) {
                for value in stride(from: first, to: 40, by: 2) { reloads.change(to: value, at: .noon + Double(value)) }
            }
            Self.together({ change(from: 1) }, { change(from: 2) })
            #expect(notes.last == reloads.reported, "\(notes.all)")
            var asks = 0
            for line in notes.all {
                if line.hasPrefix("asked") { asks += 1 }
                if line.hasPrefix("saved") {
                    #expect(asks > 0, "\(notes.all)")
                    asks = 0
                }
            }
            notes.reloads.withLock { $0 = nil }
        }
    }

    /// Two changes at the same moment on two threads cause one request, made before either is saved.
    @Test func changesAtOneMomentAreRequestedOnce() {
        for _ in 0..<200 {
            let notes = Notes()
            let reloads = coordinator(notes) { _ in }
            Self.together({ reloads.change(to: 1, at: .noon) }, { reloads.change(to: 2, at: .noon) })
            #expect(notes.all.count { $0.hasPrefix("asked") } == 1 && notes.all.first?.hasPrefix("asked") == true)
            #expect(notes.last == reloads.reported && reloads.counts.asked == 1, "\(notes.all)")
            notes.reloads.withLock { $0 = nil }
        }
    }
}
