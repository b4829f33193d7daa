import Synchronization

/// Limits the requests of each address with token buckets.
///
/// A client may use the requests of a whole minute at once; after that they become available one by one.
final class RateLimiter: Sendable {
    /// The largest number of stored addresses; the bucket of an address that was dropped is full again.
    static let maximumAddresses = 10_000

    private struct Bucket {
        var tokens: Double
        var at: ContinuousClock.Instant
    }

    private let perMinute: Double
    private let buckets = Mutex<[String: Bucket]>([:])

    /// Creates a limiter; `nil` if there is no limit.
    init?(requestsPerMinute: Int) {
        guard requestsPerMinute > 0 else { return nil }
        perMinute = Double(requestsPerMinute)
    }

    /// Takes a request from an address's bucket.
    /// - Returns: The number of seconds to wait if the bucket is empty; `nil` if the request may pass.
    func take(from address: String, at now: ContinuousClock.Instant) -> Int? {
        buckets.withLock { buckets in
            if buckets.count >= Self.maximumAddresses, buckets[address] == nil { buckets.removeAll() }
            var bucket = buckets[address] ?? Bucket(tokens: perMinute, at: now)
            let passed = (now - bucket.at) / .seconds(60)
            bucket.tokens = min(perMinute, bucket.tokens + max(0, passed) * perMinute)
            bucket.at = now
            defer { buckets[address] = bucket }
            guard bucket.tokens >= 1 else { return Int(((1 - bucket.tokens) * 60 / perMinute).rounded(.up)) }
            bucket.tokens -= 1
            return nil
        }
    }
}
