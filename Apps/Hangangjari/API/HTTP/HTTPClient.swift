import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix

/// An HTTP client for small documents from a service on this machine, with limits for time and size and a small
/// footprint.
///
/// ```swift
/// let client = HTTPClient(HTTPService(port: 8090))
/// let answer = try await client.get("/v2/parks", entityTag: stored?.tag, within: .seconds(4))
/// ```
///
/// Each request uses its own connection, which closes after the response: a widget extension makes only one or two
/// requests in its lifetime. Redirects are returned like other responses and are not followed.
///
/// The client uses SwiftNIO's HTTP/1 and gzip handlers on one thread, because a widget extension process may use only
/// 20 MB. The peak resident memory of one request for a small document over loopback is:
///
/// | implementation | peak | |
/// |---|---|---|
/// | URLSession, shared runtime | 33.9 MB | above the system's limit for an extension |
/// | URLSession, static runtime | 28.9 MB | pulls in Foundation with ICU; does not link as a static program |
/// | SwiftNIO, static program | 9.8 MB | this client |
///
/// The system's curl library has no static build with all its dependencies (TLS, LDAP, Kerberos, SSH), and
/// async-http-client adds a connection pool, HTTP/2 and TLS, which a loopback connection does not need.
public struct HTTPClient: Sendable {
    public let service: HTTPService
    /// The size limits of a response.
    public let limits: HTTPLimits
    /// The value for the `Host` header; `nil` for the service's address.
    public let hostName: String?

    /// One thread for all requests of the process; it runs until the process ends.
    private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    /// Creates a client.
    ///
    /// For a service on another machine pass its resolved address and its host name.
    /// - Precondition: The name consists of visible ASCII characters.
    public init(_ service: HTTPService, hostName: String? = nil, limits: HTTPLimits = HTTPLimits()) {
        precondition(hostName?.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } ?? true, "a host name must be visible ASCII")
        self.service = service
        self.limits = limits
        self.hostName = hostName
    }

    /// Requests a document.
    ///
    /// - Parameters:
    ///   - path: The path with its query; it starts with a slash and is percent-encoded.
    ///   - entityTag: The tag of the stored document; status 304 then means that the document is unchanged.
    ///   - limit: The timeout of the whole request, from connecting to the last byte.
    /// - Returns: The response, with any status.
    /// - Throws: ``HTTPError``; immediately, with code `cancelled`, when the task is cancelled.
    public func get(
        _ path: String,
        entityTag: String? = nil,
        within limit: Duration
    ) async throws(HTTPError) -> HTTPAnswer {
        guard path.hasPrefix("/"), path.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw HTTPError(.badRequest, "\(path.prefix(80).debugDescription) is not a valid path; percent-encode it")
        }
        let head = head(path, entityTag: entityTag)
        let request = RunningRequest()
        do {
            let deadline = NIODeadline.now() + limit.timeAmount
            return try await withTaskCancellationHandler {
                let channel = try await connect(before: deadline, as: request)
                return try await exchange(head, over: channel)
            } onCancel: {
                request.cancel()
            }
        } catch {
            throw Task.isCancelled ? HTTPError(.cancelled, "a request to \(service) was cancelled") : meaning(of: error)
        }
    }

    private func meaning(of error: any Error) -> HTTPError {
        switch error {
        case let error as HTTPError: error
        case ChannelError.connectTimeout:
            HTTPError(.timedOut, "\(service) did not accept the connection in time; try again later", cause: error)
        default:
            HTTPError(.unreachable, "\(service) does not answer; check that it is running", cause: error)
        }
    }

    private func head(_ path: String, entityTag: String?) -> HTTPRequestHead {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path)
        let place = hostName.map { "\($0):\(service.port)" } ?? String(service.description.dropFirst(7))
        head.headers.add(name: "Host", value: place)
        head.headers.add(name: "Accept", value: "application/json")
        head.headers.add(name: "Accept-Encoding", value: "gzip")
        head.headers.add(name: "Connection", value: "close")
        // The tag is sent exactly as it was received; a tag with control characters cannot come from a header.
        if let entityTag, entityTag.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) {
            head.headers.add(name: "If-None-Match", value: entityTag)
        }
        return head
    }

    private func connect(before deadline: NIODeadline, as request: RunningRequest) async throws -> any Channel {
        let service = service
        let limits = limits
        let address = try SocketAddress(ipAddress: service.address, port: service.port)
        return try await ClientBootstrap(group: Self.group)
            .connectTimeout(deadline - .now())
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try request.begin(channel)
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHTTPClientHandlers()
                    try pipeline.addHandler(WireBound(service: service, limit: limits.bodyBytes))
                    try pipeline.addHandler(NIOHTTPResponseDecompressor(limit: .size(limits.decodedBytes)))
                    try pipeline.addHandler(AnswerCollector(service: service, limits: limits, deadline: deadline))
                }
            }
            .connect(to: address).get()
    }

    private func exchange(_ head: HTTPRequestHead, over channel: any Channel) async throws -> HTTPAnswer {
        try await channel.eventLoop
            .flatSubmit {
                do {
                    let collector = try channel.pipeline.syncOperations.handler(type: AnswerCollector.self)
                    let answer = collector.answer(on: channel)
                    channel.write(HTTPClientRequestPart.head(head), promise: nil)
                    channel.writeAndFlush(HTTPClientRequestPart.end(nil), promise: nil)
                    return answer
                } catch {
                    return channel.eventLoop.makeFailedFuture(error)
                }
            }
            .get()
    }
}

extension Duration {
    /// The duration as a `TimeAmount` in whole nanoseconds, limited to one day.
    fileprivate var timeAmount: TimeAmount {
        let (seconds, attoseconds) = min(max(self, .zero), .seconds(86_400)).components
        return .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}
