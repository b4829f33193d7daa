import Foundation
import Vitrine

/// The longest time in which the main actor has no turn while its own write waits for a lock that is held elsewhere.
struct StoreAsyncRow: BenchmarkRow {
    let name = "store.async"
    /// A frame of a screen, in milliseconds.
    private let bound = 1_000.0 / 60
    /// How long the lock is held, in microseconds.
    private let hold: UInt32 = 250_000

    func measure(in folder: BenchmarkFolder) async throws -> RowResult {
        let store = SnapshotStore(GroupContainer(path: try folder.folder("ours")), lockTimeout: .seconds(20))
        try store.write(.sample, to: .widget, now: Date())
        let (gaps, wait) = try await heartbeat(store)
        return RowResult(
            name: name,
            unit: "ms",
            ours: gaps.value(at: 1),
            peer: bound,
            peerName: "a frame, in milliseconds",
            bar: .atMost(1),
            condition: wait > Double(hold) / 2_000,
            notes: ["the write waited \(Int(wait)) ms; between turns of the main actor: \(gaps)"]
        )
    }

    /// The times between turns of the main actor until the write has returned, and how long that took.
    @MainActor
    private func heartbeat(_ store: SnapshotStore) async throws -> (gaps: Percentiles, wait: Double) {
        let hold = hold
        await withCheckedContinuation { held in
            Thread.detachNewThread {
                // The hold is not what is measured; a failure of it shows as a write that did not wait.
                _ = try? store.update(.widget, now: Date()) { _ in
                    held.resume()
                    usleep(hold)
                }
            }
        }
        let start = ContentionChild.microseconds()
        var isDone = false
        let write = Task { @MainActor in
            defer { isDone = true }
            try await store.async.update(.widget) { $0.habitsToday += 1 }
        }
        var (gaps, last): ([Double], Double) = ([], start)
        while !isDone {
            await Task.yield()
            let now = ContentionChild.microseconds()
            gaps.append((now - last) / 1e3)
            last = now
        }
        _ = try await write.value
        return (Percentiles(gaps), (last - start) / 1e3)
    }
}
