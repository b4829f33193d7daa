import CompactJSON
package import HangangjariAPI
package import Vitrine
package import VitrineHTTP

/// The service's interface as app and extension use it: typed answers, and failures by what they mean for a reader.
///
/// | answer | means |
/// |---|---|
/// | 200 of the right park | a value |
/// | 200 of another park | ``FreshnessReason/mismatch``: empty data, as if nothing had come; what is stored stays, marked |
/// | 304 | what is stored is still right |
/// | 404 | ``FreshnessReason/unknownThere``: the park is gone |
/// | 200 without a byte | `FreshnessReason.emptyAnswer`, worth another try |
/// | 429, 500 and above | ``FreshnessReason/serverFailed``, worth another try, after the time that the service asks for |
/// | anything else, or what cannot be read | ``FreshnessReason/badAnswer`` |
package struct ParkService: Sendable {
    /// An answer with its tag.
    package enum Answer<Content: Sendable>: Sendable {
        case content(Content, entityTag: String?)
        case notModified
        /// Nothing that may be shown, also nothing older.
        case empty(because: FreshnessReason)
    }

    private let client: HTTPClient

    /// Makes a service.
    package init(_ client: HTTPClient) { self.client = client }

    /// The parks.
    ///
    /// - Throws: `LoadFailure`.
    package func parks(entityTag: String?, within limit: Duration) async throws(LoadFailure) -> Answer<ParkList> {
        try await get("/v2/parks", ParkList.self, entityTag: entityTag, within: limit)
    }

    /// Everything about a park.
    ///
    /// - Throws: `LoadFailure`.
    package func homeSummary(
        of park: String,
        entityTag: String?,
        within limit: Duration
    ) async throws(LoadFailure) -> Answer<HomeSummary> {
        guard ParkID.isValid(park) else { return .empty(because: .unknownThere) }
        let path = "/v2/parks/\(park)/home-summary"
        return try checked(
            try await get(path, HomeSummary.self, entityTag: entityTag, within: limit),
            is: park,
            \.park.id
        )
    }

    /// Parking and crowd of a park, where a summary does not come.
    ///
    /// - Throws: `LoadFailure`.
    package func state(of park: String, within limit: Duration) async throws(LoadFailure) -> Answer<ParkState> {
        guard ParkID.isValid(park) else { return .empty(because: .unknownThere) }
        let path = "/v2/parks/\(park)/state"
        return try checked(try await get(path, ParkState.self, entityTag: nil, within: limit), is: park, \.park.id)
    }

    /// An answer if it is about the park that was asked about.
    private func checked<Content>(
        _ answer: Answer<Content>,
        is park: String,
        _ identifier: (Content) -> String
    ) throws(LoadFailure) -> Answer<Content> {
        guard case .content(let content, _) = answer, identifier(content) != park else { return answer }
        let other = identifier(content)
        throw LoadFailure(
            .mismatch,
            isTransient: false,
            detail: "\(client.service) was asked about \(park) and answers about \(other.prefix(40))"
        )
    }

    private func get<Content: Decodable & Sendable>(
        _ path: String,
        _ type: Content.Type,
        entityTag: String?,
        within limit: Duration
    ) async throws(LoadFailure) -> Answer<Content> {
        let answer: HTTPAnswer
        do throws(HTTPError) {
            answer = try await client.get(path, entityTag: entityTag, within: limit)
        } catch {
            throw LoadFailure(error)
        }
        switch answer.status {
        case 200: return .content(try decode(type, answer, path), entityTag: answer.entityTag)
        case 304: return .notModified
        case 404, 410: return .empty(because: .unknownThere)
        case 429, 500...599:
            throw LoadFailure(
                .serverFailed,
                isTransient: true,
                retryAfter: answer.retryAfter,
                detail: "\(client.service)\(path) answers with status \(answer.status)"
            )
        default:
            throw LoadFailure(
                .badAnswer,
                isTransient: false,
                detail: "\(client.service)\(path) answers with status \(answer.status), which means nothing here"
            )
        }
    }

    private func decode<Content: Decodable>(
        _ type: Content.Type,
        _ answer: HTTPAnswer,
        _ path: String
    ) throws(LoadFailure) -> Content {
        guard !answer.body.isEmpty else {
            throw LoadFailure(
                .emptyAnswer,
                isTransient: true,
                detail: "\(client.service)\(path) answers 200 without a byte; it may be restarting, try again"
            )
        }
        do {
            return try CompactJSONDecoder().decode(type, from: answer.body)
        } catch {
            throw LoadFailure(
                .badAnswer,
                isTransient: true,
                detail: "\(client.service)\(path) answers \(answer.body.count) bytes that are no \(type): \(error)"
            )
        }
    }
}

extension LoadFailure {
    /// What a failed request means.
    fileprivate init(_ error: HTTPError) {
        let (reason, isTransient): (FreshnessReason, Bool) =
            switch error.code {
            case .unreachable: (.unreachable, true)
            case .timedOut: (.timedOut, true)
            case .malformed: (.badAnswer, true)
            default: (.badAnswer, false)
            }
        self.init(reason, isTransient: isTransient, detail: error.description)
    }
}
