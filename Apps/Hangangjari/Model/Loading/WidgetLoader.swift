import HangangjariAPI
public import Vitrine
public import VitrineLoading

/// Loads the snapshots of Hangangjari's widgets: from the store first, then from the service.
public struct WidgetLoader: Sendable {
    private let store: SnapshotStore
    private let service: ParkService
    private let limits: LoadLimits
    private let environment: LoadEnvironment

    /// Creates a loader for the group's container.
    public init(
        _ container: GroupContainer,
        service: ParkService,
        limits: LoadLimits = LoadLimits(),
        environment: LoadEnvironment = .system,
        log: SnapshotStore.Log? = nil
    ) {
        store = SnapshotStore(container, log: log)
        self.service = service
        self.limits = limits
        self.environment = environment
    }

    /// Loads the snapshot of a park for one purpose.
    ///
    /// - Parameters:
    ///   - park: The park's identifier.
    ///   - choice: The mode or the focus of the widget.
    ///   - now: The date of the request.
    ///   - asks: Whether the service may be asked; if false, only the stored snapshot is read.
    /// - Returns: The outcome, which determines what may be shown from `now` on, and the state of the stored snapshot.
    /// - Throws: `VitrineError` with code `invalidName` for an invalid park identifier.
    public func load<Snapshot: ParkSnapshot>(
        _ park: String,
        _ choice: Snapshot.Choice,
        now: Date,
        asks: Bool
    ) async throws(VitrineError) -> LoadedPark<Snapshot> {
        let key = try SnapshotKey<Snapshot>.park(park, choice)
        let loader = SnapshotLoader(
            store: store,
            key: key,
            owner: .widgets,
            policy: Snapshot.limits(choice),
            limits: limits,
            environment: environment
        ) { $0.seen.observedAt }
        let reading = adoptingLegacy(of: park, choice, as: key)
        guard asks else { return LoadedPark(loader.stored(reading, now: now), reading) }
        let isForced = isForced(reading, now: now)
        let outcome = await loader.load(reading, now: now, isForced: isForced) { request throws(VitrineError) in
            try await fetch(park, choice, request)
        }
        return LoadedPark(outcome, reading)
    }

    /// Whether a person requested values that are newer than the stored snapshot.
    private func isForced<Value>(_ reading: SnapshotReading<Value>, now: Date) -> Bool {
        store.read(.refreshRequest).value?.applies(to: reading.snapshot?.writtenAt, now: now) ?? false
    }

    /// Reads the stored snapshot; if there is none for the purpose yet, migrates the one of an earlier version with its
    /// original age.
    private func adoptingLegacy<Snapshot: ParkSnapshot>(
        of park: String,
        _ choice: Snapshot.Choice,
        as key: SnapshotKey<Snapshot>
    ) -> SnapshotReading<Snapshot> {
        let reading = store.read(key)
        guard case .missing = reading, let legacy = store.read(.legacyParking).value,
            let value = Snapshot(legacy, of: park, choice)
        else { return reading }
        // After a failed migration the snapshot is treated as missing, and the service is asked.
        _ = try? store.write(value, to: key, owner: .legacy, now: legacy.savedAt)
        return store.read(key)
    }

    /// Requests a summary, and the smaller state if the service fails to provide a summary.
    ///
    /// There is no second request if the service cannot be reached.
    private func fetch<Snapshot: ParkSnapshot>(
        _ park: String,
        _ choice: Snapshot.Choice,
        _ request: FetchRequest<Snapshot>
    ) async throws(VitrineError) -> FetchAnswer<Snapshot> {
        let start = environment.uptime()
        do throws(VitrineError) {
            let tag = request.stored?.entityTag
            switch try await service.homeSummary(of: park, entityTag: tag, within: request.limit * 0.7) {
            case .value(let summary):
                return .value(Snapshot(summary.content, choice, entityTag: summary.entityTag))
            case .notModified: return .notModified
            case .empty(let reason): return .empty(because: reason)
            }
        } catch {
            let left = request.limit - (environment.uptime() - start)
            let isAnswered = [.serverFailed, .badAnswer, .emptyAnswer].contains(error.unavailability)
            guard isAnswered, left > .zero else { throw error }
            return try await state(of: park, choice, within: left, after: error)
        }
    }

    /// Requests the smaller state after a summary failed.
    private func state<Snapshot: ParkSnapshot>(
        of park: String,
        _ choice: Snapshot.Choice,
        within limit: Duration,
        after failure: VitrineError
    ) async throws(VitrineError) -> FetchAnswer<Snapshot> {
        do throws(VitrineError) {
            switch try await service.state(of: park, within: limit) {
            case .value(let state):
                guard let value = Snapshot(state.content, choice) else { throw failure }
                return .value(value)
            case .empty(let reason): return .empty(because: reason)
            case .notModified: throw failure
            }
        } catch {
            // The first failure is reported, because it is the reason for the smaller response. But a response about
            // another park is no failure to respond: it is empty data, whichever request it answers.
            throw error.unavailability == .mismatch ? error : failure
        }
    }
}

extension Freshness.Reason {
    /// The service answers with status 200 and an empty body.
    public static let emptyAnswer = Freshness.Reason(rawValue: "emptyAnswer")
    /// The service answers, but reports that its own source fails.
    public static let sourceFailed = Freshness.Reason(rawValue: "sourceFailed")
    /// The nearest park is selected, but the person denied access to the location.
    public static let locationDenied = Freshness.Reason(rawValue: "locationDenied")
    /// The nearest park is selected, but the person was not asked for access to the location.
    public static let locationNotAsked = Freshness.Reason(rawValue: "locationNotAsked")
    /// The nearest park is selected, but the device does not know its location.
    public static let locationUnknown = Freshness.Reason(rawValue: "locationUnknown")
}
