public import Vitrine
import VitrinePlatform

/// Loads a snapshot: reads the stored one first, and uses the network only if that is stale or missing, or if forced.
///
/// ```swift
/// let loader = SnapshotLoader(store: store, key: .parking(park), policy: .parking) { $0.observedAt }
/// let outcome = await loader.load(now: now) { request in
///     try await service.parking(of: park, ifNoneMatch: request.stored?.tag, within: request.limit)
/// }
/// switch outcome.result(at: now) {
/// case .current(let value, _): show(value)
/// case .lastKnown(let value, let reason, let provenance): show(value, markedOld: provenance.observedAt, reason)
/// case .unavailable(let reason, _): say(reason)
/// }
/// ```
///
/// If several processes load the same snapshot at the same time, one makes the request; the others wait for its result.
///
/// A value that arrives late takes nothing newer's place: if the snapshot was written or removed while the request was
/// made, the answer is not stored, and the load ends with what the store has. If another load has taken over the
/// request, the answer is shown and not stored.
///
/// A load blocks nobody: it waits for locks as `SnapshotStore.Async` does.
///
/// No method throws: a widget must show something, so every failure is a reason in the outcome. A fetched value that
/// cannot be stored is shown nevertheless, and the next load fetches it again; ``LoadOutcome/storageFailure`` and the
/// store's log say why.
public struct SnapshotLoader<Value: Codable & Sendable>: Sendable {
    /// The store that holds the snapshot.
    public let store: SnapshotStore
    /// The snapshot that is loaded.
    public let key: SnapshotKey<Value>
    /// The age limits of the snapshot and its data.
    public let policy: FreshnessPolicy
    /// The limits on a load's duration and requests.
    public let limits: LoadLimits
    let owner: SnapshotOwner<Value>
    let environment: LoadEnvironment
    let observedAt: @Sendable (Value) -> Date?

    /// Creates a loader.
    ///
    /// - Parameters:
    ///   - store: Where the snapshot is stored.
    ///   - key: The snapshot to load.
    ///   - owner: An owner of every field, whose stamp records when the snapshot was written.
    ///   - policy: The age limits of the snapshot and its data.
    ///   - limits: The limits on a load's duration and requests.
    ///   - environment: Uptime, waiting and random numbers.
    ///   - observedAt: Returns when a value was observed; nil if unknown.
    public init(
        store: SnapshotStore,
        key: SnapshotKey<Value>,
        owner: SnapshotOwner<Value> = .single,
        policy: FreshnessPolicy,
        limits: LoadLimits = LoadLimits(),
        environment: LoadEnvironment = .system,
        observedAt: @escaping @Sendable (Value) -> Date?
    ) {
        self.store = store
        self.key = key
        self.owner = owner
        self.policy = policy
        self.limits = limits
        self.environment = environment
        self.observedAt = observedAt
    }

    /// Returns the stored snapshot, without a request.
    ///
    /// - Parameters:
    ///   - reading: The stored snapshot, if the caller has read it; otherwise it is read here.
    ///   - now: The date for ages.
    /// - Returns: What may be shown, from `now` on.
    public func stored(_ reading: SnapshotReading<Value>? = nil, now: Date) -> LoadOutcome<Value> {
        Working(self, reading ?? store.read(key), now: now).outcome(.stored(because: nil), attempts: 0)
    }

    /// Loads the snapshot.
    ///
    /// - Parameters:
    ///   - reading: The stored snapshot, if the caller has read it, for example to decide whether to force the load;
    ///     otherwise it is read here.
    ///   - now: The date for ages and stamps.
    ///   - isForced: Whether to make a request even if the stored snapshot is fresh.
    ///   - fetch: Makes one request, in a task of its own. That task is cancelled at the request's limit, when the load
    ///     goes on without its answer, and when the load's task is cancelled; the request should then end. A
    ///     `VitrineError.fetch(_:isTransient:retryAfter:_:)` says what its failure means. After an error of
    ///     another type, except for `CancellationError`, the request is repeated; any other `VitrineError` ends the
    ///     load.
    /// - Returns: What may be shown, from `now` on. In a cancelled task, the stored snapshot, once the request has
    ///   ended or its limit is over.
    public func load(
        _ reading: SnapshotReading<Value>? = nil,
        now: Date,
        isForced: Bool = false,
        fetch: @escaping @Sendable (FetchRequest<Value>) async throws -> FetchAnswer<Value>
    ) async -> LoadOutcome<Value> {
        var working = Working(self, await self.reading(reading), now: now)
        var procedure = LoadProcedure(limits: limits, isForced: isForced)
        let start = environment.uptime()
        var step = procedure.begin()
        while true {
            if case .finish(let ending) = step { return working.outcome(ending, attempts: procedure.attempts) }
            let event: LoadProcedure.Event =
                if case .fetch(let attempt, let limit) = step {
                    await working.fetch(attempt: attempt, within: limit, fetch)
                } else {
                    await working.carryOut(step)
                }
            step = procedure.step(
                after: event,
                elapsed: environment.uptime() - start,
                random: environment.random(),
                isCancelled: Task.isCancelled
            )
        }
    }

    private func reading(_ known: SnapshotReading<Value>?) async -> SnapshotReading<Value> {
        if let known { return known }
        return await store.async.read(key)
    }
}
