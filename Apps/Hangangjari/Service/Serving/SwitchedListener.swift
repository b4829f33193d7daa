import Hummingbird
import ServiceLifecycle
import Synchronization

/// Runs the server while the service is switched on.
///
/// While it is switched off there is no listening socket: connections are refused immediately, as on a machine on which
/// the service does not run. When it is switched on again, it listens on the same port.
package final class SwitchedListener: Service {
    private struct State {
        var isOff: Bool
        /// The port while the server listens; nil otherwise.
        var port: Int?
        /// Whether the service has ended.
        var isOver = false
        var lastTicket = 0
        var waiting: [Int: (isMet: @Sendable (State) -> Bool, wake: CheckedContinuation<Void, Never>)] = [:]
    }

    private let server: HangangjariServer
    private let faults: AnswerFaults
    private let address: String
    private let wished: Int
    private let onFirstOpen: @Sendable (_ port: Int) -> Void
    private let state: Mutex<State>

    /// Creates a listener.
    ///
    /// - Parameters:
    ///   - server: The server to run.
    ///   - faults: The faults; mode `off` switches the service off.
    ///   - address: The address on which it listens.
    ///   - port: The port; 0 selects a free port.
    ///   - onFirstOpen: Receives the port when the server listens for the first time.
    package init(
        _ server: HangangjariServer,
        faults: AnswerFaults,
        address: String = "127.0.0.1",
        port: Int,
        onFirstOpen: @escaping @Sendable (_ port: Int) -> Void
    ) {
        self.server = server
        self.faults = faults
        self.address = address
        wished = port
        self.onFirstOpen = onFirstOpen
        state = Mutex(State(isOff: faults.mode == .off))
    }

    /// Applies the switch, and returns when the listener has followed it or the service has ended.
    package func settle() async {
        let isOff = faults.mode == .off
        change { $0.isOff = isOff }
        await wait { $0.isOver || ($0.port == nil) == isOff }
    }

    /// Listens while the service is switched on, until it ends.
    /// - Throws: An error of the server, for example if the port is in use.
    package func run() async throws {
        defer { change { $0.isOver = true } }
        var port: Int?
        while !Task.isCancelled, !Task.isShuttingDownGracefully {
            guard state.withLock({ $0.isOff }) else {
                port = try await listen(on: port ?? wished, isFirst: port == nil) ?? port
                continue
            }
            await cancelWhenGracefulShutdown { await self.wait { !$0.isOff } }
        }
    }

    /// Listens until the service is switched off or ends.
    /// - Returns: The port on which it listened; nil if it did not start to listen.
    private func listen(on port: Int, isFirst: Bool) async throws -> Int? {
        let opened = Mutex<Int?>(nil)
        defer { change { $0.port = nil } }
        let application = server.application(address: address, port: port) { port in
            opened.withLock { $0 = port }
            self.change { $0.port = port }
            if isFirst { self.onFirstOpen(port) }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await application.run() }
            group.addTask { await self.wait { $0.isOff } }
            try await group.next()
            group.cancelAll()
            // A cancelled server throws an error.
            while !group.isEmpty { try? await group.next() }
        }
        return opened.withLock { $0 }
    }

    private func change(_ body: (inout State) -> Void) {
        let ready = state.withLock { state in
            body(&state)
            let met = state.waiting.filter { $0.value.isMet(state) }
            for ticket in met.keys { state.waiting[ticket] = nil }
            return met.values.map(\.wake)
        }
        for wake in ready { wake.resume() }
    }

    /// Waits until the state meets a condition, or the task is cancelled.
    private func wait(until isMet: @escaping @Sendable (State) -> Bool) async {
        let ticket = state.withLock { state in
            state.lastTicket += 1
            return state.lastTicket
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { wake in
                let isDone = state.withLock { state in
                    if isMet(state) || Task.isCancelled { return true }
                    state.waiting[ticket] = (isMet, wake)
                    return false
                }
                if isDone { wake.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: ticket) }?.wake.resume()
        }
    }
}
