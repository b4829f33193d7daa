import Foundation

/// A publisher that is described by what it does for one subscriber; every operator is one.
struct Stage<Output, Failure: Error>: Publisher {
    /// Begins to send to a relay; the result ends it.
    let start: (Relay<Output, Failure>) -> AnyCancellable?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Relay(AnySubscriber(subscriber), start))
    }
}

/// What lies between one stage and one subscriber: passes values on until it has ended.
///
/// It begins with the first demand. A value that arrives after the end is dropped.
final class Relay<Output, Failure: Error>: Subscription, @unchecked Sendable {
    // The lock protects everything below; no foreign code runs under it.
    private let lock = NSLock()
    private var subscriber: AnySubscriber<Output, Failure>?
    private var start: ((Relay<Output, Failure>) -> AnyCancellable?)?
    private var upstream: AnyCancellable?

    init(
        _ subscriber: AnySubscriber<Output, Failure>,
        _ start: @escaping (Relay<Output, Failure>) -> AnyCancellable?
    ) {
        self.subscriber = subscriber
        self.start = start
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none, let start = lock.withLock({ take(&self.start) }) else { return }
        let upstream = start(self)
        // A stage may end while it starts, as `Just` does.
        let isOver = lock.withLock {
            if subscriber != nil { self.upstream = upstream }
            return subscriber == nil
        }
        if isOver { upstream?.cancel() }
    }

    func send(_ value: Output) {
        _ = lock.withLock { subscriber }?.receive(value)
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let (subscriber, upstream) = end()
        upstream?.cancel()
        subscriber?.receive(completion: completion)
    }

    func cancel() {
        end().upstream?.cancel()
    }

    private func end() -> (subscriber: AnySubscriber<Output, Failure>?, upstream: AnyCancellable?) {
        lock.withLock {
            start = nil
            return (take(&subscriber), take(&upstream))
        }
    }

    private func take<Value>(_ value: inout Value?) -> Value? {
        defer { value = nil }
        return value
    }
}

extension Publisher {
    /// A stage that answers each value, and the end, by sending to a relay.
    func stage<NewOutput, NewFailure: Error>(
        _ receiveValue: @escaping (Output, Relay<NewOutput, NewFailure>) -> Void,
        end receiveCompletion: @escaping (Subscribers.Completion<Failure>, Relay<NewOutput, NewFailure>) -> Void
    ) -> Stage<NewOutput, NewFailure> {
        Stage { relay in
            self.sink(
                receiveCompletion: { receiveCompletion($0, relay) },
                receiveValue: { receiveValue($0, relay) }
            )
        }
    }

    /// A stage that passes the end on.
    func stage<NewOutput>(
        _ receiveValue: @escaping (Output, Relay<NewOutput, Failure>) -> Void
    ) -> Stage<NewOutput, Failure> {
        stage(receiveValue, end: { $1.finish($0) })
    }

    /// A stage with a state of its own for each subscriber.
    func stage<State, NewOutput>(
        with initial: State,
        _ receiveValue: @escaping (inout State, Output, Relay<NewOutput, Failure>) -> Void
    ) -> Stage<NewOutput, Failure> {
        Stage { relay in
            var state = initial
            return self.sink(receiveCompletion: relay.finish, receiveValue: { receiveValue(&state, $0, relay) })
        }
    }
}

/// A value that several closures share.
final class Shared<Value>: @unchecked Sendable {
    // The lock protects the value.
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&value) }
    }
}
