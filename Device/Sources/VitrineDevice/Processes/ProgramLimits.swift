import VitrineWire

/// The limits for a supervised program; times are on the host's clock.
public struct ProgramLimits: Hashable, Sendable {
    /// How long a program may take to answer, including its start, before it is killed.
    public var answerDeadline: Duration = .seconds(30)
    /// How many times as long a program without a fault may really take; 1 unless real time means nothing.
    public var deadlineFactor: Int = 1
    /// How long a process stays alive without work; nil for no limit.
    public var idle: Duration? = .seconds(2)
    /// How long a process may take to end after its input was closed, before it is killed.
    public var endGrace: Duration = .seconds(2)
    /// How long a process that is suspended may still hold a lock in the shared container, before it is killed.
    public var lockGrace: Duration = .seconds(2)
    /// The maximum size of an answer, in bytes.
    public var answerBytes: Int = WireReader.standardLimit
    /// The maximum length of a line of standard error, in bytes; the rest of a longer line is cut.
    public var lineBytes: Int = 1_000
    /// How many lines are kept in a burst.
    public var lineBurst: Int = 50
    /// How many more lines are kept in each second.
    public var linesPerSecond: Double = 10
    /// The delay before a program that failed is started again; doubles with every further failure.
    public var restartDelay: Duration = .milliseconds(100)
    /// The upper bound of that delay.
    public var longestRestartDelay: Duration = .seconds(5)

    /// The delay before the next start, after a number of consecutive failures.
    func restartDelay(afterFailures failures: Int) -> Duration {
        restartDelay.doubled(afterFailures: failures, atMost: longestRestartDelay)
    }
}

extension Duration {
    /// This delay, doubled with every further one of some consecutive failures; zero after none.
    func doubled(afterFailures failures: Int, atMost longest: Duration) -> Duration {
        // After 20 doublings every sensible first delay exceeds the upper bound.
        failures > 0 ? min(self * (1 << min(failures - 1, 20)), longest) : .zero
    }
}
