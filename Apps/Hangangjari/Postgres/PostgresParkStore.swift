import CompactJSON
package import HangangjariAPI
package import HangangjariService
package import PostgresClient
import Synchronization

/// The store of several instances: a PostgreSQL database.
///
/// One instance at a time asks the source about a park. Its turn is a row with an end and a number: an instance that
/// was killed holds up the others until that end only, and one that was stopped and goes on stores nothing, because
/// the number has changed. All ends are by the server's clock, and so is the clock of the service.
package final class PostgresParkStore: ParkStore {
    /// The number of days for which the history is kept.
    private static let historyDays = 28
    /// The seconds by which windows and leases are longer for the server than for the instances.
    ///
    /// So much may whole seconds and a first answer after two seconds falsify their clocks, and so much time passes
    /// from a turn to the request at most, with a second for its way.
    private static let tolerance = 3

    private struct State {
        /// The last failure since something could be written; `nil` if there was none.
        var failure: ServiceError?
        /// A time of the server, and when it was asked.
        var clock: (time: Double, at: ContinuousClock.Instant)?
        /// The seconds from the storing of the last reported change to its report.
        var lag: Double?

        /// The server's time in seconds since 1970; `nil` before the first answer.
        var now: Double? { clock.map { $0.time + (ContinuousClock.now - $0.at) / .seconds(1) } }
    }

    private let address: PostgresAddress
    private let window: RefreshWindow
    private let settlingSeconds: Int
    private let report: @Sendable (ServiceError) -> Void
    let session: PostgresSession
    private let state = Mutex(State())

    /// Creates a store; connects with the first statement.
    ///
    /// - Parameters:
    ///   - address: The database.
    ///   - window: How long a result is used, for all instances the same.
    ///   - settlingSeconds: The age of the connection from which the source is asked. After an outage every instance
    ///     shows its last known values for up to two seconds, and must not do so beside another's new ones: 3 is
    ///     enough.
    ///   - report: Receives what fails beside the statements: values that this program cannot read, and listening.
    package init(
        _ address: PostgresAddress,
        window: RefreshWindow = RefreshWindow(),
        settlingSeconds: Int = 0,
        report: @escaping @Sendable (ServiceError) -> Void = { _ in }
    ) {
        self.address = address
        self.window = window
        self.settlingSeconds = settlingSeconds
        self.report = report
        session = PostgresSession(address, .service)
    }

    package var isShared: Bool { true }

    /// The server's time, which goes on while the server cannot be reached; 1970 before the first answer.
    package var now: Timestamp {
        Timestamp(secondsSince1970: state.withLock { Int($0.now ?? 0) })
    }

    /// The seconds from the storing of the last reported change to its report; `nil` before the first.
    var lastLag: Double? { state.withLock { $0.lag } }

    /// Connects, and brings the database up to date.
    /// - Throws: ``ServiceError`` `storage`.
    package func start() async throws(ServiceError) { _ = try await parks() }

    package func check() throws(ServiceError) {
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }

    package func parks() async throws(ServiceError) -> [String: StoredPark] {
        var parks: [String: StoredPark] = [:]
        for row in try await run(.parks, [], "read the parks").rows {
            if let id = row[1] { parks[id] = park(row[2], id) }
        }
        return parks
    }

    package func turn(of id: String) async throws(ServiceError) -> TurnAnswer {
        let seconds = [window.retrySeconds + Self.tolerance, settlingSeconds, window.hotSeconds + Self.tolerance]
        let values = [id] + seconds.map(String.init)
        let (rows, askedAt) = try await run(.turn, values, "decide who asks about \(id)")
        guard let row = rows.first else { throw ServiceError(.storage, "the database has no park \(id)") }
        let stored = park(row[4], id) ?? StoredPark()
        if let lease = row[1].flatMap(Int.init) { return (.ask(lease: lease), stored, askedAt) }
        if row[2] == "t" { return (.known, stored, askedAt) }
        // Between the two looks at the clock the turn may have become free.
        return (.taken(.seconds(max(0, row[3].flatMap(Double.init) ?? 0))), stored, askedAt)
    }

    package func save(_ park: StoredPark, id: String, lease: Int) async throws(ServiceError) {
        let sample = park.sample
        let kept: [String?] = [
            sample.map { String($0.day.isWeekend) }, sample.map { String($0.day.number) },
            sample.map { String($0.slot) }, sample.map { String($0.share) }, String(Self.historyDays), park.levels,
        ]
        let seconds = (park.failure == nil ? window.hotSeconds : window.retrySeconds) + Self.tolerance
        let notification = park.checkedAt.map { "\(id) \($0)" } ?? id
        let stored = try await run(
            .save,
            [id, String(lease), try Self.text(of: park), String(seconds), notification] + kept,
            "store \(id)"
        )
        .rows
        guard !stored.isEmpty else {
            throw ServiceError(.storage, "another instance has the turn of \(id) by now; nothing was stored")
        }
    }

    package func history(of id: String, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample] {
        let days = (day.number - Self.historyDays, day.number)
        return try await run(
            .history,
            [id, String(day.isWeekend), String(days.0), String(days.1)],
            "read the history of \(id)"
        )
        .rows
        .compactMap { row in
            let numbers = row.dropFirst().compactMap { $0.flatMap(Int.init) }
            guard numbers.count == 3 else { return nil }
            return ParkingSample(day: KoreanDay(number: numbers[0]), slot: numbers[1], share: numbers[2])
        }
    }

    package func watch(_ changed: @Sendable (ParkChange?) async -> Void) async {
        // What fails each second for the same reason is reported once.
        var reported: PostgresFailure?
        while !Task.isCancelled {
            do {
                try await PostgresListener.listen(to: address) { change, storedAt in
                    reported = nil
                    note(storedAt)
                    await changed(change)
                }
            } catch {
                if error != reported {
                    let purpose = "listen to the database; it takes over what others store when it asks next"
                    report(error.serviceError(purpose))
                }
                reported = error
            }
            // The task's end cancels the sleep, and ends the loop.
            try? await Task.sleep(for: .seconds(1))
        }
    }

    private func note(_ storedAt: Double?) {
        guard let storedAt else { return }
        state.withLock { state in state.lag = state.now.map { max(0, $0 - storedAt) } }
    }

    func run(
        _ statement: PostgresStatement,
        _ values: [String?],
        _ purpose: String
    ) async throws(ServiceError) -> (rows: [[String?]], askedAt: ContinuousClock.Instant) {
        do {
            let (rows, askedAt) = try await session.run(statement, values, purpose)
            state.withLock { state in
                // A database that can only be read keeps nothing.
                if statement.writes { state.failure = nil }
                // After a slow answer it is not known how long ago the server read its clock.
                let isQuick = ContinuousClock.now - askedAt < .milliseconds(100)
                guard isQuick || state.clock == nil, let time = rows.first?[0].flatMap(Double.init) else { return }
                state.clock = (time, askedAt)
            }
            return (rows, askedAt)
        } catch {
            state.withLock { $0.failure = error }
            throw error
        }
    }

    /// Reads a park's values; those that cannot be read are reported, and replaced by the source's next answer.
    private func park(_ text: String?, _ id: String) -> StoredPark? {
        guard let text else { return nil }
        do {
            return try CompactJSONDecoder().decode(StoredPark.self, from: Array(text.utf8))
        } catch {
            let text = "the database's values of \(id) cannot be read; the city's next answer replaces them"
            report(ServiceError(.storage, text, cause: error))
            return nil
        }
    }

    private static func text(of park: StoredPark) throws(ServiceError) -> String {
        do {
            return String(decoding: try CompactJSONEncoder().encode(park), as: UTF8.self)
        } catch {
            throw ServiceError(.storage, "a park's values cannot be written as JSON", cause: error)
        }
    }
}
