import HangangjariModel
import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A park's parking in one line of text, with how old it is.
package struct ParkLine {
    /// The line.
    package let text: String

    /// Writes the line for a moment.
    package init(_ park: CachedPark, now: Date) {
        let reading = ParkReading(park, now: now)
        guard let remaining = reading.remaining, let capacity = reading.capacity, let seen = reading.observedAt else {
            text = park.summary == nil ? "not asked yet" : "no live count"
            return
        }
        let minutes = max(0, Int(now.timeIntervalSince(seen) / 60))
        switch reading.freshness {
        case .current: text = "\(remaining) free of \(capacity), \(minutes) min ago"
        case .lastKnown(let reason): text = "\(remaining) free of \(capacity), \(minutes) min old (\(reason))"
        case .unavailable(let reason): text = "withdrawn, \(minutes) min old (\(reason))"
        }
    }
}
