import HangangjariAPI
public import Vitrine

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
        onTrouble: (@Sendable (SnapshotTrouble) -> Void)? = nil
    ) {
        store = SnapshotStore(container, onTrouble: onTrouble)
        self.service = service
        self.limits = limits
        self.environment = environment
    }

    /// Loads the parking of a park in one mode.
    ///
    /// - Parameters:
    ///   - park: The park's identifier.
    ///   - mode: The part of the parking that the widget shows.
    ///   - now: The date of the request.
    ///   - asks: Whether the service may be asked; if false, only the stored snapshot is read.
    /// - Returns: The outcome, which determines what may be shown from `now` on, and the state of the stored snapshot.
    /// - Throws: `VitrineError` with code `invalidName` for an invalid park identifier.
    public func parking(
        of park: String,
        mode: ParkingMode,
        now: Date,
        asks: Bool = true
    ) async throws(VitrineError) -> LoadedPark<ParkingSnapshot> {
        let key = try SnapshotKey.parking(park, mode)
        let loader = SnapshotLoader(
            store: store,
            key: key,
            owner: .widgets,
            policy: .parking,
            limits: limits,
            environment: environment
        ) { $0.confirmed.observedAt }
        let reading = adoptingLegacy(of: park, mode: mode, as: key)
        guard asks else { return loaded(finished(loader.stored(reading, now: now)), reading) }
        let isForced = isForced(reading, now: now)
        let outcome = await loader.load(reading, now: now, isForced: isForced) { request throws(LoadFailure) in
            try await fetchParking(park, mode, request)
        }
        return loaded(finished(outcome), reading)
    }

    /// Loads the general snapshot of a park with one focus.
    ///
    /// - Parameters:
    ///   - park: The park's identifier.
    ///   - focus: The section that the widget shows first.
    ///   - now: The date of the request.
    ///   - asks: Whether the service may be asked; if false, only the stored snapshot is read.
    /// - Returns: The outcome, which determines what may be shown from `now` on, and the state of the stored snapshot.
    /// - Throws: `VitrineError` with code `invalidName` for an invalid park identifier.
    public func general(
        of park: String,
        focus: ParkFocus,
        now: Date,
        asks: Bool = true
    ) async throws(VitrineError) -> LoadedPark<GeneralSnapshot> {
        let key = try SnapshotKey.general(park, focus)
        let loader = SnapshotLoader(
            store: store,
            key: key,
            owner: .widgets,
            policy: .focus(focus),
            limits: limits,
            environment: environment
        ) { $0.seen.observedAt }
        let reading = store.read(key)
        guard asks else { return loaded(finished(loader.stored(reading, now: now)), reading) }
        let isForced = isForced(reading, now: now)
        let outcome = await loader.load(reading, now: now, isForced: isForced) { request throws(LoadFailure) in
            try await fetchGeneral(park, focus, request)
        }
        return loaded(finished(outcome), reading)
    }

    /// Adds why the stored snapshot could not be read, if there is no value.
    private func loaded<Value>(_ outcome: LoadOutcome<Value>, _ reading: SnapshotReading<Value>) -> LoadedPark<Value> {
        LoadedPark(outcome, storedTrouble: outcome.value == nil ? reading.unavailability : nil)
    }

    /// Whether a person requested values that are newer than the stored snapshot.
    private func isForced<Value>(_ reading: SnapshotReading<Value>, now: Date) -> Bool {
        guard let request = store.read(.refreshRequest).value else { return false }
        return request.stands(for: reading.snapshot?.writtenAt, now: now)
    }

    /// Reads the stored snapshot; if there is none for the purpose yet, migrates the one of an earlier version with its
    /// original age.
    private func adoptingLegacy(
        of park: String,
        mode: ParkingMode,
        as key: SnapshotKey<ParkingSnapshot>
    ) -> SnapshotReading<ParkingSnapshot> {
        let reading = store.read(key)
        guard case .missing = reading, let legacy = store.read(.legacyParking).value,
            let value = legacy.parking(of: park, mode: mode)
        else { return reading }
        // After a failed migration the snapshot is treated as missing, and the service is asked.
        _ = try? store.write(value, to: key, owner: .legacy, now: legacy.savedAt)
        return store.read(key)
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
            // A state contains neither weather nor dust, so it must not replace stored values of those sections.
            focus == .crowd ? SnapshotBuilder.general(state, focus: focus) : nil
        }
    }

    /// Requests a summary, and the smaller state if the service fails to provide a summary.
    ///
    /// There is no second request if the service cannot be reached.
    private func summary<Value>(
        of park: String,
        _ request: FetchRequest<Value>,
        tag: String?,
        _ build: (HomeSummary, String?) -> Value,
        fallback: (ParkState) -> Value?
    ) async throws(LoadFailure) -> FetchAnswer<Value> {
        let start = environment.uptime()
        let limit = request.limit * 0.7
        do throws(LoadFailure) {
            switch try await service.homeSummary(of: park, entityTag: tag, within: limit) {
            case .value(let summary): return .value(build(summary.content, summary.entityTag))
            case .notModified: return .notModified
            case .empty(let reason): return .empty(because: reason)
            }
        } catch {
            // Where time stands still, a service says that it would be late, and the request has taken no time yet.
            if error.reason == .timedOut { await environment.sleep(limit - (environment.uptime() - start)) }
            let left = request.limit - (environment.uptime() - start)
            guard [.serverFailed, .badAnswer, .emptyAnswer].contains(error.reason), left > .zero else { throw error }
            return try await state(of: park, within: left, after: error, fallback)
        }
    }

    /// Requests the smaller state after a summary failed.
    private func state<Value>(
        of park: String,
        within limit: Duration,
        after failure: LoadFailure,
        _ fallback: (ParkState) -> Value?
    ) async throws(LoadFailure) -> FetchAnswer<Value> {
        do throws(LoadFailure) {
            switch try await service.state(of: park, within: limit) {
            case .value(let state):
                guard let value = fallback(state.content) else { throw failure }
                return .value(value)
            case .empty(let reason): return .empty(because: reason)
            case .notModified: throw failure
            }
        } catch {
            // The first failure is reported, because it is the reason for the smaller response. But a response about
            // another park is no failure to respond: it is empty data, whichever request it answers.
            throw error.reason == .mismatch ? error : failure
        }
    }

    /// Adds the failure of the source that the service reported to the outcome.
    private func finished(_ outcome: LoadOutcome<ParkingSnapshot>) -> LoadOutcome<ParkingSnapshot> {
        outcome.noting(outcome.value?.sourceTrouble, policy: outcome.value?.confirmed.policy(outcome.policy))
    }

    private func finished(_ outcome: LoadOutcome<GeneralSnapshot>) -> LoadOutcome<GeneralSnapshot> {
        outcome.noting(outcome.value?.sourceTrouble, policy: outcome.value?.seen.policy(outcome.policy))
    }
}

extension LoadOutcome {
    /// Returns the outcome with the source's failure that its value reports, and with the value's own limits.
    fileprivate func noting(_ sourceTrouble: String?, policy: FreshnessPolicy?) -> LoadOutcome {
        var outcome = self
        if outcome.trouble == nil, sourceTrouble != nil { outcome.trouble = .sourceFailed }
        if let policy { outcome.policy = policy }
        return outcome
    }
}

extension UnavailabilityReason {
    /// The service answers with status 200 and an empty body.
    public static let emptyAnswer = UnavailabilityReason(rawValue: "emptyAnswer")
    /// The service answers, but reports that its own source fails.
    public static let sourceFailed = UnavailabilityReason(rawValue: "sourceFailed")
    /// The nearest park is selected, but the person denied access to the location.
    public static let locationDenied = UnavailabilityReason(rawValue: "locationDenied")
    /// The nearest park is selected, but the person was not asked for access to the location.
    public static let locationNotAsked = UnavailabilityReason(rawValue: "locationNotAsked")
    /// The nearest park is selected, but the device does not know its location.
    public static let locationUnknown = UnavailabilityReason(rawValue: "locationUnknown")
}
