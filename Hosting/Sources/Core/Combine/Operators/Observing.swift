import Foundation

extension Publisher {
    /// Runs closures beside what is sent.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> some Publisher<Output, Failure> {
        Stage<Output, Failure> { relay in
            receiveSubscription?(relay)
            receiveRequest?(.unlimited)
            let isOver = Shared(false)
            let upstream = self.sink(
                receiveCompletion: { completion in
                    isOver.withLock { $0 = true }
                    receiveCompletion?(completion)
                    relay.finish(completion)
                },
                receiveValue: { value in
                    receiveOutput?(value)
                    relay.send(value)
                }
            )
            return AnyCancellable {
                upstream.cancel()
                if !isOver.withLock({ $0 }) { receiveCancel?() }
            }
        }
    }

    /// Writes everything to standard error.
    public func print(_ prefix: String = "") -> some Publisher<Output, Failure> {
        let write: (String) -> Void = { text in
            // If standard error cannot be written to, the line is lost.
            try? FileHandle.standardError.write(contentsOf: Data("\(prefix): \(text)\n".utf8))
        }
        return handleEvents(
            receiveOutput: { write("receive value: (\($0))") },
            receiveCompletion: { write("receive \($0)") },
            receiveCancel: { write("receive cancel") }
        )
    }

    /// One subscription for all subscribers.
    public func share() -> some Publisher<Output, Failure> {
        SharedPublisher(self)
    }

    /// The values as an asynchronous sequence; an error is thrown.
    public var values: AsyncThrowingStream<Output, any Error> {
        AsyncThrowingStream { continuation in
            let subscription = sink(
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: continuation.finish()
                    case .failure(let error): continuation.finish(throwing: error)
                    }
                },
                receiveValue: { continuation.yield(UncheckedValue($0).value) }
            )
            let kept = UncheckedValue(subscription)
            continuation.onTermination = { _ in kept.value.cancel() }
        }
    }
}

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence.
    public var values: AsyncStream<Output> {
        AsyncStream { continuation in
            let subscription = sink(
                receiveCompletion: { _ in continuation.finish() },
                receiveValue: { continuation.yield(UncheckedValue($0).value) }
            )
            let kept = UncheckedValue(subscription)
            continuation.onTermination = { _ in kept.value.cancel() }
        }
    }
}

/// A value that a publisher passes to another task; as with Apple's publishers, the program must ensure that this is
/// safe.
struct UncheckedValue<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// A publisher with one subscription to another, from its first subscriber until its last has gone.
private final class SharedPublisher<Upstream: Publisher>: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure

    private let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()
    private let state = Shared<(count: Int, subscription: AnyCancellable?)>((0, nil))

    init(_ upstream: Upstream) {
        self.upstream = upstream
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Stage<Output, Failure> { relay in
            let values = self.subject.sink(receiveCompletion: relay.finish, receiveValue: relay.send)
            let isFirst = self.state.withLock { state in
                state.count += 1
                return state.count == 1
            }
            if isFirst {
                let subscription = self.upstream.subscribe(self.subject)
                self.state.withLock { $0.subscription = subscription }
            }
            return AnyCancellable {
                values.cancel()
                let ended = self.state.withLock { state in
                    state.count -= 1
                    return state.count == 0 ? state.subscription : nil
                }
                ended?.cancel()
            }
        }
        .receive(subscriber: subscriber)
    }
}
