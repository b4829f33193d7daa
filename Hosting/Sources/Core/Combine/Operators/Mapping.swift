extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
        stage { value, relay in relay.send(transform(value)) }
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> some Publisher<T, Failure> {
        stage { value, relay in relay.send(value[keyPath: keyPath]) }
    }

    /// Changes each value; an error ends the publisher.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> some Publisher<T, any Error> {
        stage(trying { value, relay in relay.send(try transform(value)) }, end: Self.endWithAnyError)
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> some Publisher<T, Failure> {
        stage { value, relay in
            if let new = transform(value) { relay.send(new) }
        }
    }

    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> some Publisher<T, any Error> {
        stage(
            trying { value, relay in
                if let new = try transform(value) { relay.send(new) }
            },
            end: Self.endWithAnyError
        )
    }

    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> some Publisher<T, Failure> {
        stage(with: initialResult) { state, value, relay in
            state = nextPartialResult(state, value)
            relay.send(state)
        }
    }

    /// Sends at the end what a closure made of all values.
    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) -> T
    ) -> some Publisher<T, Failure> {
        collect().map { $0.reduce(initialResult, nextPartialResult) }
    }

    public func replaceNil<T>(with output: T) -> some Publisher<T, Failure> where Output == T? {
        stage { value, relay in relay.send(value ?? output) }
    }

    /// Reads a value from each element.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type,
        decoder: Coder
    ) -> some Publisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }

    /// Writes each element.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> some Publisher<Coder.Output, any Error>
    where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }

    /// Sends the values of the publishers that a closure makes, in the order in which they arrive.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> some Publisher<P.Output, Failure> where P.Failure == Failure {
        merged(transform, keepsLastOnly: false)
    }

    /// Sends the values of the publishers that a closure makes, in the order in which they arrive.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> some Publisher<P.Output, Failure> where P.Failure == Never {
        merged({ transform($0).setFailureType(to: Failure.self) }, keepsLastOnly: false)
    }

    /// Sends the values of the publishers that a closure makes, in the order in which they arrive.
    @_disfavoredOverload
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> some Publisher<P.Output, P.Failure> where Failure == Never {
        setFailureType(to: P.Failure.self).merged(transform, keepsLastOnly: false)
    }

    /// Sends the values of the last of the publishers.
    public func switchToLatest() -> some Publisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure {
        merged({ $0 }, keepsLastOnly: true)
    }

    /// Receives from inner publishers; the result ends when this one and all inner ones have.
    private func merged<P: Publisher>(
        _ transform: @escaping (Output) -> P,
        keepsLastOnly: Bool
    ) -> Stage<P.Output, Failure> where P.Failure == Failure {
        Stage { relay in
            let inner = InnerSubscriptions()
            let outer = self.sink(
                receiveCompletion: { completion in
                    if case .failure = completion { return relay.finish(completion) }
                    if inner.endOuter() { relay.finish(.finished) }
                },
                receiveValue: { value in
                    inner.follow(keepsLastOnly: keepsLastOnly) { ended in
                        transform(value)
                            .sink(
                                receiveCompletion: { completion in
                                    if case .failure = completion { return relay.finish(completion) }
                                    if ended() { relay.finish(.finished) }
                                },
                                receiveValue: relay.send
                            )
                    }
                }
            )
            return AnyCancellable {
                outer.cancel()
                inner.cancel()
            }
        }
    }

    static func endWithAnyError<T>(_ completion: Subscribers.Completion<Failure>, _ relay: Relay<T, any Error>) {
        switch completion {
        case .finished: relay.finish(.finished)
        case .failure(let error): relay.finish(.failure(error))
        }
    }

    /// A closure that ends the relay if the given one throws.
    func trying<T>(
        _ body: @escaping (Output, Relay<T, any Error>) throws -> Void
    ) -> (Output, Relay<T, any Error>) -> Void {
        { value, relay in
            do {
                try body(value, relay)
            } catch {
                relay.finish(.failure(error))
            }
        }
    }
}
