import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix

/// Asks a service of this machine for small documents, within bounds of time and size, in little memory.
///
/// ```swift
/// let client = HTTPClient(HTTPService(port: 8090))
/// let answer = try await client.get("/v2/parks", entityTag: stored?.tag, within: .seconds(4))
/// ```
///
/// Each request has a connection of its own, which the answer ends: a widget extension makes one or two requests in its life.
/// Redirections are answers like others, and not followed.
///
/// It is SwiftNIO's HTTP/1 and gzip handlers on one thread, because of what the alternatives weigh in a process that may
/// have 20 MB (one request of a small document on loopback, peak resident memory):
///
/// | way | peak | |
/// |---|---|---|
/// | URLSession, shared runtime | 33.9 MB | over what the system allows an extension at all |
/// | URLSession, static runtime | 28.9 MB | drags Foundation with ICU in; does not link as a static program |
/// | SwiftNIO, static program | 9.8 MB | this |
///
/// The system's curl as a library has no static form with all that it was built with (TLS, LDAP, Kerberos, SSH), and
/// async-http-client adds to SwiftNIO a pool, HTTP/2 and TLS that a loopback connection does not need.
public struct HTTPClient: Sendable {
    /// The service.
    public let service: HTTPService
    /// How large an answer may be.
    public let limits: HTTPLimits
    /// The name by which the service is asked for; `nil` for its address.
    public let hostName: String?

    /// One thread for all requests of the process; it is never shut down, and ends with the process.
    private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    /// Makes a client.
    ///
    /// A service elsewhere that answers by name is given by the address that was found for it, and by its name.
    /// - Precondition: The name consists of visible ASCII.
    public init(_ service: HTTPService, hostName: String? = nil, limits: HTTPLimits = HTTPLimits()) {
        precondition(hostName?.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } ?? true, "a host's name is visible ASCII")
        self.service = service
        self.limits = limits
        self.hostName = hostName
    }

    /// Asks for a document.
    ///
    /// - Parameters:
    ///   - path: The path with its query, beginning with a slash, percent-encoded where needed.
    ///   - entityTag: The tag of what is known already; an answer of status 304 says that it is still right.
    ///   - limit: How long everything may take, from connecting to the last byte.
    /// - Returns: The answer, whatever its status.
    /// - Throws: ``HTTPError``; at once, with code `cancelled`, when the task is cancelled.
    public func get(
        _ path: String,
        entityTag: String? = nil,
        within limit: Duration
    ) async throws(HTTPError) -> HTTPAnswer {
        guard path.hasPrefix("/"), path.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw HTTPError(.badRequest, "\(path.prefix(80).debugDescription) is no path; encode it")
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
            throw Task.isCancelled ? HTTPError(.cancelled, "nobody waits for \(service) any more") : meaning(of: error)
        }
    }

    private func meaning(of error: any Error) -> HTTPError {
        switch error {
        case let error as HTTPError: error
        case ChannelError.connectTimeout:
            HTTPError(.timedOut, "\(service) did not take the connection in time; try again later", cause: error)
        default:
            HTTPError(.unreachable, "\(service) does not answer; check that it runs", cause: error)
        }
    }

    private func head(_ path: String, entityTag: String?) -> HTTPRequestHead {
        var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: path)
        let place = hostName.map { "\($0):\(service.port)" } ?? String(service.description.dropFirst(7))
        head.headers.add(name: "Host", value: place)
        head.headers.add(name: "Accept", value: "application/json")
        head.headers.add(name: "Accept-Encoding", value: "gzip")
        head.headers.add(name: "Connection", value: "close")
        // A tag is ours to send only as it came; one with control characters never came from a header.
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
    /// The length as SwiftNIO takes it, in whole nanoseconds; one of more than a day is a day.
    fileprivate var timeAmount: TimeAmount {
        let (seconds, attoseconds) = min(max(self, .zero), .seconds(86_400)).components
        return .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}
