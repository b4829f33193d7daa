import Synchronization
import Vitrine
import VitrinePlatform

/// The effects that a load needs besides its container: uptime, waiting, and random numbers.
public struct LoadEnvironment: Sendable {
    /// The machine's uptime: the same for every process, cannot be set, and includes time asleep.
    public var uptime: @Sendable () -> Duration
    /// Waits for a duration; returns early if the task is cancelled.
    public var sleep: @Sendable (Duration) async -> Void
    /// Returns a random number in `0..<1`.
    public var random: @Sendable () -> Double
    /// Returns a random number that identifies one load among all processes.
    public var token: @Sendable () -> UInt64
    /// Waits until the time of a request is over; returns early if the task is cancelled.
    ///
    /// A request takes real time, and so does this, unless a test says otherwise.
    public var limit: @Sendable (Duration) async -> Void

    /// Creates the effects from closures, for example in a test.
    public init(
        uptime: @escaping @Sendable () -> Duration,
        sleep: @escaping @Sendable (Duration) async -> Void,
        random: @escaping @Sendable () -> Double,
        token: @escaping @Sendable () -> UInt64,
        limit: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        self.uptime = uptime
        self.sleep = sleep
        self.random = random
        self.token = token
        self.limit = limit
    }

    /// The real effects of this machine.
    public static let system = LoadEnvironment(
        uptime: { machineUptime() },
        // Ignore the cancellation error: the load checks for cancellation itself, and ends.
        sleep: { try? await Task.sleep(for: $0) },
        random: { Double.random(in: 0..<1) },
        token: { UInt64.random(in: 1...UInt64(Int64.max)) }
    )

    /// The effects of this machine for one load where time stands still: a wait ends at once, and counts as passed.
    ///
    /// A load takes the same steps as with ``system``, without taking their time. Each call returns effects with a time
    /// of their own, so that what one load has waited for does not age the claim of another one.
    public static func still() -> LoadEnvironment {
        let waited = Waited()
        var environment = LoadEnvironment.system
        environment.uptime = { machineUptime() + waited.length.withLock { $0 } }
        environment.sleep = { pause in
            // As with the system's effects, a wait in a cancelled task returns at once, and no time has passed.
            guard !Task.isCancelled, pause > .zero else { return }
            waited.length.withLock { $0 += pause }
        }
        return environment
    }

    /// The time that a load would have waited.
    private final class Waited: Sendable {
        let length = Mutex(Duration.zero)
    }
}

private func machineUptime() -> Duration {
    var time = timespec()
    #if canImport(Darwin)
    // Darwin's monotonic clock continues while the machine sleeps, as Linux's boot-time clock does.
    clock_gettime(CLOCK_MONOTONIC, &time)
    #else
    clock_gettime(CLOCK_BOOTTIME, &time)
    #endif
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
