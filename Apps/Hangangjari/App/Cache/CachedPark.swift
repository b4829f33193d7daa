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
        guard let summary = try? CompactJSONDecoder().decode(HomeSummary.self, from: Array(stored.content.utf8)) else {
            return
        }
        self.summary = summary
        tag = stored.tag
        fetchedAt = Date(timeIntervalSince1970: stored.fetchedAt)
    }
}
