import CompactJSON
import HangangjariAPI

/// Everything that is answered about a park until it is refreshed.
struct PreparedPark: Sendable {
    /// For how many seconds an answer is sent without asking the source.
    static let hotSeconds = 60
    /// For how many seconds the source is left alone after a failure.
    static let retrySeconds = 15
    /// What caches may do: half a minute without asking, a minute while they ask, a day where the service fails.
    static let caching = "public, max-age=30, stale-while-revalidate=60, stale-if-error=86400"

    /// How far it can be trusted.
    let refresh: RefreshState
    /// The answer to home-summary.
    let homeSummary: PreparedAnswer
    /// The answer to state.
    let state: PreparedAnswer
    /// When the source was asked for it; `nil` if it was only read from the store.
    let askedAt: Timestamp?

    init(_ summary: HomeSummary, askedAt: Timestamp?) throws(ServiceError) {
        refresh = summary.refresh
        self.askedAt = askedAt
        homeSummary = try Self.answer(summary, summary.undated)
        state = try Self.answer(ParkState(summary), ParkState(summary.undated))
    }

    /// Whether it can be sent without asking the source: it is young enough, and not from a future before the clock was
    /// set back.
    func isHot(at now: Timestamp) -> Bool {
        guard let askedAt else { return false }
        return Self.isHot(askedAt: askedAt, at: now, hasFailed: refresh.reason != nil)
    }

    /// The same of an answer that was asked for at a moment, or is being.
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
            throw ServiceError(.unreadable, "an answer cannot be written as JSON", cause: error)
        }
    }
}

extension HomeSummary {
    /// The summary without the moments at which the service made and checked it, which say nothing about the park.
    fileprivate var undated: HomeSummary {
        var undated = self
        undated.generatedAt = Timestamp(secondsSince1970: 0)
        undated.refresh.checkedAt = nil
        undated.refresh.succeededAt = nil
        return undated
    }
}
