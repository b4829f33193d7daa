import CompactJSON
import GRDB
package import HangangjariAPI
package import Vitrine

/// A park in the cache.
package struct CachedPark: Hashable, Sendable, Identifiable {
    package var park: Park
    /// Whether a person marked the park as a favourite.
    package var isFavourite: Bool
    /// The last summary; nil if there is none, or the stored summary has an older format.
    package var summary: HomeSummary?
    /// The summary's entity tag.
    package var tag: String?
    /// The time at which the summary was received or last confirmed.
    package var fetchedAt: Date?

    package var id: String { park.id }

    /// Reads what the tables contain about a park.
    init(_ record: ParkRecord, in database: Database) throws {
        park = record.park
        isFavourite = try FavouriteRecord.exists(database, key: record.id)
        guard let stored = try SummaryRecord.fetchOne(database, key: record.id) else { return }
        // A summary that can no longer be decoded is treated as missing and requested again.
        guard var summary = try? CompactJSONDecoder().decode(HomeSummary.self, from: Array(stored.content.utf8)) else {
            return
        }
        summary.parking.lots = try Self.lots(of: record.id, in: database)
        summary.parking.forecast?.points = try Self.points(of: record.id, kind: .parking, in: database)
        summary.crowd.forecast?.points = try Self.points(of: record.id, kind: .crowd, in: database)
        self.summary = summary
        tag = stored.tag
        fetchedAt = Date(timeIntervalSince1970: stored.fetchedAt)
    }

    private static func lots(of park: String, in database: Database) throws -> [ParkingSection.Lot] {
        let lots = try LotRecord.filter(Column("park") == park).order(Column("position")).fetchAll(database)
        let counts = try LotStatusRecord.fetchAll(database, keys: lots.map(\.id))
        let statuses = Dictionary(counts.map { ($0.lot, $0) }, uniquingKeysWith: { first, _ in first })
        return lots.map { lot in
            let status = statuses[lot.id]
            return ParkingSection.Lot(
                id: lot.id,
                name: lot.name,
                remaining: status?.remaining,
                capacity: lot.capacity,
                level: status.flatMap { Level(rawValue: $0.level) } ?? .unknown,
                observedAt: status?.observedAt.map(Timestamp.init(secondsSince1970:))
            )
        }
    }

    private static func points(
        of park: String,
        kind: ForecastRecord.Kind,
        in database: Database
    ) throws -> [Forecast.Point] {
        let hours = ForecastRecord.filter(Column("park") == park && Column("kind") == kind).order(Column("at"))
        return try hours.fetchAll(database).map(\.point)
    }
}
