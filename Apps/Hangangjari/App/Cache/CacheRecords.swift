import GRDB
import HangangjariAPI

/// A row of the cache, with the columns' names in snake case.
protocol CacheRecord: Codable, FetchableRecord, PersistableRecord {}

extension CacheRecord {
    static var databaseColumnDecodingStrategy: DatabaseColumnDecodingStrategy { .convertFromSnakeCase }
    static var databaseColumnEncodingStrategy: DatabaseColumnEncodingStrategy { .convertToSnakeCase }
}

/// A park of the service's list.
struct ParkRecord: CacheRecord {
    static let databaseTableName = "park"
    /// The position of a park that was stored before the list.
    static let lastPosition = 1000

    var id, name, shortName, englishName: String
    var latitude, longitude: Double
    var lotCount, capacity, position: Int
    /// Whether the last list lacked the park; the next one that lacks it removes it.
    var isMissing = false

    init(_ park: Park, position: Int) {
        id = park.id
        name = park.name
        shortName = park.shortName
        englishName = park.englishName
        latitude = park.latitude
        longitude = park.longitude
        lotCount = park.lotCount
        capacity = park.capacity
        self.position = position
    }

    var park: Park {
        Park(
            id: id,
            name: name,
            shortName: shortName,
            englishName: englishName,
            latitude: latitude,
            longitude: longitude,
            lotCount: lotCount,
            capacity: capacity
        )
    }
}

/// A parking lot of a park.
struct LotRecord: CacheRecord {
    static let databaseTableName = "lot"

    var id, park, name: String
    var capacity: Int?
    var position: Int
}

/// The last count of a lot.
struct LotStatusRecord: CacheRecord {
    static let databaseTableName = "lot_status"

    var lot: String
    var remaining: Int?
    var level: String
    /// In seconds since 1970.
    var observedAt: Int?
}

/// An hour of a forecast, of free spaces or of people.
struct ForecastRecord: CacheRecord {
    enum Kind: String, Codable, DatabaseValueConvertible {
        case parking, crowd
    }

    static let databaseTableName = "forecast"

    var park: String
    var kind: Kind
    /// In seconds since 1970.
    var at: Int
    var p10, p50, p90: Int
    var level: String
    var risk: Double

    init(_ point: Forecast.Point, of park: String, kind: Kind) {
        self.park = park
        self.kind = kind
        at = point.at.secondsSince1970
        (p10, p50, p90) = (point.p10, point.p50, point.p90)
        level = point.level.rawValue
        risk = point.risk
    }

    var point: Forecast.Point {
        Forecast.Point(
            at: Timestamp(secondsSince1970: at),
            p10: p10,
            p50: p50,
            p90: p90,
            level: Level(rawValue: level) ?? .unknown,
            risk: risk
        )
    }
}

/// What a summary contains beside its lots and forecasts, which have tables of their own.
struct SummaryRecord: CacheRecord {
    static let databaseTableName = "summary"

    var park: String
    /// A `HomeSummary` as JSON, without lots and points of forecasts.
    var content: String
    /// The entity tag.
    var tag: String?
    /// When the summary was received or last confirmed, in seconds since 1970.
    var fetchedAt: Double
}

/// A park that a person marked.
struct FavouriteRecord: CacheRecord {
    static let databaseTableName = "favourite"

    var park: String
}
