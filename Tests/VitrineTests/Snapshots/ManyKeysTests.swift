import Foundation
import ProbeValues
import Testing
import VitrineTesting

@testable import Vitrine

/// Files with far more keys than any program writes: their time grows with their size, not with its square.
@Suite(.hangGuard)
struct ManyKeysTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// Four times the keys may cost at most eight times the time; a look-up among all keys for each key would cost
    /// sixteen times.
    private func expectLinear(_ measure: (_ count: Int) throws -> Duration) rethrows {
        var few = Duration.seconds(1000)
        var many = Duration.seconds(1000)
        // The shortest of some runs: the machine may be busy during the others.
        for _ in 0..<3 {
            few = min(few, try measure(12_000))
            many = min(many, try measure(48_000))
        }
        #expect(many < few * 8, "\(few) for 12,000 keys, \(many) for 48,000")
    }

    private func members(_ count: Int, _ prefix: String = "key") -> String {
        (0..<count).map { "\"\(prefix) \($0)\":\($0)" }.joined(separator: ",")
    }

    @Test func fileWithManyUnknownKeysIsReadAndUpdatedInLinearTime() throws {
        let key = SnapshotKey<ProbeSnapshot>("probe.json", maximumByteCount: 16 << 20)
        let known = "\"habitsToday\":1,\"noteCount\":2"
        try expectLinear { count in
            let metadata = "{\"schema\":1,\"generation\":1,\"owners\":{},\(members(count, "other"))}"
            try folder.put("{\(known),\(members(count)),\"_vitrine\":\(metadata)}")
            return try ProcessorTime.of {
                #expect(folder.store.read(key).value == ProbeSnapshot(habitsToday: 1, noteCount: 2))
                try folder.store.update(key, owner: .habits, now: .noon) { $0.habitsToday = 5 }
            }
        }
    }

    /// A value with as many fields as wanted.
    private struct Wide: Codable, Sendable {
        private struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        private let count: Int

        init(count: Int) { self.count = count }

        init(from decoder: any Decoder) throws {
            count = try decoder.container(keyedBy: Key.self).allKeys.count { $0.stringValue.hasPrefix("key ") }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            for number in 0..<count { try container.encode(number, forKey: Key(stringValue: "key \(number)")) }
        }
    }

    @Test func valueWithManyFieldsIsStoredInLinearTime() throws {
        let key = SnapshotKey<Wide>("probe.json", maximumByteCount: 16 << 20)
        try expectLinear { count in
            try folder.store.remove(key)
            return try ProcessorTime.of { try folder.store.write(Wide(count: count), to: key, now: .noon) }
        }
    }

    @Test func migrationMaySetManyFields() throws {
        try expectLinear { count in
            var fields = try SnapshotFields(Data("{\(members(count))}".utf8))
            return try ProcessorTime.of {
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
