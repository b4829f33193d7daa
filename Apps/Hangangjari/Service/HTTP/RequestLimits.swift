/// The limits for the requests of a client.
package struct RequestLimits: Sendable {
    /// The largest length of a path with its query, in bytes.
    package var pathBytes = 2048
    /// The largest size of all headers together, in bytes.
    package var headerBytes = 16_384
    /// The largest size of a request's body, in bytes; no route uses a body.
    package var bodyBytes = 16_384
    /// The largest number of open connections.
    package var connections = 1024
    /// The largest number of requests per minute from one address; 0 for no limit.
    package var requestsPerMinute = 0
    /// The largest number of registrations per minute from one address; 0 for no limit.
    package var registrationsPerMinute = 60
    /// Whether the address of a client is the last one in `X-Forwarded-For`, which a balancer has added.
    package var isBehindBalancer = false
    /// The time within which a whole request must arrive on a connection; otherwise it is closed.
    package var requestTime = Duration.seconds(30)

    /// Creates the default limits.
    package init() {}
}
