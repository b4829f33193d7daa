public import Foundation

/// A request to a device's server.
public struct DeviceRequest: Hashable, Sendable {
    public enum Method: String, Hashable, Sendable {
        case get = "GET"
        case post = "POST"
    }

    public var method: Method
    /// The path with its query, percent-encoded.
    public var path: String
    /// JSON; nil for a request without a body.
    public var body: Data?

    public init(_ method: Method, _ path: String, body: Data? = nil) {
        self.method = method
        self.path = path
        self.body = body
    }
}

/// The answer of a device's server.
public struct DeviceAnswer: Hashable, Sendable {
    /// The status of HTTP.
    public var status: Int
    public var body: Data
}

/// How requests reach a device: over HTTP, or in a test from a function.
public struct DeviceLink: Sendable {
    /// Sends a request.
    /// - Throws: ``ClientError`` with code `noDevice` if nothing answers; a refusal is an answer.
    public var send: @Sendable (DeviceRequest) async throws(ClientError) -> DeviceAnswer
}
