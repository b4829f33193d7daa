import HangangjariModel
import HangangjariParks
package import Vitrine
package import VitrineWidgets

/// What a widget of Hangangjari shows from a moment on.
package struct ParkEntry<Content: ParkContent>: TimelineEntry, Sendable {
    /// The moment.
    package var date: Date
    /// The park; nil if none could be chosen.
    package var parkID: String?
    /// Whether the park is shown because it is the nearest.
    package var isNearby: Bool
    /// What may be shown of it, and as what.
    package var result: LoadResult<Content>

    /// Makes an entry.
    package init(date: Date, parkID: String?, isNearby: Bool, result: LoadResult<Content>) {
        self.date = date
        self.parkID = parkID
        self.isNearby = isNearby
        self.result = result
    }

    /// How relevant the widget is in a stack: only what is current speaks for itself.
    package var relevance: TimelineEntryRelevance? {
        if case .current = result { return TimelineEntryRelevance(score: 2) }
        return TimelineEntryRelevance(score: result.value == nil ? 0 : 1)
    }

    /// The park's name, as far as it is known without an answer.
    package var parkName: String? {
        parkID.map { RiverParks.park(id: $0)?.englishName ?? $0 }
    }
}
