import CLibPQ

/// A connection to the server, which one task uses at a time.
///
/// libpq never blocks here: what resolves host names is on a thread of its own.
public final class PostgresConnection {
    private let connection: OpaquePointer
    /// How long a statement may take.
    public let timeLimit: Duration
    /// The statements that the server has prepared.
    private var prepared: Set<String> = []

    /// The server's version, such as 150_004 for 15.4.
    var serverVersion: Int32 { PQserverVersion(connection) }

    /// Connects to a server.
    public init(to address: PostgresAddress) async throws(PostgresFailure) {
        timeLimit = address.timeLimit
        connection = try await PostgresConnecting.connection(to: address)
        guard PQsetnonblocking(connection, 1) == 0 else { throw PostgresFailure(of: connection) }
    }

    deinit { PQfinish(connection) }

    /// Runs a statement, which is prepared when it is first used.
    ///
    /// After a failure without a state the connection cannot be used any more.
    /// - Returns: The rows as text.
    public func run(_ statement: PostgresStatement, _ values: [String?] = []) async throws(PostgresFailure)
        -> [[String?]]
    {
        let deadline = ContinuousClock.now + timeLimit
        if !prepared.contains(statement.name) {
            try check(PQsendPrepare(connection, statement.name, statement.text, 0, nil))
            _ = try await rows(until: deadline)
            prepared.insert(statement.name)
        }
        try check(Self.send(statement.name, values, connection))
        return try await rows(until: deadline)
    }

    /// Runs several statements without values, in one transaction unless they contain others.
    public func run(script: String) async throws(PostgresFailure) -> [[String?]] {
        try check(PQsendQuery(connection, script))
        return try await rows(until: ContinuousClock.now + timeLimit)
    }

    /// Waits for a notification; returns its payload, or `nil` if none came in time.
    public func notification(within limit: Duration) async throws(PostgresFailure) -> String? {
        while true {
            if let notification = PQnotifies(connection) {
                defer { PQfreemem(notification) }
                return String(cString: notification.pointee.extra)
            }
            guard await SocketWait.wait(for: .readable, of: PQsocket(connection), within: limit) else { return nil }
            try check(PQconsumeInput(connection))
        }
    }

    private static func send(_ name: String, _ values: [String?], _ connection: OpaquePointer) -> Int32 {
        // The texts lie one after the other in a buffer that lives until libpq has copied them.
        let texts = values.map { $0.map { Array($0.utf8CString) } }
        return Array(texts.compactMap(\.self).joined())
            .withUnsafeBufferPointer { bytes in
                var start = 0
                let pointers = texts.map { text -> UnsafePointer<CChar>? in
                    guard let text else { return nil }
                    defer { start += text.count }
                    return bytes.baseAddress.map { $0 + start }
                }
                return PQsendQueryPrepared(connection, name, Int32(values.count), pointers, nil, nil, 0)
            }
    }

    /// Returns the rows of everything that was sent.
    private func rows(until deadline: ContinuousClock.Instant) async throws(PostgresFailure) -> [[String?]] {
        try await flush(until: deadline)
        var rows: [[String?]] = []
        var failure: PostgresFailure?
        while let result = try await nextResult(until: deadline) {
            defer { PQclear(result) }
            switch PQresultStatus(result) {
            case PGRES_TUPLES_OK: rows += Self.rows(of: result)
            case PGRES_COMMAND_OK: continue
            default: failure = failure ?? PostgresFailure(result: result)
            }
        }
        if let failure { throw PQstatus(connection) == CONNECTION_OK ? failure : PostgresFailure(of: connection) }
        return rows
    }

    private func flush(until deadline: ContinuousClock.Instant) async throws(PostgresFailure) {
        while true {
            let state = PQflush(connection)
            try check(state + 1)
            if state == 0 { return }
            try await wait(for: .writable, until: deadline)
        }
    }

    private func nextResult(until deadline: ContinuousClock.Instant) async throws(PostgresFailure) -> OpaquePointer? {
        while PQisBusy(connection) == 1 {
            try await wait(for: .readable, until: deadline)
            try check(PQconsumeInput(connection))
        }
        return PQgetResult(connection)
    }

    private static func rows(of result: OpaquePointer) -> [[String?]] {
        (0..<PQntuples(result))
            .map { row in
                (0..<PQnfields(result))
                    .map { column in
                        PQgetisnull(result, row, column) == 1 ? nil : String(cString: PQgetvalue(result, row, column))
                    }
            }
    }

    private func wait(
        for event: SocketWait.Event,
        until deadline: ContinuousClock.Instant
    ) async throws(PostgresFailure) {
        let rest = max(.zero, deadline - .now)
        guard await SocketWait.wait(for: event, of: PQsocket(connection), within: rest) else { throw .timedOut }
    }

    /// Throws if a function of libpq returned 0.
    private func check(_ status: Int32) throws(PostgresFailure) {
        guard status != 0 else { throw PostgresFailure(of: connection) }
    }
}
