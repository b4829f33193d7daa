/// How long a load may take, how many requests it makes, and how long it waits between them.
public struct LoadLimits: Hashable, Sendable {
    /// The maximum duration of a whole load, whatever its requests do.
    ///
    /// Only the locks of its last step can delay it further: it waits up to the store's `lockTimeout` to store an
    /// answer, and up to half a second to release its claim.
    public let total: Duration
    /// The maximum duration of one request, which is then cancelled; its answer is not waited for.
    ///
    /// A request that takes longer than two minutes does not keep other loads from making one.
    public let attempt: Duration
    /// The maximum number of requests, 1 or more.
    public let attempts: Int
    /// The wait before the second request; it doubles with each further request.
    public let firstPause: Duration
    /// The maximum wait between two requests.
    public let longestPause: Duration
    /// The interval at which a waiting process checks whether another process's fetch is done.
    public let watchInterval: Duration
    /// How much longer than the request a claim lasts, so that its holder can store the answer.
    public let claimGrace: Duration

    /// Creates limits.
    ///
    /// - Precondition: All durations are positive, and there is at least one attempt.
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

    /// Returns the wait after a failed request.
    ///
    /// The wait is half of a length that doubles with each request, plus a random part of the other half, so that many
    /// processes that failed at the same time do not retry at the same time.
    ///
    /// - Parameters:
    ///   - attempt: The number of the request that failed, from 1.
    ///   - random: A random number in `0..<1`.
    /// - Returns: The wait, between half of the length and the whole.
    func pause(afterAttempt attempt: Int, random: Double) -> Duration {
        // After 16 doublings, every reasonable first wait exceeds the maximum.
        let whole = min(firstPause * (1 << min(attempt - 1, 16)), longestPause)
        return whole / 2 + (whole / 2) * random
    }
}
