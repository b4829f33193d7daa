import HangangjariAPI
import Logging

/// Refreshes the responses about the parks: asks the source, builds the responses and stores the values.
///
/// There is at most one request to the source per park at a time, over all instances that share the store.
actor ParkRefresher {
    /// The known values, as in the store.
    var known: [String: StoredPark] = [:]
    /// The running refreshes, by park.
    var runs: [String: Run] = [:]
    /// The waits for another instance that asks the source, by park.
    var waits: [String: Task<Void, Never>] = [:]
    private var lastTicket = 0
    /// The last history of each park from the store, where no other instance adds to it.
    private var histories: [String: (day: KoreanDay, samples: [ParkingSample])] = [:]

    typealias Waiting = [Int: CheckedContinuation<Void, Never>]

    /// A running refresh: the time for which it asks, and the waiting callers.
    struct Run {
        let moment: Timestamp
        /// The callers for which the refresh is recent enough.
        var waiting: Waiting
        /// Whether it is known what is stored, which another instance may have shown already.
        var isCompared = false
        /// Whether the store has answered that there is nothing to ask; another instance may store a newer value since.
        var isAnswered = false
        /// The callers that arrived after the clock had changed, or after that answer; they wait for the next refresh.
        var waitingForNext: Waiting = [:]

        /// Whether a caller waits for the next refresh.
        func isNext(_ ticket: Int) -> Bool { waitingForNext[ticket] != nil }
    }

    let source: any ParkSource
    let store: any ParkStore
    let clock: ServiceClock
    private let cache: ResponseCache
    let metrics: ServiceMetrics
    let logger: Logger
    let window: RefreshWindow
    private let timeout: Duration
    let askLimit: Duration
    let stopwatch: any Clock<Duration>

    /// Creates a refresher; after `timeout` a request takes an older response instead of waiting for the refresh, and a
    /// turn of a shared store that was granted `askLimit` ago is not used any more.
    init(
        source: any ParkSource,
        store: any ParkStore,
        clock: ServiceClock,
        cache: ResponseCache,
        metrics: ServiceMetrics,
        logger: Logger,
        window: RefreshWindow = RefreshWindow(),
        timeout: Duration,
        askLimit: Duration,
        stopwatch: any Clock<Duration>
    ) {
        self.source = source
        self.store = store
        self.clock = clock
        self.cache = cache
        self.metrics = metrics
        self.logger = logger
        self.window = window
        self.timeout = timeout
        self.askLimit = askLimit
        self.stopwatch = stopwatch
    }

    /// Prepares responses from the store.
    ///
    /// If the store cannot be read, the service starts without stored values.
    func load() async {
        do {
            known = try await store.parks()
        } catch {
            metrics.countStoreFailure()
            logger.error("the stored parks cannot be read", error)
        }
        let now = clock.now
        for park in RiverParks.all {
            let stored = (known[park.id] ?? StoredPark()).trusted(at: now)
            await prepare(park, stored, askedAt: nil, now: now)
        }
    }

    /// Returns when the response about a park is recent enough for the time of the call, or when the timeout is over
    /// and there is an older response.
    ///
    /// If the clock was changed during a running refresh, the call waits for the refresh after it.
    func refreshIfStale(_ park: RiverPark) async {
        let now = clock.now
        guard cache.park(park.id)?.isHot(at: now) != true else { return }
        lastTicket += 1
        let ticket = lastTicket
        let hasOlder = cache.park(park.id).map { $0.refresh.state != .unavailable } ?? false
        let alarm = hasOlder ? Task { await self.giveUp(ticket, park.id) } : nil
        await withCheckedContinuation { continuation in
            switch runs[park.id] {
            case nil: begin(park, at: now, for: [ticket: continuation])
            case let run? where window.includes(now, askedAt: run.moment) && !run.isAnswered:
                runs[park.id]?.waiting[ticket] = continuation
            case .some:
                runs[park.id]?.waitingForNext[ticket] = continuation
            }
        }
        alarm?.cancel()
    }

    /// Returns the number of callers that wait for a park.
    func waitingCount(for id: String) -> Int {
        runs[id].map { $0.waiting.count + $0.waitingForNext.count } ?? 0
    }

    /// Refreshes all parks whose responses are not recent enough.
    func refreshAllIfStale() async {
        for park in RiverParks.all { await refreshIfStale(park) }
    }

    private func giveUp(_ ticket: Int, _ id: String) async {
        repeat {
            // If the refresh was faster, the sleep is cancelled, and there is no caller to resume.
            try? await stopwatch.sleep(for: timeout)
        } while store.isShared && !Task.isCancelled && runs[id].map { !$0.isCompared || $0.isNext(ticket) } ?? false
        // The refresh continues even if no caller waits for it.
        let expired =
            runs[id]?.waiting.removeValue(forKey: ticket)
            ?? runs[id]?.waitingForNext.removeValue(forKey: ticket)
        expired?.resume()
    }

    private func begin(_ park: RiverPark, at moment: Timestamp, for waiting: Waiting) {
        runs[park.id] = Run(moment: moment, waiting: waiting)
        Task { await self.refresh(park, at: moment) }
    }

    /// Takes over what another instance has stored; `nil` where that is not known.
    func changed(_ change: ParkChange?) {
        for park in RiverParks.all where change == nil || park.id == change?.id {
            if let change, known[park.id]?.checkedAt == change.checkedAt { continue }
            waits[park.id]?.cancel()
            // A refresh asks the store first.
            if runs[park.id] == nil { begin(park, at: clock.now, for: [:]) }
        }
    }

    private func refresh(_ park: RiverPark, at now: Timestamp) async {
        var unsaved: StoredPark?
        do {
            var turn = try await turn(of: park)
            while case .taken(let rest) = turn {
                await wait(rest, for: park)
                turn = try await self.turn(of: park)
            }
            // While it waited for its turn, others may have stored values of later times.
            let askedAt = store.isShared ? clock.now : now
            if case .ask(let lease) = turn { unsaved = await ask(park, askedAt, lease) }
        } catch {
            await keepLast(park, now, after: error, "the store cannot be asked")
        }
        end(park)
        // Nobody waits for a store that only this instance uses.
        if let unsaved { await save(unsaved, park) }
    }

    /// Resumes the waiting callers, and starts the next refresh if there are callers for it.
    private func end(_ park: RiverPark) {
        guard let run = runs.removeValue(forKey: park.id) else { return }
        for continuation in run.waiting.values { continuation.resume() }
        guard !run.waitingForNext.isEmpty else { return }
        begin(park, at: clock.now, for: run.waitingForNext)
    }

    func prepare(_ park: RiverPark, _ stored: StoredPark, askedAt: Timestamp?, now: Timestamp) async {
        do {
            // Without a count there is no forecast, so the first start does not read the history.
            let history = stored.report == nil ? [] : await self.history(park, now)
            let summary = SummaryBuilder(park: park, now: now).summary(of: stored, history: history)
            let version = stored.changedAt?.secondsSince1970 ?? 0
            cache.store(
                try PreparedPark(summary, version: version, askedAt: askedAt, window: window),
                id: park.id
            )
        } catch {
            logger.error("an answer cannot be prepared", error, ["park": "\(park.id)"])
        }
    }

    /// Returns the stored samples of earlier days, completed with the source's samples for missing half hours.
    private func history(_ park: RiverPark, _ now: Timestamp) async -> [ParkingSample] {
        let day = KoreanDay(of: now)
        var samples: [ParkingSample] = []
        do {
            samples = try await source.history(of: park, before: day)
        } catch {
            logger.warning("the source's past cannot be read", error, ["park": "\(park.id)"])
        }
        do {
            let stored = try await storedHistory(park, before: day)
            let seen = Set(stored.map(\.halfHour))
            return stored + samples.filter { !seen.contains($0.halfHour) }
        } catch {
            metrics.countStoreFailure()
            logger.error("the history cannot be read", error, ["park": "\(park.id)"])
            return samples
        }
    }

    private func storedHistory(_ park: RiverPark, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample] {
        if let known = histories[park.id], known.day == day { return known.samples }
        let stored = try await store.history(of: park.id, before: day)
        if !store.isShared { histories[park.id] = (day, stored) }
        return stored
    }

    /// Forgets the history of a park if a sample belongs to it, such as the last count of the day before.
    func forgetHistory(of park: RiverPark, with sample: ParkingSample?) {
        if let sample, let known = histories[park.id], sample.day < known.day { histories[park.id] = nil }
    }
}

