import CompactJSON
import HangangjariAPI

/// The prepared responses about a park until the next refresh.
struct PreparedPark: Sendable {
    /// The number of seconds for which a response is sent without asking the source.
    static let hotSeconds = 60
    /// The number of seconds after a failure in which the source is not asked.
    static let retrySeconds = 15
    /// The directives for caches: 30 seconds without a request, a minute while revalidating, a day if the service
    /// fails.
    static let caching = "public, max-age=30, stale-while-revalidate=60, stale-if-error=86400"

    /// The reliability of the responses.
    let refresh: RefreshState
    /// The response to `home-summary`.
    let homeSummary: PreparedAnswer
    /// The response to `state`.
    let state: PreparedAnswer
    /// The time of the request to the source; `nil` if the values were only read from the store.
    let askedAt: Timestamp?

    init(_ summary: HomeSummary, askedAt: Timestamp?) throws(ServiceError) {
        refresh = summary.refresh
        self.askedAt = askedAt
        homeSummary = try Self.answer(summary, summary.undated)
        state = try Self.answer(ParkState(summary), ParkState(summary.undated))
    }

    /// Whether the responses can be sent without asking the source: they are recent enough, and not later than the
    /// clock, which may have been set back.
    func isHot(at now: Timestamp) -> Bool {
        guard let askedAt else { return false }
        return Self.isHot(askedAt: askedAt, at: now, hasFailed: refresh.reason != nil)
    }

    /// Whether responses that were requested at a given time can be sent without asking the source.
    static func isHot(askedAt: Timestamp, at now: Timestamp, hasFailed: Bool = false) -> Bool {
        (0..<(hasFailed ? retrySeconds : hotSeconds)).contains(now.seconds(since: askedAt))
    }

    private static func answer<Body: Encodable>(
        _ body: Body,
        _ undated: Body
    ) throws(ServiceError) -> PreparedAnswer {
        do {
            let encoder = CompactJSONEncoder()
            return try PreparedAnswer(
                encoder.encode(body),
                validated: encoder.encode(undated),
                type: "application/json",
                caching: caching
            )
        } catch {
            throw ServiceError(.unreadable, "a response cannot be encoded as JSON", cause: error)
        }
    }
}

extension HomeSummary {
    /// The summary without the times of its creation and its checks, which contain no information about the park.
    fileprivate var undated: HomeSummary {
        var undated = self
        undated.generatedAt = Timestamp(secondsSince1970: 0)
        undated.refresh.checkedAt = nil
        undated.refresh.succeededAt = nil
        return undated
    }
}
