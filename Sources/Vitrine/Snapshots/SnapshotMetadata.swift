#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What we keep about a snapshot in its own file, under one reserved key.
///
/// ```json
/// "_vitrine": {"schema": 1, "generation": 12, "owners": {"habits": {"writtenAt": 790000000.5, "day": "2026-02-03"}}}
/// ```
///
/// `writtenAt` is in seconds since 2001-01-01T00:00:00Z, as `JSONEncoder` writes dates by default; `day` is optional.
/// Keys that a newer version of ours added are kept.
struct SnapshotMetadata {
    /// The reserved key.
    static let key = "_vitrine"

    var schema: Int
    var generation: UInt64
    var stamps: [String: SnapshotStamp]
    private var others: SnapshotFields

    /// Creates the metadata of a file that has none.
    init(unmarkedSchema: Int) {
        schema = unmarkedSchema
        generation = 0
        stamps = [:]
        others = SnapshotFields()
    }

    /// Reads the value of the reserved key, which stands somewhere in a file's bytes.
    init(_ bytes: [UInt8], in range: Range<Int>) throws(JSONFault) {
        var schema: UInt64?
        var generation: UInt64?
        var stamps: [String: SnapshotStamp] = [:]
        var others = SnapshotFields()
        // Every reading comes through here, so it walks over the text once and makes no fields of what we know.
        var scanner = JSONScanner(bytes, in: range)
        try scanner.members { scanner, key throws(JSONFault) in
            if Self.matches(bytes, key, "schema") {
                schema = Self.integer(bytes[try scanner.value()])
            } else if Self.matches(bytes, key, "generation") {
                generation = Self.integer(bytes[try scanner.value()])
            } else if Self.matches(bytes, key, "owners") {
                stamps = try Self.stamps(&scanner)
            } else {
                others.set(try SnapshotFields.text(of: bytes, in: key), to: bytes[try scanner.value()])
            }
        }
        guard let schema, schema > 0, schema <= UInt64(Int32.max) else {
            throw JSONFault(reason: "expected a positive schema", offset: range.lowerBound)
        }
        guard let generation else { throw JSONFault(reason: "expected a generation", offset: range.lowerBound) }
        self.schema = Int(schema)
        self.generation = generation
        self.stamps = stamps
        self.others = others
    }

    /// Raises the generation and stamps an owner.
    mutating func mark(_ owner: String, _ stamp: SnapshotStamp, schema: Int) {
        self.schema = schema
        generation &+= 1
        stamps[owner] = stamp
    }

    /// The value of the reserved key.
    var bytes: [UInt8] {
        var fields = SnapshotFields()
        fields.set("schema", to: Array("\(schema)".utf8)[...])
        fields.set("generation", to: Array("\(generation)".utf8)[...])
        var owners = SnapshotFields()
        for (name, stamp) in stamps.sorted(by: { $0.key < $1.key }) {
            owners.set(name, to: Self.bytes(of: stamp)[...])
        }
        fields.set("owners", to: owners.bytes[...])
        fields.members += others.members
        return fields.bytes
    }

    private static func bytes(of stamp: SnapshotStamp) -> [UInt8] {
        let seconds = stamp.writtenAt.timeIntervalSinceReferenceDate
        let day = stamp.day.map { ",\"day\":\"\($0)\"" } ?? ""
        return Array("{\"writtenAt\":\(seconds)\(day)}".utf8)
    }

    private static func stamps(_ scanner: inout JSONScanner) throws(JSONFault) -> [String: SnapshotStamp] {
        var stamps: [String: SnapshotStamp] = [:]
        let bytes = scanner.bytes
        try scanner.members { scanner, owner throws(JSONFault) in
            var seconds: Double?
            var day: LocalDay?
            try scanner.members { scanner, key throws(JSONFault) in
                let value = bytes[try scanner.value()]
                if matches(bytes, key, "writtenAt") { seconds = number(value) }
                if matches(bytes, key, "day") { day = Self.day(value) }
            }
            guard let seconds else { throw scanner.fault("expected writtenAt of an owner") }
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            stamps[try SnapshotFields.text(of: bytes, in: owner)] = SnapshotStamp(writtenAt: date, day: day)
        }
        return stamps
    }

    /// Whether the key at a place, quotes included, is one of ours.
    private static func matches(_ bytes: [UInt8], _ key: Range<Int>, _ name: StaticString) -> Bool {
        guard key.count == name.utf8CodeUnitCount + 2 else { return false }
        for index in 0..<name.utf8CodeUnitCount where bytes[key.lowerBound + 1 + index] != name.utf8Start[index] {
            return false
        }
        return true
    }

    private static func integer(_ bytes: ArraySlice<UInt8>) -> UInt64? {
        UInt64(String(decoding: bytes, as: UTF8.self))
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
        guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
        return value
    }

    private static func day(_ bytes: ArraySlice<UInt8>) -> LocalDay? {
        LocalDay(String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self))
    }
}
