/// Sends one value and ends.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) {
        self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        let output = output
        Stage<Output, Never> { relay in
            relay.send(output)
            relay.finish(.finished)
            return nil
        }
        .receive(subscriber: subscriber)
    }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) {
        self.error = error
    }

    public init(outputType: Output.Type, failure: Failure) {
        error = failure
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let error = error
        Stage<Output, Failure> { relay in
            relay.finish(.failure(error))
            return nil
        }
        .receive(subscriber: subscriber)
    }
}

/// Sends no value.
public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether it ends at once; otherwise it never does.
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) {
        self.completeImmediately = completeImmediately
    }

    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let ends = completeImmediately
        Stage<Output, Failure> { relay in
            if ends { relay.finish(.finished) }
            return nil
        }
        .receive(subscriber: subscriber)
    }
}

/// Sends the value that a closure finds, once for all subscribers.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = (Result<Output, Failure>) -> Void

    // The subject protects its own state.
    private let subject = CurrentValueSubject<Output?, Failure>(nil)

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [subject] result in
            switch result {
            case .success(let value):
                if subject.value == nil { subject.send(value) }
            case .failure(let error): subject.send(completion: .failure(error))
            }
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subject.compactMap { $0 }.first().receive(subscriber: subscriber)
    }
}

/// Makes a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    public let createPublisher: () -> DeferredPublisher

    public init(createPublisher: @escaping () -> DeferredPublisher) {
        self.createPublisher = createPublisher
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

extension Sequence {
    /// Sends the elements and ends.
    public var publisher: AnyPublisher<Element, Never> {
        Stage<Element, Never> { relay in
            forEach(relay.send)
            relay.finish(.finished)
            return nil
        }
        .eraseToAnyPublisher()
    }
}

extension Optional {
    /// Sends the value, if there is one, and ends.
    public var publisher: AnyPublisher<Wrapped, Never> { (self.map { [$0] } ?? []).publisher }
}

extension Result {
    /// Sends the value and ends, or fails.
    public var publisher: AnyPublisher<Success, Failure> {
        switch self {
        case .success(let value): Just(value).setFailureType(to: Failure.self).eraseToAnyPublisher()
        case .failure(let error): Fail(error: error).eraseToAnyPublisher()
        }
    }
}
