import CompactJSON
import VitrinePlatform

/// Vitrine's metadata about a snapshot, in the snapshot's file under one reserved key.
///
/// ```json
/// "_vitrine": {"schema": 1, "generation": 12, "owners": {"habits": {"writtenAt": 790000000.5, "day": "2026-02-03"}}}
/// ```
///
/// `writtenAt` is in seconds since 2001-01-01T00:00:00Z, as `JSONEncoder` writes dates by default; `day` is optional.
/// Keys that a newer version of Vitrine added are kept, also in the stamps of other owners.
struct SnapshotMetadata {
    static let key = "_vitrine"
    static let schemas = 1...Int(Int32.max)

    var schema: Int
    var generation: UInt64
    private(set) var stamps: [String: SnapshotStamp] = [:]
    /// The stamps as they are written.
    private var owners = SnapshotFields()
    private var others = SnapshotFields()

    /// Creates the metadata for a file that has none.
    init(unmarkedSchema: Int) {
        schema = unmarkedSchema
        generation = 0
    }

    /// Reads the value of the reserved key.
    init(_ object: JSONDocument) throws(JSONFault) {
        guard object.isObject else { throw object.fault("expected '{'") }
        var schema: UInt64?
        var generation: UInt64?
        for member in object.members {
            if member.hasKey("schema") {
                schema = Self.integer(member.value)
            } else if member.hasKey("generation") {
                generation = Self.integer(member.value)
            } else if member.hasKey("owners") {
                guard member.value.isObject else { throw member.value.fault("expected '{'") }
                for owner in member.value.members {
                    stamps[owner.key] = try Self.stamp(owner.value)
                    owners.set(owner.key, to: owner.value.bytes)
                }
            } else {
                others.set(member.key, to: member.value.bytes)
            }
        }
        guard let schema = schema.flatMap({ Int(exactly: $0) }), Self.schemas.contains(schema) else {
            throw object.fault("expected a positive schema")
        }
        guard let generation else { throw object.fault("expected a generation") }
        self.schema = schema
        self.generation = generation
    }

    /// Increments the generation and stamps an owner.
    mutating func mark(_ owner: String, _ stamp: SnapshotStamp, schema: Int) {
        self.schema = schema
        generation &+= 1
        stamps[owner] = stamp
        owners.set(owner, to: Self.bytes(of: stamp)[...])
    }

    /// The value of the reserved key.
    var bytes: [UInt8] {
        var fields = SnapshotFields()
        fields.set("schema", to: Array("\(schema)".utf8)[...])
        fields.set("generation", to: Array("\(generation)".utf8)[...])
        fields.set("owners", to: owners.bytes[...])
        for member in others.members { fields.append(member) }
        return fields.bytes
    }

    private static func bytes(of stamp: SnapshotStamp) -> [UInt8] {
        let seconds = stamp.writtenAt.timeIntervalSinceReferenceDate
        let day = stamp.day.map { ",\"day\":\"\($0)\"" } ?? ""
        return Array("{\"writtenAt\":\(seconds)\(day)}".utf8)
    }

    private static func stamp(_ object: JSONDocument) throws(JSONFault) -> SnapshotStamp {
        guard object.isObject else { throw object.fault("expected '{'") }
        guard let seconds = object["writtenAt"].flatMap(number) else {
            throw object.fault("expected writtenAt of an owner")
        }
        let writtenAt = Date(timeIntervalSinceReferenceDate: seconds)
        guard SupportedDates.contains(writtenAt) else {
            throw object.fault("writtenAt of an owner is not \(SupportedDates.description)")
        }
        return SnapshotStamp(
            writtenAt: writtenAt,
            day: object["day"].flatMap(day)
        )
    }

    private static func integer(_ value: JSONDocument) -> UInt64? {
        UInt64(String(decoding: value.bytes, as: UTF8.self))
    }

    private static func number(_ value: JSONDocument) -> Double? {
        guard let number = Double(String(decoding: value.bytes, as: UTF8.self)), number.isFinite else { return nil }
        return number
    }

    private static func day(_ value: JSONDocument) -> LocalDay? {
        LocalDay(String(decoding: value.bytes.dropFirst().dropLast(), as: UTF8.self))
    }
}
