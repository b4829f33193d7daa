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

/// The last summary of a park.
struct SummaryRecord: CacheRecord {
    static let databaseTableName = "summary"

    var park: String
    /// A `HomeSummary` as JSON, with its lots, counts and forecasts.
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
