/// What one client may ask for.
package struct RequestLimits: Sendable {
    /// The longest path with its query, in bytes.
    package var pathBytes = 2048
    /// The most bytes of all headers together.
    package var headerBytes = 16_384
    /// The most bytes of a request's body, which no route has a use for.
    package var bodyBytes = 16_384
    /// The most open connections.
    package var connections = 1024
    /// The most requests a minute from one address; 0 for as many as it likes.
    package var requestsPerMinute = 0
    /// How long a connection may be without a request.
    package var idle = Duration.seconds(60)

    /// Makes the default limits.
    package init() {}
}
