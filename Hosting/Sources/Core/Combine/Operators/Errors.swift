extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> some Publisher<Output, E> {
        stage(
            { $1.send($0) },
            end: { (completion, relay: Relay<Output, E>) in
                switch completion {
                case .finished: relay.finish(.finished)
                case .failure(let error): relay.finish(.failure(transform(error)))
                }
            }
        )
    }

    /// Goes on with another publisher after an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> some Publisher<Output, P.Failure>
    where P.Output == Output {
        Stage<Output, P.Failure> { relay in
            let fallback = Shared(AnyCancellable?.none)
            let first = self.sink(
                receiveCompletion: { completion in
                    switch completion {
                    case .finished: relay.finish(.finished)
                    case .failure(let error):
                        let next = handler(error).sink(receiveCompletion: relay.finish, receiveValue: relay.send)
                        fallback.withLock { $0 = next }
                    }
                },
                receiveValue: relay.send
            )
            return AnyCancellable {
                first.cancel()
                fallback.withLock { $0 }?.cancel()
            }
        }
    }

    /// Sends a value in place of an error, and ends.
    public func replaceError(with output: Output) -> some Publisher<Output, Never> {
        self.catch { _ in Just(output) }
    }

    /// Subscribes again after an error, a number of times.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        guard retries > 0 else { return eraseToAnyPublisher() }
        return self.catch { _ in self.retry(retries - 1) }.eraseToAnyPublisher()
    }

    /// Treats an error as a mistake of the program.
    public func assertNoFailure(_ prefix: String = "") -> some Publisher<Output, Never> {
        stage(
            { $1.send($0) },
            end: { (completion, relay: Relay<Output, Never>) in
                if case .failure(let error) = completion { preconditionFailure("\(prefix)\(error)") }
                relay.finish(.finished)
            }
        )
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> some Publisher<Output, E> {
        stage({ $1.send($0) }, end: { (_, relay: Relay<Output, E>) in relay.finish(.finished) })
    }
}
