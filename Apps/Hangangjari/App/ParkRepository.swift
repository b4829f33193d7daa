package import HangangjariAPI
package import HangangjariModel
package import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The parks: asked for from the service, kept in the cache, and told to the widgets.
package struct ParkRepository: Sendable {
    /// The app's read cache.
    package let cache: ReadCache
    private let service: ParkService
    private let publisher: SnapshotPublisher
    /// How long one request may take.
    private let limit: Duration

    /// Makes a repository.
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

    /// What came of a refresh.
    package struct Report: Sendable {
        /// The parks of which something new came, or was confirmed.
        package var refreshed: [String] = []
        /// The parks that the service gave nothing for, and why.
        package var troubles: [String: FreshnessReason] = [:]

        /// Why nothing came at all; nil if something did.
        package var failure: FreshnessReason? {
            refreshed.isEmpty ? troubles.min { $0.key < $1.key }?.value : nil
        }
    }

    /// Asks for the list, and for every park on it.
    ///
    /// - Throws: `HangangjariError` with code `cache` or `snapshot`. A service that fails is no error: the report says so,
    ///   and what was known stays.
    package func refreshAll(now: Date) async throws(HangangjariError) -> Report {
        var report = Report()
        do throws(LoadFailure) {
            if case .content(let list, _) = try await service.parks(entityTag: nil, within: limit) {
                try take(list)
            }
        } catch {
            report.troubles["parks"] = error.reason
            // Who does not answer once is not asked another eleven times.
            return report
        }
        for park in try cache.parks() {
            let trouble = try await refresh(park.id, now: now)
            report.refreshed += trouble == nil ? [park.id] : []
            report.troubles[park.id] = trouble
            if let trouble, [.unreachable, .timedOut].contains(trouble) { break }
        }
        return report
    }

    /// Asks for one park.
    ///
    /// - Returns: Why nothing came; nil if something did.
    /// - Throws: `HangangjariError` with code `cache` or `snapshot`.
    package func refresh(_ id: String, now: Date) async throws(HangangjariError) -> FreshnessReason? {
        let known = try cache.park(id)
        let answer: ParkService.Answer<HomeSummary>
        do throws(LoadFailure) {
            answer = try await service.homeSummary(of: id, entityTag: known?.tag, within: limit)
        } catch {
            return error.reason
        }
        switch answer {
        case .content(let summary, let tag):
            try cache.keep(summary, tag: tag, at: now)
            try publisher.publish(summary, tag: tag, now: now)
        case .notModified:
            guard let summary = known?.summary else { return .badAnswer }
            try cache.confirm(id, at: now)
            try publisher.publish(summary, tag: known?.tag, now: now)
        case .empty(let reason):
            return reason
        }
        return nil
    }

    /// Keeps a list; a cache that fails is this app's fault, not the service's.
    private func take(_ list: ParkList) throws(LoadFailure) {
        do {
            try cache.keep(list)
        } catch {
            throw LoadFailure(.unreadable, isTransient: false, detail: error.description)
        }
    }
}

/// Writes what the widgets show, under every purpose a widget can have.
package struct SnapshotPublisher: Sendable {
    private let store: SnapshotStore

    /// Makes a publisher for the group's container.
    package init(_ store: SnapshotStore) { self.store = store }

    /// Writes a park's snapshots: parking in each mode, the day with each focus.
    ///
    /// - Throws: `HangangjariError` with code `snapshot`; those written before are whole.
    package func publish(_ summary: HomeSummary, tag: String?, now: Date) throws(HangangjariError) {
        do throws(VitrineError) {
            for purpose in WidgetPurpose.all {
                switch purpose {
                case .parking(let mode):
                    let value = SnapshotBuilder.parking(ParkState(summary), mode: mode, entityTag: tag)
                    try store.write(value, to: .parking(summary.park.id, mode), by: .app, now: now)
                case .general(let focus):
                    let value = SnapshotBuilder.general(summary, focus: focus, entityTag: tag)
                    try store.write(value, to: .general(summary.park.id, focus), by: .app, now: now)
                }
            }
        } catch {
            throw HangangjariError(.snapshot, "cannot tell the widgets of \(summary.park.id)", cause: error)
        }
    }
}
