/// What a service answered.
public struct HTTPAnswer: Hashable, Sendable {
    /// The status, 100 to 599.
    public var status: Int
    /// The tag by which to ask whether the content changed; nil if there is none.
    public var entityTag: String?
    /// How long to wait before the next request, where the service says so in seconds; at most an hour.
    public var retryAfter: Duration?
    /// The content, decompressed.
    public var body: [UInt8]

    /// Makes an answer.
    public init(status: Int, entityTag: String? = nil, retryAfter: Duration? = nil, body: [UInt8] = []) {
        self.status = status
        self.entityTag = entityTag
        self.retryAfter = retryAfter
        self.body = body
    }
}

/// How much an answer may be.
public struct HTTPLimits: Hashable, Sendable {
    /// The largest content as it comes over the wire, in bytes.
    public var bodyBytes: Int
    /// The largest content after decompression, in bytes: a few kilobytes of gzip can hold gigabytes.
    public var decodedBytes: Int

    /// Makes limits.
    public init(bodyBytes: Int = 128 << 10, decodedBytes: Int = 512 << 10) {
        precondition(bodyBytes > 0 && decodedBytes > 0, "limits must be positive, got \(bodyBytes), \(decodedBytes)")
        self.bodyBytes = bodyBytes
        self.decodedBytes = decodedBytes
    }
}
