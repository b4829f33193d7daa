/// The deliveries of an operator that hands on through a scheduler, in the order in which they came.
///
/// A scheduler may run several actions at once, as a concurrent queue does. The end would then overtake a value, which
/// would be lost.
final class DeliveryOrder: @unchecked Sendable {
    private struct State {
        var waiting: [() -> Void] = []
        /// How many of the waiting deliveries their scheduler has run.
        var due = 0
        var isDelivering = false

        mutating func next() -> (() -> Void)? {
            guard due > 0 else {
                isDelivering = false
                return nil
            }
            due -= 1
            return waiting.removeFirst()
        }
    }

    private let state = Shared(State())

    /// Appends a delivery; the scheduler calls ``deliver()`` once for each.
    func add(_ delivery: @escaping () -> Void) {
        state.withLock { $0.waiting.append(delivery) }
    }

    /// Makes the oldest delivery, unless another thread is delivering: that one goes on with it.
    func deliver() {
        let isFirst = state.withLock { state in
            state.due += 1
            defer { state.isDelivering = true }
            return !state.isDelivering
        }
        guard isFirst else { return }
        while let delivery = state.withLock({ $0.next() }) { delivery() }
    }
}
