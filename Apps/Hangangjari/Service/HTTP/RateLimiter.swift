import Foundation
import NIOCore
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
            let address = Self.network(of: address)
            if buckets.count >= Self.maximumAddresses, buckets[address] == nil {
                // Those of quiet clients are full again, and say nothing.
                buckets = buckets.filter { tokens(in: $1, at: now) < perMinute }
                if buckets.count > Self.maximumAddresses / 2 { buckets.removeAll() }
            }
            var bucket = buckets[address] ?? Bucket(tokens: perMinute, at: now)
            bucket.tokens = tokens(in: bucket, at: now)
            bucket.at = now
            defer { buckets[address] = bucket }
            guard bucket.tokens >= 1 else { return Int(((1 - bucket.tokens) * 60 / perMinute).rounded(.up)) }
            bucket.tokens -= 1
            return nil
        }
    }

    private func tokens(in bucket: Bucket, at now: ContinuousClock.Instant) -> Double {
        min(perMinute, bucket.tokens + max(0, (now - bucket.at) / .seconds(60)) * perMinute)
    }

    /// The part of an address that a client cannot choose: the first half of an IPv6 address, and a whole IPv4 address.
    private static func network(of address: String) -> String {
        guard let address = try? SocketAddress(ipAddress: address, port: 0), case .v6(let address) = address else {
            return address
        }
        let bytes = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
        // An IPv4 address as a socket of both kinds has it, RFC 4291, 2.5.5.2.
        let isMapped = bytes.starts(with: [UInt8](repeating: 0, count: 10) + [0xff, 0xff])
        return isMapped
            ? bytes.suffix(4).map { String($0) }.joined(separator: ".")
            : bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":")
    }
}
