import CLibPQ
import Dispatch
import Foundation
import Synchronization

/// An attempt to connect to a server, on a thread of its own, which libpq blocks while it resolves a host name.
final class PostgresConnecting: Sendable {
    /// A connection of libpq, which one thread at a time uses.
    private struct Handle: @unchecked Sendable { let pointer: OpaquePointer }
    private typealias Outcome = Result<Handle, PostgresFailure>

    private static let limits = DispatchQueue(label: "vitrine.postgres.limits")

    /// What waits for the outcome; `nil` once it has one.
    private let waiting: Mutex<CheckedContinuation<Outcome, Never>?>

    private init(_ waiting: CheckedContinuation<Outcome, Never>) { self.waiting = Mutex(waiting) }

    /// Connects to a server, within the address's time limit even where no server of names answers.
    static func connection(to address: PostgresAddress) async throws(PostgresFailure) -> OpaquePointer {
        let outcome = await withCheckedContinuation { waiting in
            let attempt = PostgresConnecting(waiting)
            let deadline = ContinuousClock.now + address.timeLimit
            DispatchQueue(label: "vitrine.postgres.connecting")
                .async {
                    let outcome = connect(to: address, until: deadline)
                    if !attempt.end(with: outcome), case .success(let late) = outcome { PQfinish(late.pointer) }
                }
            limits.asyncAfter(deadline: .now() + address.timeLimit / .seconds(1)) {
                _ = attempt.end(with: .failure(.timedOut))
            }
        }
        return try outcome.get().pointer
    }

    /// Returns whether something still waited for the outcome.
    private func end(with outcome: Outcome) -> Bool {
        let waiting = waiting.withLock { $0.take() }
        waiting?.resume(returning: outcome)
        return waiting != nil
    }

    private static func connect(to address: PostgresAddress, until deadline: ContinuousClock.Instant) -> Outcome {
        guard let connection = PQconnectStart(address.text) else {
            return .failure(PostgresFailure("no memory for a connection"))
        }
        // Only so does libpq say the SQLSTATE with which a server refuses a connection.
        let verbosity = PQsetErrorVerbosity(connection, PQERRORS_VERBOSE)
        // As after PGRES_POLLING_WRITING: https://www.postgresql.org/docs/15/libpq-connect.html
        var state = PGRES_POLLING_WRITING
        while state != PGRES_POLLING_OK {
            let isRefused = PQstatus(connection) == CONNECTION_BAD || state == PGRES_POLLING_FAILED
            let left = deadline - .now
            guard !isRefused, left > .zero else {
                defer { PQfinish(connection) }
                let words = PostgresFailure(of: connection).description
                return .failure(isRefused ? PostgresFailure(connecting: words) : .timedOut)
            }
            let events = state == PGRES_POLLING_READING ? POLLIN : POLLOUT
            var socket = pollfd(fd: PQsocket(connection), events: Int16(events), revents: 0)
            if poll(&socket, 1, Int32(left / .milliseconds(1)) + 1) > 0 { state = PQconnectPoll(connection) }
        }
        _ = PQsetErrorVerbosity(connection, verbosity)
        return .success(Handle(pointer: connection))
    }
}
