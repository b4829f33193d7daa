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

    /// Creates a park from a row of the joined tables.
    init(_ row: Row) {
        park = Park(
            id: row["id"],
            name: row["name"],
            shortName: row["short_name"],
            englishName: row["english_name"],
            latitude: row["latitude"],
            longitude: row["longitude"],
            lotCount: row["lot_count"],
            capacity: row["capacity"]
        )
        isFavourite = row["is_favourite"]
        let content: String? = row["content"]
        // A summary that can no longer be decoded is treated as missing and requested again.
        summary = content.flatMap { try? CompactJSONDecoder().decode(HomeSummary.self, from: Array($0.utf8)) }
        tag = summary == nil ? nil : row["tag"]
        let seconds: Double? = row["fetched_at"]
        fetchedAt = summary == nil ? nil : seconds.map { Date(timeIntervalSince1970: $0) }
    }
}
