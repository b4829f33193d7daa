import HangangjariAPI

/// Where the service keeps what it knows, so that a new start begins with the last known values.
package protocol ParkStore: Sendable {
    /// What is known about every park that was ever stored, by the park's identifier.
    /// - Throws: ``ServiceError`` `storage`.
    func parks() async throws(ServiceError) -> [String: StoredPark]

    /// Keeps what is known about a park, and the count in it for the park's history.
    /// - Throws: ``ServiceError`` `storage`; what was stored before is still there.
    func save(_ park: StoredPark, id: String) async throws(ServiceError)

    /// How full a park was on earlier days like one day: weekdays for a weekday, days of the weekend for one of it.
    /// - Throws: ``ServiceError`` `storage`.
    func history(of id: String, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample]
}

/// How full a park was in one half hour of one day.
package struct ParkingSample: Hashable, Sendable {
    /// The day.
    package var day: KoreanDay
    /// The half hour of the day, 0 to 47, in Korea.
    package var slot: Int
    /// Spaces left in thousandths of all, 0 to 1,000.
    package var share: Int

    /// Makes a sample.
    package init(day: KoreanDay, slot: Int, share: Int) {
        self.day = day
        self.slot = slot
        self.share = share
    }

    /// The sample that a report gives; `nil` without a count.
    init?(of report: ParkReport) { self.init(of: report.lots) }

    /// The sample that the counts of a park's lots give; `nil` without a count.
    init?(of lots: [ParkingSection.Lot]) {
        let totals = ParkingTotals(lots)
        guard let observedAt = totals.observedAt, let remaining = totals.remaining, let capacity = totals.capacity
        else { return nil }
        day = KoreanDay(of: observedAt)
        slot = observedAt.seconds(since: day.start) / 1800
        share = remaining * 1000 / capacity
    }
}
