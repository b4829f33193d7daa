#if !canImport(WidgetKit)
import Synchronization

/// Waits for a completion that a provider calls at once, later, twice or never.
///
/// The first call wins; a further one is reported and dropped. When the provider lets go of its completion without a
/// call, the wait ends at once instead of at the device's deadline. A provider that keeps it for ever is ended by the
/// device.
final class Completion<Value>: Sendable {
    /// Carries a value that need not be sendable from the provider's thread to the one that waits.
    struct Delivery: @unchecked Sendable {
        // The provider gives the value away by the call, as WidgetKit expects; nobody else uses it afterwards.
        let value: Value?
    }

    private enum State {
        case open
        case awaited(CheckedContinuation<Delivery, Never>)
        case done(Delivery)
    }

    private let state = Mutex(State.open)

    /// Gives a value to a function that expects a completion, and waits for the call.
    /// - Parameters:
    ///   - what: The function's name, for the report of a second call.
    ///   - body: Hands the completion on.
    /// - Returns: The value; nil if the provider let go of its completion without a call.
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
                StandardError.write("\(what): the completion was called more than once; the first call counts")
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

    /// Takes the first delivery; false if there was one already.
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

    /// Notices when the provider lets go of its completion.
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
#endif
