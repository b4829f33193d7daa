public import Vitrine
import VitrinePlatform

/// Loads a snapshot: reads the stored one first, and uses the network only if that is stale or missing, or if forced.
///
/// ```swift
/// let loader = SnapshotLoader(store: store, key: .parking(park), policy: .parking) { $0.observedAt }
/// let outcome = await loader.load(now: now) { request throws(VitrineError) in
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
    private let owner: SnapshotOwner<Value>
    private let environment: LoadEnvironment
    private let observedAt: @Sendable (Value) -> Date?

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
    ///     goes on without its answer, and when the load's task is cancelled; the request should then end.
    /// - Returns: What may be shown, from `now` on. In a cancelled task, the stored snapshot, once the request has
    ///   ended or its limit is over.
    public func load(
        _ reading: SnapshotReading<Value>? = nil,
        now: Date,
        isForced: Bool = false,
        fetch: @escaping @Sendable (FetchRequest<Value>) async throws(VitrineError) -> FetchAnswer<Value>
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
}

extension SnapshotLoader {
    private func reading(_ known: SnapshotReading<Value>?) async -> SnapshotReading<Value> {
        if let known { return known }
        return await store.async.read(key)
    }

    /// The state of one load: the stored snapshot, the fetched value, and the claim.
    private struct Working {
        private let loader: SnapshotLoader
        private let now: Date
        private let claims: LoadClaims
        private let holder: UInt64
        private var reading: SnapshotReading<Value>
        private var fetched: Value?
        /// Whether the reading is from before the load, so that its first step reads nothing.
        private var isReadingNew = true
        private var isStored = false
        private var storageFailure: VitrineError?

        init(_ loader: SnapshotLoader, _ reading: SnapshotReading<Value>, now: Date) {
            self.loader = loader
            self.now = now
            claims = LoadClaims(of: loader.key.fileName, in: loader.store)
            holder = loader.environment.token()
            self.reading = reading
        }

        private var writtenAt: Date? { reading.snapshot?.writtenAt }

        /// Performs a step of the procedure.
        mutating func carryOut(_ step: LoadProcedure.Step) async -> LoadProcedure.Event {
            switch step {
            case .read:
                return await read()
            case .claim(let length):
                return await claim(for: length)
            case .watch(let pause):
                await loader.environment.sleep(pause)
                return claims.check(uptime: loader.environment.uptime())
            case .pause(let pause):
                await loader.environment.sleep(pause)
                return .done
            case .keep:
                let event = await keep()
                await claims.release(.over, as: holder, now: now)
                return event
            case .release(let end):
                await claims.release(end, as: holder, now: now)
                return .done
            case .fetch, .finish:
                preconditionFailure("\(step) is not carried out here")
            }
        }

        private mutating func read() async -> LoadProcedure.Event {
            if !isReadingNew { reading = await loader.store.async.read(loader.key) }
            isReadingNew = false
            guard let snapshot = reading.snapshot else {
                return .read(generation: nil, rebuild: reading.unavailability ?? .missing)
            }
            return .read(
                generation: snapshot.generation,
                rebuild: loader.policy.rebuildReason(writtenAt: writtenAt, now: now)
            )
        }

        private mutating func claim(for length: Duration) async -> LoadProcedure.Event {
            let event = await claims.take(as: holder, for: length, uptime: loader.environment.uptime(), now: now)
            if case .taken = event { return event }
            // What was stored before the claim is older than the answer to come.
            reading = await loader.store.async.read(loader.key)
            return event
        }

        mutating func fetch(
            attempt: Int,
            within limit: Duration,
            _ fetch: @escaping @Sendable (FetchRequest<Value>) async throws(VitrineError) -> FetchAnswer<Value>
        ) async -> LoadProcedure.Event {
            do throws(VitrineError) {
                let request = FetchRequest(stored: reading.value, attempt: attempt, limit: limit)
                switch try await answer(to: request, fetch) {
                case .value(let value):
                    fetched = value
                    return .fetched
                case .notModified:
                    guard let stored = reading.value else {
                        throw .fetch(.badAnswer, isTransient: true, "not modified, but nothing is stored")
                    }
                    fetched = stored
                    return .fetched
                case .empty(let reason):
                    return .fetchedNothing(because: reason)
                }
            } catch {
                let name = loader.key.fileName
                loader.store.write(.debug, "request \(attempt) for \(name) failed", error, about: name)
                return .failed(error.fetch ?? VitrineError.Fetch(error.unavailability, isTransient: false))
            }
        }

        /// Makes a request, and waits for its answer until the request's limit.
        private func answer(
            to request: FetchRequest<Value>,
            _ fetch: @escaping @Sendable (FetchRequest<Value>) async throws(VitrineError) -> FetchAnswer<Value>
        ) async throws(VitrineError) -> FetchAnswer<Value> {
            let answer: Result<FetchAnswer<Value>, VitrineError>? =
                await first(within: request.limit, loader.environment.limit) {
                    do throws(VitrineError) {
                        return .success(try await fetch(request))
                    } catch {
                        return .failure(error)
                    }
                }
            guard let answer else {
                throw .fetch(.timedOut, isTransient: true, "no answer within \(request.limit)")
            }
            return try answer.get()
        }

        /// Stores the fetched value, unless somebody has written meanwhile or another load is about to: such a value is
        /// newer.
        private mutating func keep() async -> LoadProcedure.Event {
            guard let fetched else { return .done }
            let generation = reading.snapshot?.generation
            do {
                try await uncancelled { [self] in
                    try await loader.store.async.replace(loader.key, owner: loader.owner, now: now) { stored throws in
                        let claim = claims.check(uptime: loader.environment.uptime())
                        guard stored == generation, !claim.isTaken(besides: holder) else { throw Overtaken() }
                        return fetched
                    }
                }
                isStored = true
            } catch is Overtaken {
                let newer = await loader.store.async.read(loader.key)
                guard newer.snapshot?.generation == generation else {
                    reading = newer
                    return .overtaken
                }
            } catch {
                // Show the value all the same: a full disk or a newer version's file is no reason to hide it.
                let name = loader.key.fileName
                let failure = VitrineError(wrapping: error, name)
                storageFailure = failure
                loader.store.write(.warning, "what was fetched for \(name) was not stored", failure, about: name)
            }
            return .done
        }

        /// Builds the outcome of the load.
        func outcome(_ ending: LoadProcedure.Ending, attempts: Int) -> LoadOutcome<Value> {
            var outcome = LoadOutcome<Value>(value: nil, origin: .nowhere, attempts: attempts, policy: loader.policy)
            switch ending {
            case .fetched:
                outcome.value = fetched
                outcome.origin = .fetched
                outcome.writtenAt = isStored ? now : writtenAt
            case .stored(let reason):
                outcome.value = reading.value
                outcome.origin = reading.value == nil ? .nowhere : .stored
                outcome.writtenAt = writtenAt
                outcome.trouble = reason ?? reading.unavailability
            case .empty(let reason):
                outcome.isEmpty = true
                outcome.trouble = reason
            }
            outcome.observedAt = outcome.value.flatMap(loader.observedAt)
            outcome.storageFailure = storageFailure
            return outcome
        }
    }
}

/// Ends the storing of a value that is no longer the newest.
private struct Overtaken: Error {}

extension LoadProcedure.Event {
    fileprivate func isTaken(besides holder: UInt64) -> Bool {
        guard case .taken(let other) = self else { return false }
        return other != holder
    }
}
