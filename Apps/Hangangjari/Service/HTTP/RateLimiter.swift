import Synchronization

/// Counts the requests of each address in buckets that fill by the minute.
///
/// A client may use a whole minute's requests at once; then they come back one by one.
final class RateLimiter: Sendable {
    /// How many addresses are remembered; the bucket of one that was forgotten is full again.
    static let maximumAddresses = 10_000

    private struct Bucket {
        var tokens: Double
        var at: ContinuousClock.Instant
    }

    private let perMinute: Double
    private let buckets = Mutex<[String: Bucket]>([:])

    /// Makes a limiter; `nil` where there is no limit.
    init?(requestsPerMinute: Int) {
        guard requestsPerMinute > 0 else { return nil }
        perMinute = Double(requestsPerMinute)
    }

    /// Takes one request from an address's bucket.
    /// - Returns: The seconds to wait if it is empty; `nil` if the request may pass.
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
