import Vitrine
import VitrinePlatform

extension SnapshotLoader {
    /// The state of one load: the stored snapshot, the fetched value, and the claim.
    struct Working {
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
            _ fetch: @escaping @Sendable (FetchRequest<Value>) async throws -> FetchAnswer<Value>
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
            _ fetch: @escaping @Sendable (FetchRequest<Value>) async throws -> FetchAnswer<Value>
        ) async throws(VitrineError) -> FetchAnswer<Value> {
            let answer: Result<FetchAnswer<Value>, VitrineError>? =
                await first(within: request.limit, loader.environment.limit) {
                    do {
                        return .success(try await fetch(request))
                    } catch {
                        return .failure(VitrineError(fetching: error))
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

extension VitrineError {
    /// What a fetch threw; a request that ended with an error of another type may succeed when it is repeated.
    fileprivate init(fetching error: any Error) {
        self =
            switch error {
            case let error as VitrineError: error
            case is CancellationError: .fetch(.cancelled, isTransient: false, "the request was cancelled")
            default: .fetch(.refreshFailed, isTransient: true, "\(error)")
            }
    }
}

extension LoadProcedure.Event {
    fileprivate func isTaken(besides holder: UInt64) -> Bool {
        guard case .taken(let other) = self else { return false }
        return other != holder
    }
}
