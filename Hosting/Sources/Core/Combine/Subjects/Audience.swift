/// The subscribers of a subject, and its end.
final class Audience<Output, Failure: Error>: Sendable {
    private struct State {
        var relays: [(id: Int, relay: Relay<Output, Failure>)] = []
        var count = 0
        var completion: Subscribers.Completion<Failure>?
    }

    private let state = Shared(State())

    var isOver: Bool { state.withLock { $0.completion != nil } }

    /// Adds a subscriber; a subscriber that is added after the end receives the completion.
    func add(_ relay: Relay<Output, Failure>) -> AnyCancellable? {
        let (id, completion) = state.withLock { state in
            state.count += 1
            if state.completion == nil { state.relays.append((state.count, relay)) }
            return (state.count, state.completion)
        }
        if let completion {
            relay.finish(completion)
            return nil
        }
        return AnyCancellable { [state] in state.withLock { $0.relays.removeAll { $0.id == id } } }
    }

    func send(_ value: Output) {
        for (_, relay) in state.withLock({ $0.relays }) { relay.send(value) }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let relays = state.withLock { state in
            defer {
                state.relays = []
                state.completion = state.completion ?? completion
            }
            return state.relays
        }
        for (_, relay) in relays { relay.finish(completion) }
    }
}
