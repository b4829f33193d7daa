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
        var fields = try SnapshotFields(scanning: bytes, in: range)
        guard let schema = fields[bytesOf: "schema"].flatMap(Self.integer), schema > 0, schema <= UInt64(Int32.max)
        else {
            throw JSONFault(reason: "expected a positive schema", offset: 0)
        }
        guard let generation = fields[bytesOf: "generation"].flatMap(Self.integer) else {
            throw JSONFault(reason: "expected a generation", offset: 0)
        }
        self.schema = Int(schema)
        self.generation = generation
        stamps = try Self.stamps(bytes, in: fields[bytesOf: "owners"]?.indices)
        for key in ["schema", "generation", "owners"] { fields.remove(key) }
        others = fields
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

    private static func stamps(_ bytes: [UInt8], in range: Range<Int>?) throws(JSONFault) -> [String: SnapshotStamp] {
        guard let range else { return [:] }
        var stamps: [String: SnapshotStamp] = [:]
        for member in try SnapshotFields(scanning: bytes, in: range).members {
            let fields = try SnapshotFields(scanning: bytes, in: member.valueBytes.indices)
            guard let seconds = fields[bytesOf: "writtenAt"].flatMap(number) else {
                throw JSONFault(reason: "expected writtenAt of an owner", offset: 0)
            }
            stamps[member.key] = SnapshotStamp(
                writtenAt: Date(timeIntervalSinceReferenceDate: seconds),
                day: fields[bytesOf: "day"].flatMap(day)
            )
        }
        return stamps
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
