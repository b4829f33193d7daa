/// The host's running time, by which deadlines, idle times and the device's clock are measured.
public struct HostClock: Sendable {
    /// The time since some fixed moment; never goes back.
    public var elapsed: @Sendable () -> Duration
    /// Waits; ends early by throwing when the task is cancelled.
    public var sleep: @Sendable (Duration) async throws -> Void

    /// Makes a host clock from its two abilities.
    public init(
        elapsed: @escaping @Sendable () -> Duration,
        sleep: @escaping @Sendable (Duration) async throws -> Void
    ) {
        self.elapsed = elapsed
        self.sleep = sleep
    }

    /// Makes a host clock of any clock; its running time counts from now.
    public init<C: Clock>(_ clock: C) where C.Duration == Duration {
        let start = clock.now
        self.init(
            elapsed: { start.duration(to: clock.now) },
            sleep: { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
        )
    }

    /// The real one.
    public static var continuous: HostClock { HostClock(ContinuousClock()) }
}
