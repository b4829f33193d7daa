import CompactJSON
public import HangangjariAPI
public import Vitrine
public import VitrineLoading

/// The client of the service for the app and the extension, with typed responses and errors.
///
/// | response | meaning |
/// |---|---|
/// | 200 for the requested park | a value |
/// | 200 for another park | ``UnavailabilityReason/mismatch``: treated as empty; the stored values stay and are marked |
/// | 304 | the stored values are unchanged |
/// | 404 | ``UnavailabilityReason/unknownThere``: the park no longer exists |
/// | 200 with a lot twice, or with another park's lot | ``UnavailabilityReason/badAnswer`` |
/// | 200 with a list of no parks | `UnavailabilityReason.emptyAnswer` |
/// | 200 with an empty body | `UnavailabilityReason.emptyAnswer`; retried |
/// | 429, 500 and above | ``UnavailabilityReason/serverFailed``; retried after the time that the service states |
/// | any other or invalid response | ``UnavailabilityReason/badAnswer`` |
public struct ParkService: Sendable {
    /// The content of a response with its entity tag.
    public struct Tagged<Content: Sendable>: Sendable {
        public var content: Content
        public var entityTag: String?
    }

    private let client: HTTPClient

    public init(_ client: HTTPClient) { self.client = client }

    /// Requests the list of parks.
    ///
    /// - Throws: `LoadFailure`.
    public func parks(entityTag: String?, within limit: Duration) async throws(LoadFailure) -> FetchAnswer<
        Tagged<ParkList>
    > {
        let answer = try await get("/v2/parks", ParkList.self, entityTag: entityTag, within: limit)
        if case .value(let list) = answer, list.content.parks.isEmpty {
            throw LoadFailure(
                .emptyAnswer,
                isTransient: true,
                detail: "\(client.service)/v2/parks lists no parks; there are always some"
            )
        }
        return answer
    }

    /// Requests all data of a park.
    ///
    /// - Throws: `LoadFailure`.
    public func homeSummary(
        of park: String,
        entityTag: String?,
        within limit: Duration
    ) async throws(LoadFailure) -> FetchAnswer<Tagged<HomeSummary>> {
        guard ParkID.isValid(park) else { return .empty(because: .unknownThere) }
        let path = "/v2/parks/\(park)/home-summary"
        let answer = try checked(
            try await get(path, HomeSummary.self, entityTag: entityTag, within: limit),
            is: park,
            \.park.id
        )
        if case .value(let summary) = answer { try checkLots(summary.content.parking.lots, of: park) }
        return answer
    }

    /// Requests the parking and the crowd of a park, as a fallback for a summary.
    ///
    /// - Throws: `LoadFailure`.
    public func state(of park: String, within limit: Duration) async throws(LoadFailure) -> FetchAnswer<
        Tagged<ParkState>
    > {
        guard ParkID.isValid(park) else { return .empty(because: .unknownThere) }
        let path = "/v2/parks/\(park)/state"
        let answer = try checked(
            try await get(path, ParkState.self, entityTag: nil, within: limit),
            is: park,
            \.park.id
        )
        if case .value(let state) = answer { try checkLots(state.content.parking.lots, of: park) }
        return answer
    }

    /// Throws if lots have the same identifier, or one of another park: it is not known then which count is whose.
    private func checkLots(_ lots: [ParkingSection.Lot], of park: String) throws(LoadFailure) {
        var seen: Set<String> = []
        for lot in lots where !seen.insert(lot.id).inserted || !lot.id.hasPrefix(park + "-") {
            throw LoadFailure(
                .badAnswer,
                isTransient: false,
                detail: "\(client.service) answered about \(park) with the lot \(lot.id.prefix(40)), "
                    + "which is not a lot of its own or stands twice in the answer"
            )
        }
    }

    /// Returns a response if it is about the requested park, and otherwise throws.
    private func checked<Content>(
        _ answer: FetchAnswer<Tagged<Content>>,
        is park: String,
        _ identifier: (Content) -> String
    ) throws(LoadFailure) -> FetchAnswer<Tagged<Content>> {
        guard case .value(let tagged) = answer, identifier(tagged.content) != park else { return answer }
        let other = identifier(tagged.content)
        throw LoadFailure(
            .mismatch,
            isTransient: false,
            detail: "\(client.service) was asked about \(park) but answered about \(other.prefix(40))"
        )
    }

    private func get<Content: Decodable & Sendable>(
        _ path: String,
        _ type: Content.Type,
        entityTag: String?,
        within limit: Duration
    ) async throws(LoadFailure) -> FetchAnswer<Tagged<Content>> {
        let answer: HTTPAnswer
        do throws(HTTPError) {
            answer = try await client.get(path, entityTag: entityTag, within: limit)
        } catch {
            throw LoadFailure(error)
        }
        switch answer.status {
        case 200: return .value(Tagged(content: try decode(type, answer, path), entityTag: answer.entityTag))
        case 304: return .notModified
        case 404, 410: return .empty(because: .unknownThere)
        case 429, 500...599:
            throw LoadFailure(
                .serverFailed,
                isTransient: true,
                retryAfter: answer.retryAfter,
                detail: "\(client.service)\(path) responded with status \(answer.status)"
            )
        default:
            throw LoadFailure(
                .badAnswer,
                isTransient: false,
                detail: "\(client.service)\(path) responded with the unexpected status \(answer.status)"
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
                detail: "\(client.service)\(path) responded with an empty body; it may be restarting, try again"
            )
        }
        do {
            return try CompactJSONDecoder().decode(type, from: answer.body)
        } catch {
            throw LoadFailure(
                .badAnswer,
                isTransient: true,
                detail: "\(client.service)\(path) sent \(answer.body.count) bytes that are not a \(type): \(error)"
            )
        }
    }
}

extension LoadFailure {
    /// Creates a load failure from an HTTP error.
    fileprivate init(_ error: HTTPError) {
        let (reason, isTransient): (UnavailabilityReason, Bool) =
            switch error.code {
            case .unreachable: (.unreachable, true)
            case .timedOut: (.timedOut, true)
            case .malformed: (.badAnswer, true)
            default: (.badAnswer, false)
            }
        self.init(reason, isTransient: isTransient, detail: error.description)
    }
}
