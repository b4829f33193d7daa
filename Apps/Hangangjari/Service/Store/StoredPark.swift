package import HangangjariAPI

/// What the service knows about a park, and how it came to know.
package struct StoredPark: Codable, Hashable, Sendable {
    /// When the source was last asked; `nil` if never.
    package var checkedAt: Timestamp?
    /// When the source last answered with something of use; `nil` if never.
    package var succeededAt: Timestamp?
    /// Why the last question failed; `nil` if it did not.
    package var failure: RefreshState.Reason?
    /// What was last said, with what was said earlier where the last answer left it out; `nil` if nothing ever.
    package var report: ParkReport?

    /// Makes a value; without arguments the one of a park about which nothing is known.
    package init(
        checkedAt: Timestamp? = nil,
        succeededAt: Timestamp? = nil,
        failure: RefreshState.Reason? = nil,
        report: ParkReport? = nil
    ) {
        self.checkedAt = checkedAt
        self.succeededAt = succeededAt
        self.failure = failure
        self.report = report
    }

    /// The value after an answer of use.
    package func succeeded(at now: Timestamp, with report: ParkReport) -> StoredPark {
        StoredPark(checkedAt: now, succeededAt: now, failure: nil, report: report.filled(from: self.report))
    }

    /// The value after a failure: what was known stays.
    package func failed(at now: Timestamp, _ reason: RefreshState.Reason) -> StoredPark {
        StoredPark(checkedAt: now, succeededAt: succeededAt, failure: reason, report: report)
    }

    /// The value, or nothing known if it was stored later than now: the clock was set back, and it is from the future.
    package func believed(at now: Timestamp) -> StoredPark {
        guard let checkedAt, checkedAt.seconds(since: now) > ParkReportReader.tolerance else { return self }
        return StoredPark()
    }
}
