/// How far the service itself trusts a response, and what its source last said.
package struct RefreshState: Codable, Hashable, Sendable {
    /// What kind of knowledge the response is.
    package var state: State
    /// When the service last asked the source about the park; `nil` if it never has.
    package var checkedAt: Timestamp?
    /// When the source last answered with something of use; `nil` if it never has.
    package var succeededAt: Timestamp?
    /// Why the response is not current; `nil` exactly if it is.
    package var reason: Reason?
    /// What the source last said about each section, in the order of ``SourceCheck/Name``.
    package var sources: [SourceCheck]

    /// What kind of knowledge a response is.
    package enum State: String, OpenEnumeration, CaseIterable {
        /// The source's last answer was of use. Its sections may be stale all the same: they say so themselves.
        case current
        /// The source fails; this is the last answer that was of use.
        case lastKnown = "last_known"
        /// The source has never said anything of use: every section is empty.
        ///
        /// Such a response is not sent; the service answers 503, so that a client keeps what it has.
        case unavailable
        /// A state of a later version.
        case unknown
    }

    /// Why a response is not current.
    package enum Reason: String, OpenEnumeration, CaseIterable {
        /// The source cannot be reached.
        case unreachable
        /// The source did not answer in time.
        case timedOut = "timed_out"
        /// The source answered with a failure of its own.
        case refused
        /// What the source answered cannot be read.
        case unreadable
        /// The source answered about another park.
        case wrongPark = "wrong_park"
        /// The source answered without any value.
        case empty
        /// The source has not been asked yet.
        case notAsked = "not_asked"
        /// A reason of a later version.
        case unknown
    }

    private enum CodingKeys: String, CodingKey {
        case state, reason, sources
        case checkedAt = "checked_at"
        case succeededAt = "succeeded_at"
    }

    /// Makes a state.
    package init(
        state: State,
        checkedAt: Timestamp?,
        succeededAt: Timestamp?,
        reason: Reason?,
        sources: [SourceCheck]
    ) {
        self.state = state
        self.checkedAt = checkedAt
        self.succeededAt = succeededAt
        self.reason = reason
        self.sources = sources
    }
}

/// What the source last said about one section.
package struct SourceCheck: Codable, Hashable, Sendable {
    /// The section.
    package var name: Name
    /// What the source said.
    package var status: Status
    /// When what it said was observed; `nil` if it said nothing, or not when.
    package var observedAt: Timestamp?

    /// The sections that are checked.
    package enum Name: String, OpenEnumeration, CaseIterable {
        /// ``ParkingSection``.
        case parking
        /// ``CrowdSection``.
        case crowd
        /// ``WeatherSection``.
        case weather
        /// ``DustSection``.
        case dust
        /// A section of a later version.
        case unknown
    }

    /// What the source said about a section.
    package enum Status: String, OpenEnumeration, CaseIterable {
        /// Values within the section's lifetime.
        case current
        /// Values past the section's lifetime.
        case stale
        /// Some of the values, such as some of the lots.
        case partial
        /// Nothing.
        case missing
        /// A status of a later version.
        case unknown
    }

    private enum CodingKeys: String, CodingKey {
        case name, status
        case observedAt = "observed_at"
    }

    /// Makes a check.
    package init(name: Name, status: Status, observedAt: Timestamp?) {
        self.name = name
        self.status = status
        self.observedAt = observedAt
    }
}
