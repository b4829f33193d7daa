import AsyncHTTPClient
import Foundation
package import HangangjariAPI
package import HangangjariService
import NIOCore
import NIOHTTP1
import NIOSSL

/// Sends a push.
package protocol PushSending: Sendable {
    /// Sends a push once, and returns the answer; an answer with status 0 if none came.
    func send(_ push: QueuedPush) async -> PushAnswer
}

/// Sends pushes to Apple's push service or to what takes its place, over HTTP/2.
///
/// https://developer.apple.com/documentation/widgetkit/updating-widgets-with-widgetkit-push-notifications
package struct PushSender: PushSending {
    /// The largest body of an answer; Apple's have less than a hundred bytes.
    private static let maximumBytes = 4096

    /// How many connections are used, each by a thread of its own: the cost of a push grows with the number of pushes
    /// that are on their way on its connection.
    private static let connections = 4

    private let clients: [AsyncHTTPClient.HTTPClient]
    private let base: String
    private let topic: String
    private let tokens: ProviderTokens
    private let timeLimit: TimeAmount

    /// Creates a sender.
    /// - Parameters:
    ///   - base: The address, such as `https://api.push.apple.com`.
    ///   - app: The app's bundle identifier.
    ///   - key: The team's key.
    ///   - authority: The path of a certificate that is trusted beside the system's; `nil` for none.
    ///   - timeLimit: How long an answer may take.
    ///   - now: This machine's time, by which requests are signed.
    /// - Throws: ``ServiceError`` `badInput`.
    package init(
        base: String,
        app: String,
        key: ProviderKey,
        authority: String? = nil,
        timeLimit: Duration = .seconds(10),
        now: @escaping @Sendable () -> Timestamp
    ) throws(ServiceError) {
        guard let url = URL(string: base), url.scheme == "https", url.host() != nil, url.path().isEmpty else {
            throw ServiceError(
                .badInput,
                "the push service's address must be https://HOST:PORT, got \(base.prefix(80))"
            )
        }
        var tls = TLSConfiguration.makeClientConfiguration()
        do {
            if let authority {
                tls.additionalTrustRoots = [.certificates(try NIOSSLCertificate.fromPEMFile(authority))]
            }
        } catch {
            throw ServiceError(.badInput, "the certificate \(authority ?? "") cannot be read as PEM", cause: error)
        }
        var configuration = AsyncHTTPClient.HTTPClient.Configuration(
            tlsConfiguration: tls,
            redirectConfiguration: .disallow
        )
        configuration.timeout.connect = TimeAmount(timeLimit)
        // The limit of a request ends with the head of its answer.
        configuration.timeout.read = TimeAmount(timeLimit)
        clients = (0..<Self.connections)
            .map { _ in AsyncHTTPClient.HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration) }
        self.base = base
        topic = app + ".push-type.widgets"
        tokens = ProviderTokens(key, now: now)
        self.timeLimit = TimeAmount(timeLimit)
    }

    /// Closes the connections.
    package func shutdown() async throws {
        for client in clients { try await client.shutdown() }
    }

    package func send(_ push: QueuedPush) async -> PushAnswer {
        do {
            let token = try tokens.current()
            var request = HTTPClientRequest(url: "\(base)/3/device/\(push.token.rawValue)")
            request.method = .POST
            request.headers = [
                "authorization": "bearer \(token)", "apns-id": push.id, "apns-push-type": "widgets",
                "apns-topic": topic,
            ]
            request.body = .bytes(ByteBuffer(string: #"{"aps":{"content-changed":true}}"#))
            // A phone's pushes have the same connection each time.
            let client = clients[push.token.rawValue.utf8.reduce(0) { $0 + Int($1) } % clients.count]
            let answer = try await Self.execute(request, on: client, until: .now() + timeLimit)
            let body = try await answer.body.collect(upTo: Self.maximumBytes)
            let received = PushAnswer(
                status: Int(answer.status.code),
                body: Array(body.readableBytesView),
                retryAfter: answer.headers.first(name: "retry-after")
            )
            if received.reason == "ExpiredProviderToken" { tokens.forget(token) }
            return received
        } catch {
            // Only the type: an error of the client may contain the request with the device's token.
            return PushAnswer(status: 0, reason: "no answer: \(type(of: error))")
        }
    }

    /// Sends a request, once more where the push service has closed the connection, as it does from time to time.
    private static func execute(
        _ request: HTTPClientRequest,
        on client: AsyncHTTPClient.HTTPClient,
        until deadline: NIODeadline
    ) async throws -> HTTPClientResponse {
        do {
            return try await client.execute(request, deadline: deadline)
        } catch let error as HTTPClientError where error != .remoteConnectionClosed {
            throw error
        } catch {
            return try await client.execute(request, deadline: deadline)
        }
    }
}
