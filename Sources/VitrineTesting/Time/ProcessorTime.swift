import Foundation

/// The time that code computes, in which neither other programs nor other tests count.
public enum ProcessorTime {
    /// Runs code on the current thread, and returns the time that the thread computed.
    public static func of(_ body: () throws -> Void) rethrows -> Duration {
        let start = read(CLOCK_THREAD_CPUTIME_ID)
        try body()
        return read(CLOCK_THREAD_CPUTIME_ID) - start
    }

    #if os(Linux)
    /// The time that a process has computed since it started; nil if there is no such process.
    public static func ofProcess(_ identifier: Int32) -> Duration? {
        var clock = clockid_t()
        return clock_getcpuclockid(identifier, &clock) == 0 ? read(clock) : nil
    }
    #endif

    private static func read(_ clock: clockid_t) -> Duration {
        var time = timespec()
        clock_gettime(clock, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
