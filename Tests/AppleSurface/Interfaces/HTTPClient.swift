/// A stand-in of the client, which needs SwiftNIO: only what the models of apps see of it.
public struct HTTPClient: Sendable {
    /// The service.
    public let service: HTTPService
    /// How large an answer may be.
    public let limits: HTTPLimits

    /// Makes a client.
    public init(_ service: HTTPService, limits: HTTPLimits = HTTPLimits()) {
        self.service = service
        self.limits = limits
    }

    /// Asks for a document.
    public func get(
        _ path: String,
        entityTag: String? = nil,
        within limit: Duration
    ) async throws(HTTPError) -> HTTPAnswer {
        throw HTTPError(.unreachable, "a stand-in asks nobody")
    }
}
