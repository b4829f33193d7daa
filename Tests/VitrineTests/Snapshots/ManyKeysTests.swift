import Foundation
import ProbeValues
import Testing

@testable import Vitrine

/// Files with far more keys than any program writes: their time grows with their size, not with its square.
@Suite(.timeLimit(.minutes(5)))
struct ManyKeysTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private static let half = 75_000
    private static let whole = 150_000

    /// Twice the keys may cost at most three times the time; a look-up among all keys for each key would cost four times.
    private func expectLinear(_ measure: (_ count: Int) throws -> Duration) rethrows {
        var half = Duration.seconds(1000)
        var whole = Duration.seconds(1000)
        // The shortest of some runs: the machine may be busy during the others.
        for _ in 0..<3 {
            half = min(half, try measure(Self.half))
            whole = min(whole, try measure(Self.whole))
        }
        #expect(whole < half * 3, "\(half) for \(Self.half) keys, \(whole) for \(Self.whole)")
    }

    private func members(_ count: Int, _ prefix: String = "key") -> String {
        (0..<count).map { "\"\(prefix) \($0)\":\($0)" }.joined(separator: ",")
    }

    private func time(_ body: () throws -> Void) rethrows -> Duration {
        let start = ContinuousClock.now
        try body()
        return ContinuousClock.now - start
    }

    @Test func fileWithManyUnknownKeysIsReadAndUpdatedInLinearTime() throws {
        let key = SnapshotKey<ProbeSnapshot>("probe.json", maximumByteCount: 16 << 20)
        let known = "\"habitsToday\":1,\"noteCount\":2"
        try expectLinear { count in
            let metadata = "{\"schema\":1,\"generation\":1,\"owners\":{},\(members(count, "other"))}"
            try folder.put("{\(known),\(members(count)),\"_vitrine\":\(metadata)}")
            return try time {
                #expect(folder.store.read(key).value == ProbeSnapshot(habitsToday: 1, noteCount: 2))
                try folder.store.update(key, owner: .habits, now: .noon) { $0.habitsToday = 5 }
            }
        }
    }

    @Test func dictionaryIsStoredInLinearTime() throws {
        let key = SnapshotKey<[String: Int]>("probe.json", maximumByteCount: 16 << 20)
        try expectLinear { count in
            let value = Dictionary(uniqueKeysWithValues: (0..<count).map { ("key \($0)", $0) })
            try folder.store.remove(key)
            return try time { try folder.store.write(value, to: key, now: .noon) }
        }
    }

    @Test func migrationMaySetManyFields() throws {
        try expectLinear { count in
            var fields = try SnapshotFields(Data("{\(members(count))}".utf8))
            return try time {
                for number in stride(from: 0, to: count, by: 2) {
                    try fields.encode(0, "key \(number)")
                    try fields.encode(1, "new \(number)")
                }
                #expect(fields.keys.count == count + count / 2)
                #expect(try fields.decode(Int.self, "new 2") == 1)
            }
        }
    }
}
