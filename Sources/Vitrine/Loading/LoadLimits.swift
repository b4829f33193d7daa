/// How long a loader may take, how often it asks, and how long it waits in between.
public struct LoadLimits: Hashable, Sendable {
    /// How long a load may take in all, from its first step to its end.
    public var total: Duration
    /// How long one request may take.
    public var attempt: Duration
    /// How many requests may be made, 1 or more.
    public var attempts: Int
    /// The wait before the second request; it doubles with every further one.
    public var firstPause: Duration
    /// The longest such wait.
    public var longestPause: Duration
    /// How often one who waits for another process looks whether that is done.
    public var watchInterval: Duration
    /// How much longer than a request a claim lasts, so that its holder can store what it got.
    public var claimGrace: Duration

    /// Makes limits.
    ///
    /// - Precondition: All lengths are positive, and there is at least one attempt.
    public init(
        total: Duration = .seconds(8),
        attempt: Duration = .seconds(4),
        attempts: Int = 3,
        firstPause: Duration = .milliseconds(400),
        longestPause: Duration = .seconds(2),
        watchInterval: Duration = .milliseconds(40),
        claimGrace: Duration = .milliseconds(500)
    ) {
        let lengths = [total, attempt, firstPause, longestPause, watchInterval, claimGrace]
        precondition(lengths.allSatisfy { $0 > .zero }, "lengths must be positive, got \(lengths)")
        precondition(attempts > 0, "a load needs at least one attempt, got \(attempts)")
        self.total = total
        self.attempt = attempt
        self.attempts = attempts
        self.firstPause = firstPause
        self.longestPause = longestPause
        self.watchInterval = watchInterval
        self.claimGrace = claimGrace
    }

    /// How long a claim for one request holds.
    var claim: Duration { attempt + claimGrace }

    /// The wait after a failed request: half of a length that doubles, and up to the other half by chance, so that many
    /// who failed at once do not come again at once.
    ///
    /// - Parameters:
    ///   - attempt: Which request failed, from 1.
    ///   - random: From 0 to below 1.
    /// - Returns: The wait, between half of its length and the whole.
    func pause(afterAttempt attempt: Int, random: Double) -> Duration {
        // Beyond 16 doublings every sensible first wait has passed the longest one.
        let whole = min(firstPause * (1 << min(attempt - 1, 16)), longestPause)
        return whole / 2 + (whole / 2) * random
    }
}
