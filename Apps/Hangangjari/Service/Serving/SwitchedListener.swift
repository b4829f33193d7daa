import Hummingbird
import ServiceLifecycle
import Synchronization

/// Listens while the service is to be reached.
///
/// Switched off it has no listener at all: whoever connects is refused at once, as by a machine on which the service does
/// not run. Switched on again it listens on the same port.
package final class SwitchedListener: Service {
    private struct State {
        var isOff: Bool
        /// Where it listens; nil while it does not.
        var port: Int?
        /// Whether it never will again.
        var isOver = false
        var lastTicket = 0
        var waiting: [Int: (isMet: @Sendable (State) -> Bool, wake: CheckedContinuation<Void, Never>)] = [:]
    }

    private let server: HangangjariServer
    private let faults: AnswerFaults
    private let wished: Int
    private let onFirstOpen: @Sendable (_ port: Int) -> Void
    private let state: Mutex<State>

    /// Makes a listener for a port on 127.0.0.1 (0 takes a free one).
    ///
    /// - Parameters:
    ///   - server: Whose answers are given.
    ///   - faults: Whose mode `off` closes it.
    ///   - port: The port.
    ///   - onFirstOpen: Is told the port when it listens for the first time.
    package init(
        _ server: HangangjariServer,
        faults: AnswerFaults,
        port: Int,
        onFirstOpen: @escaping @Sendable (_ port: Int) -> Void
    ) {
        self.server = server
        self.faults = faults
        wished = port
        self.onFirstOpen = onFirstOpen
        state = Mutex(State(isOff: faults.mode == .off))
    }

    /// Makes it as the switch says, and comes back when it is, or the service ends.
    package func settle() async {
        let isOff = faults.mode == .off
        change { $0.isOff = isOff }
        await wait { $0.isOver || ($0.port == nil) == isOff }
    }

    /// Listens, or waits until it may, to the end of the service.
    /// - Throws: What the server throws, where the port is taken, for example.
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

    /// Listens until it is switched off, or the service stops.
    /// - Returns: The port on which it listened; nil if it did not come to that.
    private func listen(on port: Int, isFirst: Bool) async throws -> Int? {
        let opened = Mutex<Int?>(nil)
        defer { change { $0.port = nil } }
        let application = server.application(port: port) { port in
            opened.withLock { $0 = port }
            self.change { $0.port = port }
            if isFirst { self.onFirstOpen(port) }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await application.run() }
            group.addTask { await self.wait { $0.isOff } }
            try await group.next()
            group.cancelAll()
            // A server that is cancelled says so by throwing.
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

    /// Waits until the state is so, or the task is cancelled.
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
