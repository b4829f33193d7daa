import Vitrine

/// The state machine of a load, as a value: it decides the next step after each event.
///
/// ```
/// read ─ fresh, not forced ──────────────────────────────▶ finish(stored)
///   │ stale, missing or forced
///   ▼
/// claim ─ taken ─▶ watch ─ done ─▶ read again ─ newer ───▶ finish(stored)
///   │ granted        │ failed ───────────────────────────▶ finish(stored, because:)
///   ▼                └ its holder is gone ─▶ claim
/// fetch ─ value ─▶ keep ─ stored ────────────────────────▶ finish(fetched)
///   │ │              └ something newer was stored ───────▶ finish(stored)
///   │ └ empty ───────────────────────────────────────────▶ finish(empty)
///   └ again after a pause, while time and attempts last; then finish(stored, because:)
/// ```
///
/// A cancelled load makes no further requests and does not wait: it releases its claim and ends with the stored value.
/// A value that has arrived by then is kept.
///
/// The procedure itself does not wait, read or make requests: ``SnapshotLoader`` performs each step and reports the
/// event. So every path is a row of a table in the tests.
struct LoadProcedure: Hashable, Sendable {
    enum Step: Hashable, Sendable {
        /// Read the stored snapshot.
        case read
        /// Claim the fetch for this process, for a duration.
        case claim(for: Duration)
        /// Check after a delay whether the holder of the claim is done.
        case watch(after: Duration)
        /// Make the request with this number, within a time limit.
        case fetch(attempt: Int, within: Duration)
        /// Wait before the next request, holding the claim.
        case pause(Duration)
        /// Store the fetched value, and release the claim.
        case keep
        /// Release the claim, and report its result to the processes that watch it.
        case release(ClaimEnd)
        /// The load is over.
        case finish(Ending)
    }

    /// The possible endings of a load.
    enum Ending: Hashable, Sendable {
        /// With the stored value: fresh if there is no reason, otherwise the reason why nothing newer arrived.
        case stored(because: Freshness.Reason?)
        /// With the fetched value.
        case fetched
        /// With nothing to show, because the service answered so.
        case empty(because: Freshness.Reason)
    }

    /// The result of a claim.
    enum ClaimEnd: Hashable, Sendable {
        /// The result is in the snapshot, or the holder is gone and the result is unknown.
        case over
        /// The fetch failed.
        case failed(because: Freshness.Reason)
        /// The service answered that there is nothing to show.
        case empty(because: Freshness.Reason)
    }

    /// The result of a step.
    enum Event: Hashable, Sendable {
        /// The snapshot was read: its generation, nil if there is no value, and the reason to build it again, nil if
        /// there is none.
        case read(generation: UInt64?, rebuild: Freshness.Reason?)
        /// This load holds the claim.
        case claimed
        /// Another process holds the claim, or held it when the claim was last checked.
        case taken(by: UInt64)
        /// No claim is possible: there is no container, or it cannot be written.
        case unclaimable
        /// The watched claim has ended.
        case ended(ClaimEnd)
        /// The request returned a value, or confirmed the stored one.
        case fetched
        /// The service answered that there is nothing to show.
        case fetchedNothing(because: Freshness.Reason)
        /// The request failed.
        case failed(VitrineError.Fetch)
        /// The fetched value was not stored, because the snapshot was written or removed meanwhile.
        case overtaken
        /// The step is complete: a pause, storing the value, or releasing the claim.
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
    /// The number of requests made so far.
    private(set) var attempts = 0

    /// Creates a procedure.
    ///
    /// - Parameters:
    ///   - limits: The limits on durations and requests.
    ///   - isForced: Whether to make a request even if the stored value is fresh.
    init(limits: LoadLimits, isForced: Bool) {
        self.limits = limits
        self.isForced = isForced
    }

    /// Returns the first step.
    mutating func begin() -> Step {
        phase = .reading
        return .read
    }

    /// Returns the next step.
    ///
    /// - Parameters:
    ///   - event: The result of the last step.
    ///   - elapsed: The time since the load began.
    ///   - random: A random number in `0..<1`, for the length of a pause.
    ///   - isCancelled: Whether the load's task was cancelled.
    /// - Returns: What to do next.
    /// - Precondition: The event is a possible result of the last step.
    mutating func step(
        after event: Event,
        elapsed: Duration,
        random: Double,
        isCancelled: Bool = false
    ) -> Step {
        // A request that failed because of the cancellation gives no information about the service.
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
        case (.keeping, .overtaken):
            return finish(.stored(because: nil))
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
        // This load's claim, if it had one, expired during a pause.
        isClaimed = false
        guard elapsed < limits.total else { return finish(.stored(because: .refreshUnderWay)) }
        phase = .watching(claim: claim)
        return .watch(after: min(limits.watchInterval, limits.total - elapsed))
    }

    private mutating func fetch(elapsed: Duration) -> Step {
        // Claiming took the remaining time. No request was made, so there is no failure to report to watching
        // processes.
        guard elapsed < limits.total else { return release(.stored(because: .timedOut), .over) }
        attempts += 1
        phase = .fetching
        return .fetch(attempt: attempts, within: min(limits.attempt, limits.total - elapsed))
    }

    private mutating func retry(after failure: VitrineError.Fetch, elapsed: Duration, random: Double) -> Step {
        let wished = limits.pause(afterAttempt: attempts, random: random)
        let pause = max(wished, failure.retryAfter ?? .zero)
        guard failure.isTransient, attempts < limits.attempts, elapsed + pause < limits.total else {
            return giveUp(because: failure.reason)
        }
        phase = .pausing
        return .pause(pause)
    }

    private mutating func cancel() -> Step { release(.stored(because: .cancelled), .over) }

    private mutating func giveUp(because reason: Freshness.Reason) -> Step {
        release(.stored(because: reason), .failed(because: reason))
    }

    private mutating func release(_ ending: Ending, _ end: ClaimEnd) -> Step {
        guard isClaimed else { return finish(ending) }
        phase = .releasing(ending)
        return .release(end)
    }

    /// Continues after another process's claim ended: its result is valid here too, and is not requested again.
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
