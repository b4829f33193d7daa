/// A stand-in for the client, which needs SwiftNIO, with only the part that the apps' models use.
public struct HTTPClient: Sendable {
    public let service: HTTPService
    /// The limits for a response.
    public let limits: HTTPLimits

    public init(_ service: HTTPService, limits: HTTPLimits = HTTPLimits()) {
        self.service = service
        self.limits = limits
    }

    public func get(
        _ path: String,
        entityTag: String? = nil,
        within limit: Duration
    ) async throws(HTTPError) -> HTTPAnswer {
        throw HTTPError(.unreachable, "a stand-in sends no requests")
    }
}
