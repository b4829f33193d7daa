import CompactJSON
import HangangjariAPI
import Synchronization

/// The prepared responses about a park until the next refresh.
final class PreparedPark: Sendable {
    /// The directives for caches: 30 seconds without a request, a minute while revalidating, a day if the service
    /// fails.
    static let caching = "public, max-age=30, stale-while-revalidate=60, stale-if-error=86400"

    /// The reliability of the responses.
    let refresh: RefreshState
    /// The response to `home-summary`.
    let homeSummary: PreparedAnswer
    /// The time of the request to the source; `nil` if the values were only read from the store.
    let askedAt: Timestamp?
    /// How long the responses are used.
    let window: RefreshWindow
    private let summary: HomeSummary
    private let version: Int
    private let preparedState = Mutex<PreparedAnswer?>(nil)

    /// Prepares the responses; `version` is larger for later values.
    init(_ summary: HomeSummary, version: Int, askedAt: Timestamp?, window: RefreshWindow) throws(ServiceError) {
        refresh = summary.refresh
        self.askedAt = askedAt
        self.window = window
        self.summary = summary
        self.version = version
        homeSummary = try Self.answer(summary, summary.undated, version)
    }

    /// Returns the response to `state`, which few clients ask for: it is prepared for the first of them.
    /// - Throws: ``ServiceError`` `unreadable` or `storage` if it cannot be prepared.
    func state() throws(ServiceError) -> PreparedAnswer {
        try preparedState.withLock { prepared throws(ServiceError) in
            if let prepared { return prepared }
            let answer = try Self.answer(ParkState(summary), ParkState(summary.undated), version)
            prepared = answer
            return answer
        }
    }

    /// Whether the responses can be sent without asking the source: they are recent enough, and not later than the
    /// clock, which may have been set back.
    func isHot(at now: Timestamp) -> Bool {
        guard let askedAt else { return false }
        return window.includes(now, askedAt: askedAt, hasFailed: refresh.reason != nil)
    }

    private static func answer<Body: Encodable>(
        _ body: Body,
        _ undated: Body,
        _ version: Int
    ) throws(ServiceError) -> PreparedAnswer {
        do {
            let encoder = CompactJSONEncoder()
            return try PreparedAnswer(
                encoder.encode(body),
                validated: encoder.encode(undated),
                version: version,
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
