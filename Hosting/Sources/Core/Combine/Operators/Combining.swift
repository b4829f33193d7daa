extension Publisher {
    /// Sends the last values of both publishers whenever one of them sends.
    public func combineLatest<P: Publisher>(_ other: P) -> some Publisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    public func combineLatest<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> some Publisher<T, Failure> where P.Failure == Failure {
        Publishers.CombineLatest(self, other).map(transform)
    }

    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P,
        _ publisher2: Q
    ) -> some Publisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Sends pairs: the first value of each, the second of each, and so on.
    public func zip<P: Publisher>(_ other: P) -> some Publisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Sends the values of both publishers.
    public func merge<P: Publisher>(with other: P) -> some Publisher<Output, Failure>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Merge(self, other)
    }
}

extension Publishers {
    /// Sends the last values of both publishers whenever one of them sends.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            pair(a, b) { values in
                guard let first = values.a.last, let second = values.b.last else { return nil }
                values = ([first], [second])
                return (first, second)
            }
            .receive(subscriber: subscriber)
        }
    }

    /// Sends the last values of three publishers whenever one of them sends.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        private let whole: AnyPublisher<Output, Failure>

        public init(_ a: A, _ b: B, _ c: C) {
            whole = CombineLatest(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            whole.receive(subscriber: subscriber)
        }
    }

    /// Sends pairs: the first value of each, the second of each, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            pair(a, b) { values in
                guard !values.a.isEmpty, !values.b.isEmpty else { return nil }
                return (values.a.removeFirst(), values.b.removeFirst())
            }
            .receive(subscriber: subscriber)
        }
    }

    /// Sends the values of both publishers.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        private let all: MergeMany<AnyPublisher<Output, Failure>>

        public init(_ a: A, _ b: B) {
            all = MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            all.receive(subscriber: subscriber)
        }
    }

    /// Sends the values of all publishers.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        public init<S: Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
        }
    }

    /// Joins two publishers: keeps the values that wait on each side, and sends what a closure makes of them.
    ///
    /// It ends when both have ended; one failure ends it at once.
    private static func pair<A: Publisher, B: Publisher>(
        _ a: A,
        _ b: B,
        _ join: @escaping (inout (a: [A.Output], b: [B.Output])) -> (A.Output, B.Output)?
    ) -> Stage<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
        Stage { relay in
            let waiting = Shared<(a: [A.Output], b: [B.Output])>((a: [], b: []))
            let running = Shared(2)
            let end: (Subscribers.Completion<A.Failure>) -> Void = { completion in
                if case .failure = completion { return relay.finish(completion) }
                let rest = running.withLock { count in
                    count -= 1
                    return count
                }
                if rest == 0 { relay.finish(.finished) }
            }
            let send: ((inout (a: [A.Output], b: [B.Output])) -> Void) -> Void = { add in
                let joined = waiting.withLock { values in
                    add(&values)
                    return join(&values)
                }
                if let joined { relay.send(joined) }
            }
            let first = a.sink(receiveCompletion: end, receiveValue: { value in send { $0.a.append(value) } })
            let second = b.sink(receiveCompletion: end, receiveValue: { value in send { $0.b.append(value) } })
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
        }
    }
}
