public import VitrineWire

/// The bounds within which a program is supervised; times are the host's.
public struct ProgramLimits: Hashable, Sendable {
    /// How long a program may take for an answer, starting included, before it is killed.
    public var answerDeadline: Duration
    /// How long it lives without work; nil lives on.
    public var idle: Duration?
    /// How long it may take to end after its input was closed, before it is killed.
    public var endGrace: Duration
    /// The longest answer, in bytes.
    public var answerBytes: Int
    /// The longest line of its standard error that is kept, in bytes; the rest is cut.
    public var lineBytes: Int
    /// How many lines are kept in one go.
    public var lineBurst: Int
    /// How many more lines are kept in each second.
    public var linesPerSecond: Double
    /// The wait before a program that failed is started again; doubles with every further failure.
    public var restartDelay: Duration
    /// The longest such wait.
    public var longestRestartDelay: Duration

    /// Makes limits.
    public init(
        answerDeadline: Duration = .seconds(30),
        idle: Duration? = .seconds(2),
        endGrace: Duration = .seconds(2),
        answerBytes: Int = WireReader.standardLimit,
        lineBytes: Int = 1_000,
        lineBurst: Int = 50,
        linesPerSecond: Double = 10,
        restartDelay: Duration = .milliseconds(100),
        longestRestartDelay: Duration = .seconds(5)
    ) {
        self.answerDeadline = answerDeadline
        self.idle = idle
        self.endGrace = endGrace
        self.answerBytes = answerBytes
        self.lineBytes = lineBytes
        self.lineBurst = lineBurst
        self.linesPerSecond = linesPerSecond
        self.restartDelay = restartDelay
        self.longestRestartDelay = longestRestartDelay
    }

    /// The wait before the next start after so many failures in a row.
    func restartDelay(afterFailures failures: Int) -> Duration {
        guard failures > 0 else { return .zero }
        // Beyond 20 doublings every sensible first wait has passed the longest one.
        return min(restartDelay * (1 << min(failures - 1, 20)), longestRestartDelay)
    }
}
