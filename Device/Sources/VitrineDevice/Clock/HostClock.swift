/// The host's running time, which measures deadlines, idle times and the device's clock.
public struct HostClock: Sendable {
    /// Whether time passes on the device by command only: then nothing that a device decides may depend on real time.
    public var isManual = false
    /// The time since some fixed moment; it never decreases.
    public var elapsed: @Sendable () -> Duration
    /// Waits for a duration; throws early when the task is cancelled.
    public var sleep: @Sendable (Duration) async throws -> Void
}

extension HostClock {
    /// Creates a host clock from any clock; its running time counts from now.
    public init<C: Clock>(_ clock: C) where C.Duration == Duration {
        let start = clock.now
        self.init(
            elapsed: { start.duration(to: clock.now) },
            sleep: { try await clock.sleep(until: clock.now.advanced(by: $0), tolerance: nil) }
        )
    }

    /// A host clock in real time.
    public static var continuous: HostClock { HostClock(ContinuousClock()) }

    /// A host clock that stands still: time passes on the device by command only, and the same script gives the same
    /// trace.
    ///
    /// Waiting still takes real time, so that a program that hangs is killed.
    public static var still: HostClock {
        HostClock(isManual: true, elapsed: { .zero }, sleep: { try await Task.sleep(for: $0) })
    }
}
