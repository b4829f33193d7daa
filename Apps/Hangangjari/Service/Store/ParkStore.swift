import HangangjariAPI

/// A store of the known values, so that the service starts with the last known values.
package protocol ParkStore: Sendable {
    /// Whether several instances of the service use the store.
    ///
    /// An instance then shows no value before it is stored, because another might still show an older one.
    var isShared: Bool { get }

    /// Returns the stored values of all parks, by park identifier.
    /// - Throws: ``ServiceError`` `storage`.
    func parks() async throws(ServiceError) -> [String: StoredPark]

    /// Decides whether this instance asks the source about a park now.
    /// - Returns: The decision, what is stored about the park, which is `nil` if that is what the instance knows, and
    ///   when the store was asked, after all waits for it.
    /// - Throws: ``ServiceError`` `storage`.
    func turn(of id: String) async throws(ServiceError) -> TurnAnswer

    /// Stores the values of a park, and adds the count in them to the park's history.
    ///
    /// `lease` is the number of the turn in which the source was asked.
    /// - Throws: ``ServiceError`` `storage`, also if the lease has passed to another instance; the previous values are
    ///   then still stored.
    func save(_ park: StoredPark, id: String, lease: Int) async throws(ServiceError)

    /// Reports what other instances store, until the task is cancelled: the park's identifier and the time of the
    /// request, or `nil` where reports may have been missed.
    func watch(_ changed: @Sendable (ParkChange?) async -> Void) async

    /// Where phones register for pushes; `nil` if the store has no queue of pushes.
    var registrations: (any PushRegistrations)? { get }

    /// Measures the store; what cannot be measured now is left out.
    func measures() async -> [StoreMeasure]

    /// Finds out whether what is stored is kept.
    /// - Throws: ``ServiceError`` `storage` if it is not.
    func check() throws(ServiceError)

    /// Returns the parking samples of earlier comparable days: of weekdays for a weekday, of weekends for a weekend
    /// day.
    /// - Throws: ``ServiceError`` `storage`.
    func history(of id: String, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample]
}

/// Whose turn it is to ask the source about a park, what is stored about the park, and when the store was asked.
package typealias TurnAnswer = (turn: RefreshTurn, stored: StoredPark?, askedAt: ContinuousClock.Instant)

extension ParkStore {
    /// Whether several instances use the store: one does.
    package var isShared: Bool { false }

    /// Whether there is a queue of pushes: there is none.
    package var registrations: (any PushRegistrations)? { nil }

    /// Measures nothing, because nothing waits for the store.
    package func measures() async -> [StoreMeasure] { [] }

    /// Decides that this instance asks, because there is no other.
    package func turn(of id: String) async throws(ServiceError) -> TurnAnswer {
        (.ask(lease: 0), nil, .now)
    }

    /// Reports nothing, because there is no other instance.
    package func watch(_ changed: @Sendable (ParkChange?) async -> Void) async {}
}

/// The share of free spaces of a park in one half hour of one day.
package struct ParkingSample: Hashable, Sendable {
    package var day: KoreanDay
    /// The half hour of the day in Korea, 0 to 47.
    package var slot: Int
    /// The share of free spaces in thousandths, 0 to 1,000.
    package var share: Int

    package init(day: KoreanDay, slot: Int, share: Int) {
        self.day = day
        self.slot = slot
        self.share = share
    }

    /// Creates a sample from a report; `nil` without a count.
    init?(of report: ParkReport) { self.init(of: report.lots) }

    /// Creates a sample from the counts of a park's lots; `nil` without a count.
    init?(of lots: [ParkingSection.Lot]) {
        let totals = ParkingTotals(lots)
        guard let observedAt = totals.observedAt, let remaining = totals.remaining, let capacity = totals.capacity
        else { return nil }
        day = KoreanDay(of: observedAt)
        slot = observedAt.seconds(since: day.start) / 1800
        share = remaining * 1000 / capacity
    }
}
