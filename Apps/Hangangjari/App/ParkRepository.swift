import HangangjariAPI
package import HangangjariModel
package import Vitrine
import VitrineLoading

/// Requests the parks from the service, stores them in the cache, and writes the widgets' snapshots.
package struct ParkRepository: Sendable {
    /// The app's read cache.
    package let cache: ReadCache
    private let service: ParkService
    private let publisher: SnapshotPublisher
    /// The timeout of one request.
    private let limit: Duration

    package init(
        cache: ReadCache,
        service: ParkService,
        snapshots: SnapshotStore,
        limit: Duration = .seconds(4)
    ) {
        self.cache = cache
        self.service = service
        publisher = SnapshotPublisher(snapshots)
        self.limit = limit
    }

    /// The result of a refresh.
    package struct Report: Sendable {
        /// The parks with new or confirmed data.
        package var refreshed: [String] = []
        /// The parks that could not be refreshed, with the reason.
        package var troubles: [String: Freshness.Reason] = [:]

        /// The reason why no park was refreshed; nil if at least one was.
        package var failure: Freshness.Reason? {
            refreshed.isEmpty ? troubles.min { $0.key < $1.key }?.value : nil
        }
    }

    /// Refreshes the list and all parks on it.
    ///
    /// - Throws: `HangangjariError` with code `cache` or `snapshot`. A failure of the service is not an error: the
    ///   report states it, and the stored data remains.
    package func refreshAll(now: Date) async throws(HangangjariError) -> Report {
        var report = Report()
        do throws(VitrineError) {
            if case .value(let list) = try await service.parks(entityTag: nil, within: limit) {
                try take(list.content)
            }
        } catch {
            report.troubles["parks"] = error.unavailability
            // If the service does not answer this request, the other eleven requests are not attempted.
            return report
        }
        for id in try cache.parkIDs() {
            let trouble = try await refresh(id, now: now)
            report.refreshed += trouble == nil ? [id] : []
            report.troubles[id] = trouble
            if let trouble, [.unreachable, .timedOut].contains(trouble) { break }
        }
        return report
    }

    /// Refreshes one park.
    ///
    /// - Returns: The reason why there is no new data; nil after a success.
    /// - Throws: `HangangjariError` with code `cache` or `snapshot`.
    package func refresh(_ id: String, now: Date) async throws(HangangjariError) -> Freshness.Reason? {
        let known = try cache.park(id)
        let answer: FetchAnswer<ParkService.Tagged<HomeSummary>>
        do throws(VitrineError) {
            answer = try await service.homeSummary(of: id, entityTag: known?.tag, within: limit)
        } catch {
            return error.unavailability
        }
        switch answer {
        case .value(let summary):
            try cache.keep(summary.content, tag: summary.entityTag, at: now)
            try publisher.publish(id, from: cache, now: now)
        case .notModified:
            guard known?.summary != nil else { return .badAnswer }
            try cache.confirm(id, at: now)
            try publisher.publish(id, from: cache, now: now)
        case .empty(let reason):
            return reason
        }
        return nil
    }

    /// Stores a list; a failure of the cache is reported as a fault of this app and not of the service.
    private func take(_ list: ParkList) throws(VitrineError) {
        do {
            try cache.keep(list)
        } catch {
            throw .fetch(.unreadable, isTransient: false, error.description)
        }
    }
}

/// Refreshes the widgets' snapshots, which their extension stores when it first needs them.
package struct SnapshotPublisher: Sendable {
    private let store: SnapshotStore

    /// Creates a publisher that writes to the group's container.
    package init(_ store: SnapshotStore) { self.store = store }

    /// Writes the snapshots of a park that widgets show, derived from its cached summary.
    ///
    /// Each is derived again if the cache has changed when it is stored. When two processes refresh a park at the same
    /// time, an older summary never replaces a newer one. A park without a summary changes nothing.
    ///
    /// - Throws: `HangangjariError` with code `cache` or `snapshot`; the snapshots that were written before are
    ///   complete.
    package func publish(_ park: String, from cache: ReadCache, now: Date) throws(HangangjariError) {
        do {
            try publish(park, as: ParkingSnapshot.self, from: cache, now: now)
            try publish(park, as: GeneralSnapshot.self, from: cache, now: now)
        } catch is NoSummary {
            // The park has left the service's list meanwhile.
        } catch let error as HangangjariError {
            throw error
        } catch {
            let what = "cannot write the widgets' snapshots of \(park)"
            throw HangangjariError(.snapshot, "\(what) (\(error))", cause: error)
        }
    }

    /// How long after the extension's own write a snapshot counts as one that a widget shows, in seconds.
    ///
    /// A placed widget writes it at least when the app has not refreshed it for half an hour. A removed one never does
    /// again.
    private static let upkeep: Double = 86_400

    private func publish<Snapshot: ParkSnapshot>(
        _ park: String,
        as type: Snapshot.Type,
        from cache: ReadCache,
        now: Date
    ) throws {
        for choice in Snapshot.Choice.allCases where try isShown(park, type, choice, now: now) {
            try store.write(to: SnapshotKey<Snapshot>.park(park, choice), owner: .app, now: now) { sources in
                cache.note(in: &sources)
                guard let cached = try cache.park(park), let summary = cached.summary else { throw NoSummary() }
                return Snapshot(summary, choice, entityTag: cached.tag)
            }
        }
    }

    /// Whether a placed widget shows a snapshot: its extension has stored it, or it follows from an earlier version's
    /// only snapshot.
    private func isShown<Snapshot: ParkSnapshot>(
        _ park: String,
        _ type: Snapshot.Type,
        _ choice: Snapshot.Choice,
        now: Date
    ) throws -> Bool {
        let stored = try store.read(SnapshotKey<Snapshot>.park(park, choice)).snapshot?.stamp(of: .widgets)
        if let stored, abs(now.timeIntervalSince(stored.writtenAt)) < Self.upkeep { return true }
        return store.read(.legacyParking).value.flatMap { Snapshot($0, of: park, choice) } != nil
    }

    /// Ends the publication of a park that the cache has no summary of.
    private struct NoSummary: Error {}
}
