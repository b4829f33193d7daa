import HangangjariAPI
import Logging

/// What an instance does in its turn, and in the turn of another.
extension ParkRefresher {
    /// Returns whose turn it is, after what another instance has stored is prepared.
    func turn(of park: RiverPark) async throws(ServiceError) -> RefreshTurn {
        let (turn, stored, askedAt) = try await store.turn(of: park.id)
        runs[park.id]?.isAnswered = turn == .known
        if let stored, turn == .known || stored != known[park.id] { await adopt(stored, of: park) }
        runs[park.id]?.isCompared = true
        // A later request could meet that of the next instance.
        if store.isShared, case .ask = turn, ContinuousClock.now - askedAt > askLimit { return .taken(.zero) }
        return turn
    }

    /// Waits until another instance has stored a result, its turn has ended, or a second has passed: a notification may
    /// be missed.
    func wait(_ rest: Duration, for park: RiverPark) async {
        let wait = Task<Void, Never> { [stopwatch] in
            // It is cancelled when there is a result.
            try? await stopwatch.sleep(for: min(rest, .seconds(1)))
        }
        waits[park.id] = wait
        await wait.value
        waits[park.id] = nil
    }

    /// Asks the source, and prepares the result; returns what is not stored yet.
    func ask(_ park: RiverPark, _ now: Timestamp, _ lease: Int) async -> StoredPark? {
        let before = (known[park.id] ?? StoredPark()).trusted(at: now)
        let after = await result(park, before, now)
        do {
            if store.isShared { try await store.save(after, id: park.id, lease: lease) }
        } catch {
            await keepLast(park, now, after: error, "what is known cannot be stored")
            return nil
        }
        known[park.id] = after
        await prepare(park, after, askedAt: now, now: now)
        return store.isShared ? nil : after
    }

    func save(_ after: StoredPark, _ park: RiverPark) async {
        do {
            try await store.save(after, id: park.id, lease: 0)
            forgetHistory(of: park, with: after.sample)
        } catch {
            metrics.countStoreFailure()
            logger.error("what is known cannot be stored", error, ["park": "\(park.id)"])
        }
    }

    /// Prepares what another instance has stored, exactly as that instance does, unless it is old.
    func adopt(_ stored: StoredPark, of park: RiverPark) async {
        let now = clock.now
        known[park.id] = stored
        guard let askedAt = stored.checkedAt else { return await prepare(park, stored, askedAt: nil, now: now) }
        let isHot = window.includes(now, askedAt: askedAt, hasFailed: stored.failure != nil)
        await prepare(park, stored, askedAt: askedAt, now: isHot ? askedAt : now)
    }

    /// Prepares the last known values with their age, and lets the store be asked again after a second.
    func keepLast(_ park: RiverPark, _ now: Timestamp, after error: ServiceError, _ what: Logger.Message) async {
        metrics.countStoreFailure()
        logger.error(what, error, ["park": "\(park.id)"])
        var last = known[park.id] ?? StoredPark()
        last.failure = .unreachable
        await prepare(park, last, askedAt: now.adding(1 - window.retrySeconds), now: now)
    }

    private func result(_ park: RiverPark, _ before: StoredPark, _ now: Timestamp) async -> StoredPark {
        let begin = ContinuousClock.now
        do {
            let payload = try await source.payload(of: park, at: now)
            let report = try ParkReportReader(park: park, now: now, shift: payload.shift).report(from: payload.bytes)
            metrics.countRefresh(outcome: "success", took: ContinuousClock.now - begin)
            logger.debug("refreshed", metadata: ["park": "\(park.id)", "bytes": "\(payload.bytes.count)"])
            return before.succeeded(at: now, with: report)
        } catch {
            let reason = RefreshState.Reason(error.code)
            metrics.countRefresh(outcome: reason.rawValue, took: ContinuousClock.now - begin)
            logger.warning("the source fails", error, ["park": "\(park.id)"])
            return before.failed(at: now, reason)
        }
    }
}
