/// The order of a load as a value: what to do next, after what has happened.
///
/// ```
/// read ─ fresh, not forced ──────────────────────────────▶ finish(stored)
///   │ stale, missing or forced
///   ▼
/// claim ─ taken ─▶ watch ─ done ─▶ read again ─ newer ───▶ finish(stored)
///   │ granted        │ failed ───────────────────────────▶ finish(stored, because:)
///   ▼                └ its holder is gone ─▶ claim
/// fetch ─ value ─▶ keep ─────────────────────────────────▶ finish(fetched)
///   │ failed         └ empty ────────────────────────────▶ finish(empty)
///   └ again after a pause, while time and attempts last; then finish(stored, because:)
/// ```
///
/// When nobody waits for it any more, a load neither asks nor waits: it gives its claim up and ends with what is stored. A
/// value that has come by then is kept.
///
/// Nothing in here waits, reads or asks: ``SnapshotLoader`` does what a step says and tells what came of it. So every path
/// is a row of a table in the tests.
public struct LoadProcedure: Hashable, Sendable {
    /// What to do next.
    public enum Step: Hashable, Sendable {
        /// Read what is stored.
        case read
        /// Claim the fetch for this process, for a length of time.
        case claim(for: Duration)
        /// Look after a while whether the one who has the claim is done.
        case watch(after: Duration)
        /// Make the request of that number, within a length of time.
        case fetch(attempt: Int, within: Duration)
        /// Wait, with the claim.
        case pause(Duration)
        /// Store the value that was fetched, and give the claim up.
        case keep
        /// Give the claim up, and tell those who watch it what came of it.
        case release(ClaimEnd)
        /// It is over.
        case finish(Ending)
    }

    /// How a load ends.
    public enum Ending: Hashable, Sendable {
        /// With what is stored: fresh if there is no reason, else why nothing newer came.
        case stored(because: FreshnessReason?)
        /// With what was fetched.
        case fetched
        /// With nothing to show, as the answer said.
        case empty(because: FreshnessReason)
    }

    /// What came of a claim.
    public enum ClaimEnd: Hashable, Sendable {
        /// Whatever it was, it is in the snapshot; or its holder is gone and nobody knows.
        case over
        /// The fetch failed.
        case failed(because: FreshnessReason)
        /// The answer was that there is nothing to show.
        case empty(because: FreshnessReason)
    }

    /// What has happened.
    public enum Event: Hashable, Sendable {
        /// The snapshot was read: which generation it has, nil if there is no value; and why it should be built again.
        case read(generation: UInt64?, rebuild: FreshnessReason?)
        /// The claim is ours.
        case claimed
        /// The fetch is claimed by another process, or was when it was last looked at.
        case taken(by: UInt64)
        /// No claim can be made here: there is no container, or it cannot be written.
        case unclaimable
        /// The claim that was watched is over.
        case ended(ClaimEnd)
        /// The request brought a value, or the news that the stored one is right.
        case fetched
        /// The request brought the news that there is nothing.
        case fetchedNothing(because: FreshnessReason)
        /// The request failed.
        case failed(LoadFailure)
        /// The step was done: a pause, the storing, the release.
        case done
    }

    private enum Phase: Hashable {
        case begun
        case reading
        case claiming
        case watching(claim: UInt64)
        case rereading
        case fetching
        case pausing
        case keeping
        case releasing(Ending)
        case over
    }

    private let limits: LoadLimits
    private let isForced: Bool
    private var phase = Phase.begun
    private var firstGeneration: UInt64?
    private var isClaimed = false
    /// How many requests were made.
    public private(set) var attempts = 0

    /// Begins a load.
    ///
    /// - Parameters:
    ///   - limits: How long and how often.
    ///   - isForced: True asks also if what is stored is fresh.
    public init(limits: LoadLimits, isForced: Bool) {
        self.limits = limits
        self.isForced = isForced
    }

    /// The first step.
    public mutating func begin() -> Step {
        phase = .reading
        return .read
    }

