import CompactJSON
import GRDB
package import HangangjariAPI

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A park as the cache knows it.
package struct CachedPark: Hashable, Sendable, Identifiable {
    /// The park.
    package var park: Park
    /// Whether a person marked it.
    package var isFavourite: Bool
    /// Its last summary; nil if none ever came, or the one that is kept is of an older form.
    package var summary: HomeSummary?
    /// The summary's tag.
    package var tag: String?
    /// When the summary came, or was last confirmed.
    package var fetchedAt: Date?

    /// The park's identifier.
    package var id: String { park.id }

    /// Reads a row of the joined tables.
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
        // A summary that cannot be read any more is as good as none: it is asked for again.
        summary = content.flatMap { try? CompactJSONDecoder().decode(HomeSummary.self, from: Array($0.utf8)) }
        tag = summary == nil ? nil : row["tag"]
        let seconds: Double? = row["fetched_at"]
        fetchedAt = summary == nil ? nil : seconds.map { Date(timeIntervalSince1970: $0) }
    }
}
