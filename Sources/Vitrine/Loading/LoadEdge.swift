#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What a load takes from the world beside its container: running time, waiting, and chance.
public struct LoadEdge: Sendable {
    /// The machine's running time: the same for every process, never set, going on while the machine sleeps.
    public var uptime: @Sendable () -> Duration
    /// Waits; returns early if the task is cancelled.
    public var sleep: @Sendable (Duration) async -> Void
    /// A number from 0 to below 1.
    public var random: @Sendable () -> Double
    /// A number that nobody else draws.
    public var token: @Sendable () -> UInt64

    /// Makes an edge, in a test for example.
    public init(
        uptime: @escaping @Sendable () -> Duration,
        sleep: @escaping @Sendable (Duration) async -> Void,
        random: @escaping @Sendable () -> Double,
        token: @escaping @Sendable () -> UInt64
    ) {
        self.uptime = uptime
        self.sleep = sleep
        self.random = random
        self.token = token
    }

    /// The machine's own.
    public static let system = LoadEdge(
        uptime: { machineUptime() },
        // Cancelled while waiting: the load looks at that itself, and ends.
        sleep: { try? await Task.sleep(for: $0) },
        random: { Double.random(in: 0..<1) },
        token: { UInt64.random(in: 1...UInt64(Int64.max)) }
    )
}

/// Reads the machine's running time.
private func machineUptime() -> Duration {
    var time = timespec()
    #if canImport(Darwin)
    // Darwin's monotonic clock goes on while the machine sleeps, as Linux's boot-time clock does.
    clock_gettime(CLOCK_MONOTONIC, &time)
    #else
    clock_gettime(CLOCK_BOOTTIME, &time)
    #endif
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
