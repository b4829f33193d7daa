/// The response of a service.
public struct HTTPAnswer: Hashable, Sendable {
    /// The status code, 100 to 599.
    public var status: Int
    /// The entity tag for a later conditional request; nil if there is none.
    public var entityTag: String?
    /// The time to wait before the next request, if the service states it in seconds; at most an hour.
    public var retryAfter: Duration?
    /// The decompressed body.
    public var body: [UInt8]

    public init(status: Int, entityTag: String? = nil, retryAfter: Duration? = nil, body: [UInt8] = []) {
        self.status = status
        self.entityTag = entityTag
        self.retryAfter = retryAfter
        self.body = body
    }
}

/// The size limits of a response.
public struct HTTPLimits: Hashable, Sendable {
    /// The largest body as it is received, in bytes.
    public var bodyBytes: Int
    /// The largest body after decompression, in bytes; a few kilobytes of gzip can contain gigabytes.
    public var decodedBytes: Int

    public init(bodyBytes: Int = 128 << 10, decodedBytes: Int = 512 << 10) {
        precondition(bodyBytes > 0 && decodedBytes > 0, "limits must be positive, got \(bodyBytes), \(decodedBytes)")
        self.bodyBytes = bodyBytes
        self.decodedBytes = decodedBytes
    }
}
