import HangangjariAPI
package import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Loads the snapshots of Hangangjari's widgets: stored first, then the service.
package struct WidgetLoader: Sendable {
    private let store: SnapshotStore
    private let service: ParkService
    private let limits: LoadLimits
    private let edge: LoadEdge

    /// Makes a loader for the group's container.
    package init(
        _ container: GroupContainer,
        service: ParkService,
        limits: LoadLimits = LoadLimits(),
        edge: LoadEdge = .system
    ) {
        store = SnapshotStore(container)
        self.service = service
        self.limits = limits
        self.edge = edge
    }

    /// The parking of a park in one mode.
    ///
    /// - Parameters:
    ///   - park: The park's identifier.
    ///   - mode: What is shown of it.
    ///   - now: The moment.
    ///   - asks: Whether the service may be asked; false only reads what is stored.
    /// - Returns: What may be shown from then on.
    /// - Throws: `VitrineError` with code `invalidName` for what cannot be a park's identifier.
    package func parking(
        of park: String,
        mode: ParkingMode,
        now: Date,
        asks: Bool = true
    ) async throws(VitrineError) -> LoadOutcome<ParkingSnapshot> {
        let key = try SnapshotKey.parking(park, mode)
        adoptLegacy(of: park, mode: mode, as: key)
        let loader = SnapshotLoader(
            store: store,
            key: key,
            owner: .widgets,
            policy: .parking,
            limits: limits,
            edge: edge
        ) { $0.confirmed.observedAt }
        guard asks else { return finished(loader.stored(now: now)) }
        let outcome = await loader.load(now: now, isForced: isForced(key, now: now)) { request throws(LoadFailure) in
            try await fetchParking(park, mode, request)
        }
        return finished(outcome)
    }

    /// The day of a park with one focus.
    ///
    /// - Parameters:
    ///   - park: The park's identifier.
    ///   - focus: What stands first.
    ///   - now: The moment.
    ///   - asks: Whether the service may be asked; false only reads what is stored.
    /// - Returns: What may be shown from then on.
    /// - Throws: `VitrineError` with code `invalidName` for what cannot be a park's identifier.
    package func general(
        of park: String,
        focus: ParkFocus,
        now: Date,
        asks: Bool = true
    ) async throws(VitrineError) -> LoadOutcome<GeneralSnapshot> {
        let key = try SnapshotKey.general(park, focus)
        let loader = SnapshotLoader(
            store: store,
            key: key,
            owner: .widgets,
            policy: .focus(focus),
            limits: limits,
            edge: edge
        ) { $0.seen.observedAt }
        guard asks else { return finished(loader.stored(now: now)) }
        let outcome = await loader.load(now: now, isForced: isForced(key, now: now)) { request throws(LoadFailure) in
            try await fetchGeneral(park, focus, request)
        }
        return finished(outcome)
    }

    /// Whether a person asked for newer values than these.
    private func isForced<Value>(_ key: SnapshotKey<Value>, now: Date) -> Bool {
        guard let wish = store.read(.refreshWish).value else { return false }
        let writtenAt = store.read(key).snapshot?.stamps.values.map(\.writtenAt).max()
        return wish.stands(for: writtenAt, now: now)
    }

    /// Takes a snapshot of an earlier version over, under its own age, where there is none for its purpose yet.
    private func adoptLegacy(of park: String, mode: ParkingMode, as key: SnapshotKey<ParkingSnapshot>) {
        guard case .missing = store.read(key), let legacy = store.read(.legacyParking).value,
            let value = legacy.parking(of: park, mode: mode)
        else { return }
        // What cannot be taken over is as if there was none: the service is asked.
        _ = try? store.write(value, to: key, by: .legacy, now: legacy.savedAt)
    }

    private func fetchParking(
        _ park: String,
        _ mode: ParkingMode,
        _ request: FetchRequest<ParkingSnapshot>
    ) async throws(LoadFailure) -> FetchAnswer<ParkingSnapshot> {
        try await summary(of: park, request, tag: request.stored?.entityTag) { summary, tag in
            SnapshotBuilder.parking(ParkState(summary), mode: mode, entityTag: tag)
        } fallback: { state in
            SnapshotBuilder.parking(state, mode: mode, entityTag: nil)
        }
    }

    private func fetchGeneral(
        _ park: String,
        _ focus: ParkFocus,
        _ request: FetchRequest<GeneralSnapshot>
    ) async throws(LoadFailure) -> FetchAnswer<GeneralSnapshot> {
        try await summary(of: park, request, tag: request.stored?.entityTag) { summary, tag in
            SnapshotBuilder.general(summary, focus: focus, entityTag: tag)
        } fallback: { state in
            // A state knows nothing of weather and dust: it must not take the place of what is stored of them.
            focus == .crowd ? SnapshotBuilder.general(state, focus: focus) : nil
        }
    }

    /// Asks for a summary, and for the smaller state where that fails on the service's side.
    ///
    /// Who cannot be reached at all is not asked twice.
    private func summary<Value>(
        of park: String,
        _ request: FetchRequest<Value>,
        tag: String?,
        _ build: (HomeSummary, String?) -> Value,
        fallback: (ParkState) -> Value?
    ) async throws(LoadFailure) -> FetchAnswer<Value> {
        let start = edge.uptime()
        do throws(LoadFailure) {
            switch try await service.homeSummary(of: park, entityTag: tag, within: request.limit * 0.7) {
            case .content(let summary, let tag): return .value(build(summary, tag))
            case .notModified: return .notModified
            case .empty(let reason): return .empty(because: reason)
            }
        } catch {
            let left = request.limit - (edge.uptime() - start)
            guard [.serverFailed, .badAnswer, .emptyAnswer].contains(error.reason), left > .zero else { throw error }
            // The first failure is the one to tell: it is why the answer is a smaller one.
            guard let answer = try? await service.state(of: park, within: left) else { throw error }
            switch answer {
            case .content(let state, _):
                guard let value = fallback(state) else { throw error }
                return .value(value)
            case .empty(let reason): return .empty(because: reason)
            case .notModified: throw error
            }
        }
    }

    /// Notes what the service itself says it could not confirm.
    private func finished(_ outcome: LoadOutcome<ParkingSnapshot>) -> LoadOutcome<ParkingSnapshot> {
        outcome.noting(outcome.value?.sourceTrouble, policy: outcome.value?.confirmed.policy(outcome.policy))
    }

    private func finished(_ outcome: LoadOutcome<GeneralSnapshot>) -> LoadOutcome<GeneralSnapshot> {
        outcome.noting(outcome.value?.sourceTrouble, policy: outcome.value?.seen.policy(outcome.policy))
    }
}

extension LoadOutcome {
    /// The outcome with the trouble that its own value tells of, and with the limits that the value sets itself.
    fileprivate func noting(_ sourceTrouble: String?, policy: FreshnessPolicy?) -> LoadOutcome {
        var outcome = self
        if outcome.trouble == nil, sourceTrouble != nil { outcome.trouble = .sourceFailed }
        if let policy { outcome.policy = policy }
        return outcome
    }
}

extension FreshnessReason {
    /// The service answers that all is well, and says nothing.
    package static let emptyAnswer = FreshnessReason(rawValue: "emptyAnswer")
    /// The service answers, and says that its own source does not.
    package static let sourceFailed = FreshnessReason(rawValue: "sourceFailed")
    /// A nearby park is wanted, and the person does not let the app know where the device is.
    package static let locationDenied = FreshnessReason(rawValue: "locationDenied")
    /// A nearby park is wanted, and the person was never asked.
    package static let locationNotAsked = FreshnessReason(rawValue: "locationNotAsked")
    /// A nearby park is wanted, and the device does not know where it is.
    package static let locationUnknown = FreshnessReason(rawValue: "locationUnknown")
}
