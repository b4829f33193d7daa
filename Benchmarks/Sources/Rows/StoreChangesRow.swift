import Foundation
import Synchronization
import Vitrine

/// A write in one process until its reading arrives in another, against a process that looks every 10 ms; and whether
/// the last change of eight writers ever fails to arrive.
struct StoreChangesRow: BenchmarkRow {
    let name = "store.changes"
    private let writes = 500
    private let rounds = 10_000
    private let writers = 8

    func measure(in folder: BenchmarkFolder) async throws -> RowResult {
        let watched = try await delays(in: folder.folder("watched")) { store in store.changes(of: .widget) }
        let polled = try await delays(in: folder.folder("polled")) { store in PolledReadings(store: store) }
        let missed = try await missedChanges(in: folder.folder("writers"))
        return RowResult(
            name: name,
            unit: "ms",
            ours: watched.value(at: 0.95),
            peer: polled.value(at: 0.95),
            peerName: "reading the file every 10 ms",
            bar: .atMost(0.5),
            condition: watched.value(at: 0.95) <= 5 && missed == 0,
            notes: [
                "ours: \(watched)", "polled: \(polled)",
                "last changes missed: \(missed) of \(rounds), under \(writers) writers",
            ]
        )
    }

    /// The delays of a process's writes, in milliseconds; each write contains its time on the machine's clock.
    private func delays<Readings: AsyncSequence>(
        in path: String,
        _ readings: (SnapshotStore) -> Readings
    ) async throws -> Percentiles where Readings.Element == SnapshotReading<BenchSnapshot> {
        try ContentionChild.prepare(.ours, path)
        let child = try ContentionChild.start([ContentionChild.stamping, path, "\(writes)"])
        child.waitUntilReady()
        try Data().write(to: URL(fileURLWithPath: path + "/go"))
        var delays: [Double] = []
        for try await reading in readings(SnapshotStore(GroupContainer(path: path))) {
            guard let sent = reading.value?.habitsToday, sent > 0 else { continue }
            delays.append((ContentionChild.microseconds() - Double(sent)) / 1000)
            if reading.value?.habitsTotal == writes { break }
        }
        _ = try child.report()
        return Percentiles(delays)
    }

    /// Lets eight writers increment a counter once in each round, and counts the rounds whose last value does not
    /// arrive within a second.
    private func missedChanges(in path: String) async throws -> Int {
        try ContentionChild.prepare(.ours, path)
        let store = SnapshotStore(GroupContainer(path: path), lockTimeout: .seconds(20))
        let latest = LatestCount()
        let watcher = Task {
            for await reading in store.changes(of: .widget) { latest.set(reading.value?.habitsToday ?? 0) }
        }
        defer { watcher.cancel() }
        var missed = 0
        for round in 1...rounds {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<writers {
                    group.addTask { try store.update(.widget, now: Date()) { $0.habitsToday += 1 } }
                }
                try await group.waitForAll()
            }
            let end = ContinuousClock.now + .seconds(1)
            while latest.value < round * writers, ContinuousClock.now < end {
                try await Task.sleep(for: .microseconds(50))
            }
            if latest.value < round * writers { missed += 1 }
        }
        return missed
    }
}

private final class LatestCount: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    func set(_ value: Int) { count.withLock { $0 = value } }
}

/// The readings of a process that reads the file every 10 ms.
private struct PolledReadings: AsyncSequence, AsyncIteratorProtocol {
    let store: SnapshotStore
    private var last: UInt64?

    init(store: SnapshotStore) { self.store = store }

    func makeAsyncIterator() -> PolledReadings { self }

    mutating func next() async throws -> SnapshotReading<BenchSnapshot>? {
        while true {
            let reading = store.read(.widget)
            if reading.snapshot?.generation != last {
                last = reading.snapshot?.generation
                return reading
            }
            try await Task.sleep(for: .milliseconds(10))
        }
    }
}
