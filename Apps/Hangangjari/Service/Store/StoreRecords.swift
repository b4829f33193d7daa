import GRDB

/// The values of a park, as JSON.
struct ParkRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "park"

    var id: String
    var knowledge: String
}

/// The free share of a park's spaces in half an hour of a day.
///
/// Its columns are read and written by name: each refresh reads some hundred rows, for which `Codable` is slow.
struct SampleRecord: FetchableRecord, PersistableRecord {
    static let databaseTableName = "parking_sample"

    var park: String
    var isWeekend: Bool
    var day: Int
    var slot: Int
    var share: Int

    init(row: Row) {
        park = row["park"]
        isWeekend = row["is_weekend"]
        day = row["day"]
        slot = row["slot"]
        share = row["share"]
    }

    func encode(to container: inout PersistenceContainer) {
        container["park"] = park
        container["is_weekend"] = isWeekend
        container["day"] = day
        container["slot"] = slot
        container["share"] = share
    }

    init(_ sample: ParkingSample, of park: String) {
        self.park = park
        isWeekend = sample.day.isWeekend
        day = sample.day.number
        slot = sample.slot
        share = sample.share
    }

    /// The rows of a park on weekends, or on the other days.
    static func of(_ park: String, isWeekend: Bool) -> QueryInterfaceRequest<SampleRecord> {
        filter(Column("park") == park && Column("is_weekend") == isWeekend)
    }

    var sample: ParkingSample { ParkingSample(day: KoreanDay(number: day), slot: slot, share: share) }
}
