import CompactJSON
public import HangangjariAPI
public import Vitrine
public import VitrineLoading

/// The client of the service for the app and the extension, with typed responses and errors.
///
/// | response | meaning |
/// |---|---|
/// | 200 for the requested park | a value |
/// | 200 for another park | ``Freshness/Reason/mismatch``: treated as empty; the stored values stay and are marked |
/// | 304 | the stored values are unchanged |
/// | 404 | ``Freshness/Reason/unknownThere``: the park no longer exists |
/// | 200 with a lot twice, or with another park's lot | ``Freshness/Reason/badAnswer`` |
/// | 200 with a list of no parks | `Freshness.Reason.emptyAnswer` |
/// | 200 with an empty body | `Freshness.Reason.emptyAnswer`; retried |
/// | 429, 500 and above | ``Freshness/Reason/serverFailed``; retried after the time that the service states |
/// | any other or invalid response | ``Freshness/Reason/badAnswer`` |
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
    /// - Throws: `VitrineError` with code `fetchFailed`.
    public func parks(entityTag: String?, within limit: Duration) async throws(VitrineError) -> FetchAnswer<
        Tagged<ParkList>
    > {
        let answer = try await get("/v2/parks", ParkList.self, entityTag: entityTag, within: limit)
        if case .value(let list) = answer, list.content.parks.isEmpty {
            throw .fetch(
                .emptyAnswer,
                isTransient: true,
                "\(client.service)/v2/parks lists no parks; there are always some"
            )
        }
        return answer
    }

    /// Requests all data of a park.
    ///
    /// - Throws: `VitrineError` with code `fetchFailed`.
    public func homeSummary(
        of park: String,
        entityTag: String?,
        within limit: Duration
    ) async throws(VitrineError) -> FetchAnswer<Tagged<HomeSummary>> {
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
    /// - Throws: `VitrineError` with code `fetchFailed`.
    public func state(of park: String, within limit: Duration) async throws(VitrineError) -> FetchAnswer<
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
    private func checkLots(_ lots: [ParkingSection.Lot], of park: String) throws(VitrineError) {
        var seen: Set<String> = []
        for lot in lots where !seen.insert(lot.id).inserted || !lot.id.hasPrefix(park + "-") {
            throw .fetch(
                .badAnswer,
                isTransient: false,
                "\(client.service) answered about \(park) with the lot \(lot.id.prefix(40)), "
                    + "which is not a lot of its own or stands twice in the answer"
            )
        }
    }

    /// Returns a response if it is about the requested park, and otherwise throws.
    private func checked<Content>(
        _ answer: FetchAnswer<Tagged<Content>>,
        is park: String,
        _ identifier: (Content) -> String
    ) throws(VitrineError) -> FetchAnswer<Tagged<Content>> {
        guard case .value(let tagged) = answer, identifier(tagged.content) != park else { return answer }
        let other = identifier(tagged.content)
        throw .fetch(
            .mismatch,
            isTransient: false,
            "\(client.service) was asked about \(park) but answered about \(other.prefix(40))"
        )
    }

    private func get<Content: Decodable & Sendable>(
        _ path: String,
        _ type: Content.Type,
        entityTag: String?,
        within limit: Duration
    ) async throws(VitrineError) -> FetchAnswer<Tagged<Content>> {
        let answer: HTTPAnswer
        do throws(HTTPError) {
            answer = try await client.get(path, entityTag: entityTag, within: limit)
        } catch {
            throw .fetch(error)
        }
        switch answer.status {
        case 200: return .value(Tagged(content: try decode(type, answer, path), entityTag: answer.entityTag))
        case 304: return .notModified
        case 404, 410: return .empty(because: .unknownThere)
        case 429, 500...599:
            throw .fetch(
                .serverFailed,
                isTransient: true,
                retryAfter: answer.retryAfter,
                "\(client.service)\(path) responded with status \(answer.status)"
            )
        default:
            throw .fetch(
                .badAnswer,
                isTransient: false,
                "\(client.service)\(path) responded with the unexpected status \(answer.status)"
            )
        }
    }

    private func decode<Content: Decodable>(
        _ type: Content.Type,
        _ answer: HTTPAnswer,
        _ path: String
    ) throws(VitrineError) -> Content {
        guard !answer.body.isEmpty else {
            throw .fetch(
                .emptyAnswer,
                isTransient: true,
                "\(client.service)\(path) responded with an empty body; it may be restarting, try again"
            )
        }
        do {
            return try CompactJSONDecoder().decode(type, from: answer.body)
        } catch {
            throw .fetch(
                .badAnswer,
                isTransient: true,
                "\(client.service)\(path) sent \(answer.body.count) bytes that are not a \(type): \(error)"
            )
        }
    }
}

extension VitrineError {
    /// Returns the error of a request that ended with an HTTP error.
    fileprivate static func fetch(_ error: HTTPError) -> VitrineError {
        let (reason, isTransient): (Freshness.Reason, Bool) =
            switch error.code {
            case .unreachable: (.unreachable, true)
            case .timedOut: (.timedOut, true)
            case .malformed: (.badAnswer, true)
            default: (.badAnswer, false)
            }
        return .fetch(reason, isTransient: isTransient, error.description)
    }
}
