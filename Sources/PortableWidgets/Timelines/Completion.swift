import Synchronization

/// Waits for a completion handler that a provider calls immediately, later, twice or never.
///
/// The first call wins; a further call is logged and dropped. If the provider releases the handler without calling
/// it, the wait ends immediately instead of at the device's deadline. If the provider keeps the handler for ever, the
/// device ends the process.
final class Completion<Value>: Sendable {
    /// Carries a value that need not be sendable from the provider's thread to the waiting task.
    struct Delivery: @unchecked Sendable {
        // The provider gives up the value with the call, as WidgetKit expects; nothing else uses it afterwards.
        let value: Value?
    }

    private enum State {
        case open
        case awaited(CheckedContinuation<Delivery, Never>)
        case done(Delivery)
    }

    private let state = Mutex(State.open)

    /// Passes a completion handler to a function and waits for the call.
    /// - Parameters:
    ///   - what: The function's name, for the log message about a second call.
    ///   - body: Passes the handler on.
    /// - Returns: The value; nil if the provider released the handler without calling it.
    nonisolated(nonsending) static func value(
        of what: StaticString,
        _ body: (_ completion: @escaping @Sendable (Value) -> Void) -> Void
    ) async -> Value? {
        let completion = Completion()
        completion.hand(to: body, what)
        return await completion.delivery().value
    }

    /// The ticket lives exactly as long as the closure that the provider holds.
    private func hand(to body: (@escaping @Sendable (Value) -> Void) -> Void, _ what: StaticString) {
        let ticket = Ticket(completion: self)
        body { value in
            if !ticket.completion.finish(Delivery(value: value)) {
                DeviceLog.write("\(what): the completion was called more than once; the first call counts")
            }
        }
    }

    private nonisolated(nonsending) func delivery() async -> Delivery {
        if case .done(let delivery) = state.withLock({ $0 }) { return delivery }
        return await withCheckedContinuation { continuation in
            let delivery: Delivery? = state.withLock { state in
                if case .done(let delivery) = state { return delivery }
                state = .awaited(continuation)
                return nil
            }
            if let delivery { continuation.resume(returning: delivery) }
        }
    }

    /// Stores the first delivery; returns false if there was one already.
    private func finish(_ delivery: Delivery) -> Bool {
        let previous = state.withLock { state in
            let previous = state
            if case .done = previous { return previous }
            state = .done(delivery)
            return previous
        }
        switch previous {
        case .open: return true
        case .awaited(let continuation):
            continuation.resume(returning: delivery)
            return true
        case .done: return false
        }
    }

    /// Finishes the completion when the provider releases the handler.
    private final class Ticket: Sendable {
        let completion: Completion

        init(completion: Completion) {
            self.completion = completion
        }

        deinit {
            _ = completion.finish(Delivery(value: nil))
        }
    }
}
