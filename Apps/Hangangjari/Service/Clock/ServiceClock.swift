package import HangangjariAPI
import Synchronization

/// The service's clock, which can be set from outside.
///
/// Under a device it follows the device's clock, otherwise the machine's clock. Timeouts of requests do not depend on
/// it: they use the machine's monotonic clock.
package final class ServiceClock: Sendable {
    private struct SetTime {
        var now: Timestamp
        var at: ContinuousClock.Instant
        var runs: Bool
    }

    private let lastSet: Mutex<SetTime?>
    private let wall: @Sendable () -> Timestamp

    /// Creates a clock that follows another clock until it is set; in a program that is the machine's clock.
    package init(following wall: @escaping @Sendable () -> Timestamp) {
        self.wall = wall
        lastSet = Mutex(nil)
    }

    /// Creates a clock that stands still until it is set.
    package convenience init(standingAt now: Timestamp) { self.init(following: { now }) }

    /// The current time.
    package var now: Timestamp {
        lastSet.withLock { lastSet in
            guard let lastSet else { return wall() }
            guard lastSet.runs else { return lastSet.now }
            return lastSet.now.adding(Int((ContinuousClock.now - lastSet.at) / .seconds(1)))
        }
    }

    /// Sets the clock, forward or back; from then on it runs or stands still.
    package func set(_ now: Timestamp, running: Bool) {
        lastSet.withLock { $0 = SetTime(now: now, at: .now, runs: running) }
    }
}
