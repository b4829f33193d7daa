/// The reliability of a response, and the latest result of each of its sources.
public struct RefreshState: Codable, Hashable, Sendable {
    /// The state of the response.
    public var state: State
    /// The time of the service's last request to the source about the park; `nil` if there was none.
    public var checkedAt: Timestamp?
    /// The time of the source's last usable response; `nil` if there was none.
    public var succeededAt: Timestamp?
    /// The reason why the response is not current; `nil` exactly if it is current.
    public var reason: Reason?
    /// The source's latest result for each section, in the order of ``SourceCheck/Name``.
    public var sources: [SourceCheck]

    /// The states of a response.
    public enum State: String, OpenEnumeration, CaseIterable {
        /// The source's last response was usable; its sections can be stale nevertheless, as they state themselves.
        case current
        /// The source fails; the values are from its last usable response.
        case lastKnown = "last_known"
        /// The source never gave a usable response; every section is empty.
        ///
        /// Such a response is not sent; the service answers 503 instead, so that a client keeps its values.
        case unavailable
        /// A state that a later version added.
        case unknown
    }

    /// The reasons why a response is not current.
    public enum Reason: String, OpenEnumeration, CaseIterable {
        /// The source cannot be reached.
        case unreachable
        /// The source did not answer in time.
        case timedOut = "timed_out"
        /// The source responded with an error.
        case refused
        /// The source's response cannot be read.
        case unreadable
        /// The source responded with the data of another park.
        case wrongPark = "wrong_park"
        /// The source's response contains no values.
        case empty
        /// The source was not asked yet.
        case notAsked = "not_asked"
        /// A reason that a later version added.
        case unknown
    }

    private enum CodingKeys: String, CodingKey {
        case state, reason, sources
        case checkedAt = "checked_at"
        case succeededAt = "succeeded_at"
    }

    public init(
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

/// The source's latest result for one section.
public struct SourceCheck: Codable, Hashable, Sendable {
    public var name: Name
    /// The result.
    public var status: Status
    /// The time of the observation; `nil` if there are no values, or their time is unknown.
    public var observedAt: Timestamp?

    /// The sections that are checked.
    public enum Name: String, OpenEnumeration, CaseIterable {
        /// ``ParkingSection``.
        case parking
        /// ``CrowdSection``.
        case crowd
        /// ``WeatherSection``.
        case weather
        /// ``DustSection``.
        case dust
        /// A section that a later version added.
        case unknown
    }

    /// The results for a section.
    public enum Status: String, OpenEnumeration, CaseIterable {
        /// The values are within the section's lifetime.
        case current
        /// The values are past the section's lifetime.
        case stale
        /// Some of the values are missing, for example those of some lots.
        case partial
        /// There are no values.
        case missing
        /// A status that a later version added.
        case unknown
    }

    private enum CodingKeys: String, CodingKey {
        case name, status
        case observedAt = "observed_at"
    }

    public init(name: Name, status: Status, observedAt: Timestamp?) {
        self.name = name
        self.status = status
        self.observedAt = observedAt
    }
}
