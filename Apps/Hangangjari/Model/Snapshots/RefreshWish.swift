#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// That a person asked for new values, and when: the next timelines ask the service even if what is stored is fresh.
package struct RefreshWish: Codable, Hashable, Sendable {
    /// How long a wish counts, in seconds; a wish that nobody could fulfil by then is given up.
    package static let lifetime: TimeInterval = 120

    /// When it was asked.
    package var askedAt: Date

    /// Makes a wish.
    package init(askedAt: Date) { self.askedAt = askedAt }

    /// Whether the wish still stands for a snapshot that was written at a moment.
    package func stands(for writtenAt: Date?, now: Date) -> Bool {
        let age = now.timeIntervalSince(askedAt)
        guard age >= 0, age <= Self.lifetime else { return false }
        // Written in the same moment is not written since: a clock may stand still, or be coarse.
        return writtenAt.map { $0 <= askedAt } ?? true
    }
}
