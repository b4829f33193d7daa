package import HangangjariAPI
import Synchronization

/// The service's idea of now, which can be told from outside.
///
/// Under a device it follows the device's clock; alone it follows the machine's. Time limits for single requests do not
/// rest on it: they run by the machine's own stopwatch, however the clock is set.
package final class ServiceClock: Sendable {
    private struct Told {
        var now: Timestamp
        var at: ContinuousClock.Instant
        var runs: Bool
    }

    private let told: Mutex<Told?>
    private let wall: @Sendable () -> Timestamp

    /// Makes a clock that follows another one, the machine's in a program, until it is told otherwise.
    package init(following wall: @escaping @Sendable () -> Timestamp) {
        self.wall = wall
        told = Mutex(nil)
    }

    /// Makes a clock that stands at a moment until it is told another one.
    package convenience init(standingAt now: Timestamp) { self.init(following: { now }) }

    /// The moment it is.
    package var now: Timestamp {
        told.withLock { told in
            guard let told else { return wall() }
            guard told.runs else { return told.now }
            return told.now.adding(Int((ContinuousClock.now - told.at) / .seconds(1)))
        }
    }

    /// Sets the clock, forward or back; from then on it goes on by itself, or stands still.
    package func tell(_ now: Timestamp, running: Bool) {
        told.withLock { $0 = Told(now: now, at: .now, runs: running) }
    }
}
