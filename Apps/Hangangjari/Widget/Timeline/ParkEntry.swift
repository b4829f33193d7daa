import HangangjariAPI
package import HangangjariModel
package import Vitrine
package import VitrineLoading
package import VitrineWidgets

/// A timeline entry of Hangangjari's widgets.
package struct ParkEntry<Content: ParkSnapshot>: TimelineEntry, Sendable {
    /// The date from which the entry is shown.
    package var date: Date
    /// The moment by which ages are judged: the last one at which the system may still show the entry.
    package var judgedAt: Date
    /// The date at which the entry's timeline was planned; values from after this date have no known age.
    package var plannedAt: Date
    /// The park's identifier; nil if no park could be determined.
    package var parkID: String?
    /// Whether the park is shown because it is the nearest.
    package var isNearby: Bool
    /// The value to show and its freshness.
    package var result: LoadResult<Content>
    /// Why what is stored cannot be read; nil if there is a value.
    package var storedTrouble: Freshness.Reason?

    package init(
        date: Date,
        judgedAt: Date? = nil,
        plannedAt: Date,
        parkID: String?,
        isNearby: Bool,
        result: LoadResult<Content>,
        storedTrouble: Freshness.Reason? = nil
    ) {
        self.date = date
        self.judgedAt = judgedAt ?? date
        self.plannedAt = plannedAt
        self.storedTrouble = storedTrouble
        self.parkID = parkID
        self.isNearby = isNearby
        self.result = result
    }

    /// The relevance of the widget in a stack: 2 for current values, 1 for older values, 0 for none.
    package var relevance: TimelineEntryRelevance? {
        if case .current = result { return TimelineEntryRelevance(score: 2) }
        return TimelineEntryRelevance(score: result.value == nil ? 0 : 1)
    }

    /// The park's name from the built-in list, or its identifier for an unknown park.
    package var parkName: String? {
        parkID.map { RiverParks.park(id: $0)?.englishName ?? $0 }
    }
}
