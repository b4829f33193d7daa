import HangangjariModel
package import Vitrine

/// A line of text with a park's free spaces and their age.
package struct ParkLine {
    package let text: String

    /// Creates the line as of a date.
    package init(_ park: CachedPark, now: Date) {
        let reading = ParkReading(park, now: now)
        guard let remaining = reading.remaining, let capacity = reading.capacity, let seen = reading.observedAt else {
            text = park.summary == nil ? "not asked yet" : "no live count"
            return
        }
        if let unknown = FreshnessPolicy.parking.unknownAge(of: seen, at: now) {
            text = "\(remaining) free of \(capacity), age unknown (\(unknown))"
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
