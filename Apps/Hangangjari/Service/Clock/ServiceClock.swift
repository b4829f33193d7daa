package import HangangjariAPI
import Synchronization

/// The service's clock, which can be set from outside.
///
/// Under a device it follows the device's clock, otherwise the machine's clock. Timeouts of requests do not depend on it:
/// they use the machine's monotonic clock.
package final class ServiceClock: Sendable {
    private struct Told {
        var now: Timestamp
        var at: ContinuousClock.Instant
        var runs: Bool
    }

    private let told: Mutex<Told?>
    private let wall: @Sendable () -> Timestamp

    /// Creates a clock that follows another clock until it is set; in a program that is the machine's clock.
    package init(following wall: @escaping @Sendable () -> Timestamp) {
        self.wall = wall
        told = Mutex(nil)
    }

    /// Creates a clock that stands still until it is set.
    package convenience init(standingAt now: Timestamp) { self.init(following: { now }) }

    /// The current time.
    package var now: Timestamp {
        told.withLock { told in
            guard let told else { return wall() }
            guard told.runs else { return told.now }
            return told.now.adding(Int((ContinuousClock.now - told.at) / .seconds(1)))
        }
    }

    /// Sets the clock, forward or back; from then on it runs or stands still.
    package func tell(_ now: Timestamp, running: Bool) {
        told.withLock { $0 = Told(now: now, at: .now, runs: running) }
    }
}
