package import HangangjariAPI

/// The known values of a park, and the results of the requests for them.
package struct StoredPark: Codable, Hashable, Sendable {
    /// The time of the last request to the source; `nil` if there was none.
    package var checkedAt: Timestamp?
    /// The time of the last usable response; `nil` if there was none.
    package var succeededAt: Timestamp?
    /// The reason why the last request failed; `nil` after a success.
    package var failure: RefreshState.Reason?
    /// The last report, with sections that were missing in it taken from earlier reports; `nil` if there was no report.
    package var report: ParkReport?
    /// The time of the request since which the report and the failure are the same; `nil` if there was none.
    package var changedAt: Timestamp?

    /// Creates a value; the defaults describe a park without known values.
    package init(
        checkedAt: Timestamp? = nil,
        succeededAt: Timestamp? = nil,
        failure: RefreshState.Reason? = nil,
        report: ParkReport? = nil,
        changedAt: Timestamp? = nil
    ) {
        self.checkedAt = checkedAt
        self.succeededAt = succeededAt
        self.failure = failure
        self.report = report
        self.changedAt = changedAt
    }

    /// Returns the value after a usable response.
    package func succeeded(at now: Timestamp, with report: ParkReport) -> StoredPark {
        result(at: now, succeededAt: now, failure: nil, report: report.filled(from: self.report))
    }

    /// Returns the value after a failure, which keeps the report.
    package func failed(at now: Timestamp, _ reason: RefreshState.Reason) -> StoredPark {
        result(at: now, succeededAt: succeededAt, failure: reason, report: report)
    }

    /// What the count adds to the park's history; `nil` after a failed request, which provides no new count.
    package var sample: ParkingSample? { failure == nil ? report.flatMap { ParkingSample(of: $0.lots) } : nil }

    /// The levels of parking and visitors, of which a change is worth a push; `nil` if one of them is unknown, which is
    /// no change.
    package var levels: String? {
        guard let report, let crowd = report.crowd?.level, crowd != .unknown else { return nil }
        let totals = ParkingTotals(report.lots)
        let parking = Level.ofParking(remaining: totals.remaining, capacity: totals.capacity)
        return parking == .unknown ? nil : "\(parking.rawValue) \(crowd.rawValue)"
    }

    private func result(
        at now: Timestamp,
        succeededAt: Timestamp?,
        failure: RefreshState.Reason?,
        report: ParkReport?
    ) -> StoredPark {
        StoredPark(
            checkedAt: now,
            succeededAt: succeededAt,
            failure: failure,
            report: report,
            changedAt: report == self.report && failure == self.failure ? changedAt : now
        )
    }

    /// Returns the value, or an empty value if it was stored later than `now`, which happens after the clock was set
    /// back.
    package func trusted(at now: Timestamp) -> StoredPark {
        guard let checkedAt, checkedAt.seconds(since: now) > ParkReportReader.tolerance else { return self }
        return StoredPark()
    }
}