extension ParkingSample {
    /// The number of half hours since 1970-01-01 in Korea.
    fileprivate var halfHour: Int { day.number * 48 + slot }
}

extension RefreshState.Reason {
    /// Creates the reason that is reported to clients.
    init(_ code: ServiceError.Code) {
        switch code {
        case .unreachable: self = .unreachable
        case .timedOut: self = .timedOut
        case .refused: self = .refused
        case .unreadable: self = .unreadable
        case .wrongPark: self = .wrongPark
        case .empty: self = .empty
        case .storage, .badInput: self = .unreachable
        }
    }
}

extension Logger {
    /// Logs an error with its code and its cause as metadata.
    func warning(_ text: Message, _ error: ServiceError, _ metadata: Metadata = [:]) {
        warning(text, metadata: metadata.merging(error.metadata) { old, _ in old })
    }

    func error(_ text: Message, _ error: ServiceError, _ metadata: Metadata = [:]) {
        self.error(text, metadata: metadata.merging(error.metadata) { old, _ in old })
    }
}

extension ServiceError {
    fileprivate var metadata: Logger.Metadata {
        var metadata: Logger.Metadata = ["code": "\(code.rawValue)", "reason": "\(message)"]
        // Only the type of the cause: the error of a client may contain the request's URL, which contains the key.
        if let cause { metadata["cause"] = "\(type(of: cause))" }
        return metadata
    }
}
