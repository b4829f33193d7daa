public import Vitrine

/// A person's request for new values, which makes the next timelines ask the service even if the stored values are
/// fresh.
public struct RefreshRequest: Codable, Hashable, Sendable {
    /// The time after which a request expires, in seconds.
    public static let lifetime: TimeInterval = 120

    /// The time of the request.
    public var askedAt: Date

    public init(askedAt: Date) { self.askedAt = askedAt }

    /// Whether the request applies to a snapshot that was written at a given time; nil means no snapshot.
    public func applies(to writtenAt: Date?, now: Date) -> Bool {
        let age = now.timeIntervalSince(askedAt)
        guard age >= 0, age <= Self.lifetime else { return false }
        // A snapshot from the time of the request does not count as newer: clocks can stand still or be coarse.
        return writtenAt.map { $0 <= askedAt } ?? true
    }
}