    /// The step that follows.
    ///
    /// - Parameters:
    ///   - event: What came of the last step.
    ///   - elapsed: The time since the beginning.
    ///   - random: Chance for the length of a pause, from 0 to below 1.
    ///   - isCancelled: Whether nobody waits for the load any more.
    /// - Returns: What to do next.
    /// - Precondition: The event is an answer to the last step.
    public mutating func step(
        after event: Event,
        elapsed: Duration,
        random: Double,
        isCancelled: Bool = false
    ) -> Step {
        // A request that failed because it was cancelled says nothing about the other side.
        if isCancelled, case .failed = event { return cancel() }
        let attemptsBefore = attempts
        let next = follow(event, elapsed: elapsed, random: random)
        switch next {
        case .claim, .watch, .fetch, .pause:
            guard isCancelled else { return next }
            attempts = attemptsBefore
            return cancel()
        case .read, .keep, .release, .finish:
            return next
        }
    }

    private mutating func follow(_ event: Event, elapsed: Duration, random: Double) -> Step {
        switch (phase, event) {
        case (.reading, .read(let generation, let rebuild)):
            firstGeneration = generation
            guard isForced || rebuild != nil else { return finish(.stored(because: nil)) }
            return claim(elapsed: elapsed)
        case (.claiming, .claimed):
            isClaimed = true
            return fetch(elapsed: elapsed)
        case (.claiming, .unclaimable):
            return fetch(elapsed: elapsed)
        case (.claiming, .taken(let claim)), (.watching, .taken(let claim)):
            return watch(claim, elapsed: elapsed)
        case (.watching, .ended(let end)):
            return take(end)
        case (.rereading, .read(let generation, _)):
            guard generation == firstGeneration else { return finish(.stored(because: nil)) }
            return claim(elapsed: elapsed)
        case (.fetching, .fetched):
            phase = .keeping
            return .keep
        case (.fetching, .fetchedNothing(let reason)):
            return release(.empty(because: reason), .empty(because: reason))
        case (.fetching, .failed(let failure)):
            return retry(after: failure, elapsed: elapsed, random: random)
        case (.pausing, .done):
            return claim(elapsed: elapsed)
        case (.keeping, .done):
            return finish(.fetched)
        case (.releasing(let ending), .done):
            return finish(ending)
        default:
            preconditionFailure("\(event) does not answer the step of phase \(phase)")
        }
    }

    private mutating func claim(elapsed: Duration) -> Step {
        guard elapsed < limits.total else { return giveUp(because: .timedOut) }
        phase = .claiming
        return .claim(for: min(limits.attempt, limits.total - elapsed) + limits.claimGrace)
    }

    private mutating func watch(_ claim: UInt64, elapsed: Duration) -> Step {
        // Ours, if there was one, ran out during a pause.
        isClaimed = false
        guard elapsed < limits.total else { return finish(.stored(because: .refreshUnderWay)) }
        phase = .watching(claim: claim)
        return .watch(after: min(limits.watchInterval, limits.total - elapsed))
    }

    private mutating func fetch(elapsed: Duration) -> Step {
        // Claiming took what was left. Nobody was asked, so there is no failure to tell those who watch.
        guard elapsed < limits.total else { return release(.stored(because: .timedOut), .over) }
        attempts += 1
        phase = .fetching
        return .fetch(attempt: attempts, within: min(limits.attempt, limits.total - elapsed))
    }

    private mutating func retry(after failure: LoadFailure, elapsed: Duration, random: Double) -> Step {
        let wished = limits.pause(afterAttempt: attempts, random: random)
        let pause = max(wished, failure.retryAfter ?? .zero)
        guard failure.isTransient, attempts < limits.attempts, elapsed + pause < limits.total else {
            return giveUp(because: failure.reason)
        }
        phase = .pausing
        return .pause(pause)
    }

    private mutating func cancel() -> Step { release(.stored(because: .cancelled), .over) }

    private mutating func giveUp(because reason: FreshnessReason) -> Step {
        release(.stored(because: reason), .failed(because: reason))
    }

    private mutating func release(_ ending: Ending, _ end: ClaimEnd) -> Step {
        guard isClaimed else { return finish(ending) }
        phase = .releasing(ending)
        return .release(end)
    }

    /// Goes on after another process's claim: what it learned holds here too, and is not asked for again.
    private mutating func take(_ end: ClaimEnd) -> Step {
        switch end {
        case .failed(let reason):
            return finish(.stored(because: reason))
        case .empty(let reason):
            return finish(.empty(because: reason))
        case .over:
            phase = .rereading
            return .read
        }
    }

    private mutating func finish(_ ending: Ending) -> Step {
        phase = .over
        return .finish(ending)
    }
}
