/// Runs statements on one connection, one after the other, and connects again after a failure.
public actor PostgresSession {
    private let address: PostgresAddress
    private let schema: PostgresSchema
    private var connection: PostgresConnection?
    private var isBusy = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private typealias Failure = (failure: PostgresFailure, at: ContinuousClock.Instant)
    /// The last failure to connect; for a second it also answers those who wait, so that they do not add up.
    private var lastFailure: Failure?
    /// When each statement, by its name, last took too long; the same holds.
    private var timeOuts: [String: Failure] = [:]

    /// The number of statements that wait for the connection.
    public var waitingCount: Int { waiting.count }

    /// Creates a session, which connects with the first statement.
    public init(_ address: PostgresAddress, _ schema: PostgresSchema) {
        self.address = address
        self.schema = schema
    }

    /// Runs a statement; connects first, and brings the schema up to date, if there is no connection.
    /// - Returns: The rows, and when the server was asked for them.
    public func run(
        _ statement: PostgresStatement,
        _ values: [String?]
    ) async throws(PostgresFailure) -> (rows: [[String?]], askedAt: ContinuousClock.Instant) {
        await begin()
        defer { end() }
        try Self.check(timeOuts[statement.name])
        do {
            let connection = try await connected()
            let askedAt = ContinuousClock.now
            return (try await connection.run(statement, values), askedAt)
        } catch {
            if error.state == nil { connection = nil }
            if error.isTimeOut { timeOuts[statement.name] = (error, .now) }
            throw error
        }
    }

    /// Returns when nothing else uses the connection.
    private func begin() async {
        guard isBusy else {
            isBusy = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    private func end() {
        if waiting.isEmpty { isBusy = false } else { waiting.removeFirst().resume() }
    }

    private static func check(_ last: Failure?) throws(PostgresFailure) {
        if let last, ContinuousClock.now - last.at < .seconds(1) { throw last.failure }
    }

    private func connected() async throws(PostgresFailure) -> PostgresConnection {
        if let connection { return connection }
        try Self.check(lastFailure)
        do {
            let connection = try await PostgresConnection(to: address)
            try await schema.prepare(connection)
            self.connection = connection
            return connection
        } catch {
            lastFailure = (error, .now)
            throw error
        }
    }
}
