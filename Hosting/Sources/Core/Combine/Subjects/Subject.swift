/// A publisher to which values are sent by hand.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// Passes on what is sent to it, and keeps nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()

    public init() {}

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Stage { self.audience.add($0) }.receive(subscriber: subscriber)
    }

    public func send(_ value: Output) { audience.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
}

/// Keeps its last value, and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()
    private let current: Shared<Output>

    public init(_ value: Output) {
        current = Shared(value)
    }

    public var value: Output {
        get { current.withLock { $0 } }
        set { send(newValue) }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Stage { relay in
            if !self.audience.isOver { relay.send(self.value) }
            return self.audience.add(relay)
        }
        .receive(subscriber: subscriber)
    }

    public func send(_ value: Output) {
        guard !audience.isOver else { return }
        current.withLock { $0 = value }
        audience.send(value)
    }

    public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
}
