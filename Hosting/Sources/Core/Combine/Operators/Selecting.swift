extension Publisher {
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        stage { value, relay in
            if isIncluded(value) { relay.send(value) }
        }
    }

    /// Drops values that equal the one before.
    public func removeDuplicates() -> some Publisher<Output, Failure> where Output: Equatable {
        removeDuplicates(by: ==)
    }

    /// Drops values that equal the one before by a closure's measure.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> some Publisher<Output, Failure> {
        stage(with: Output?.none) { last, value, relay in
            if let last, predicate(last, value) { return }
            last = value
            relay.send(value)
        }
    }

    /// Sends the first value and ends.
    public func first() -> some Publisher<Output, Failure> { prefix(1) }

    /// Sends the first value that a closure accepts, and ends.
    public func first(where predicate: @escaping (Output) -> Bool) -> some Publisher<Output, Failure> {
        filter(predicate).prefix(1)
    }

    /// Sends the last value at the end.
    public func last() -> some Publisher<Output, Failure> {
        Stage { relay in
            let last = Shared(Output?.none)
            return self.sink(
                receiveCompletion: { completion in
                    if case .finished = completion, let value = last.withLock({ $0 }) { relay.send(value) }
                    relay.finish(completion)
                },
                receiveValue: { value in last.withLock { $0 = value } }
            )
        }
    }

    /// Sends all values together at the end.
    public func collect() -> some Publisher<[Output], Failure> {
        Stage { relay in
            let values = Shared<[Output]>([])
            return self.sink(
                receiveCompletion: { completion in
                    if case .finished = completion { relay.send(values.withLock { $0 }) }
                    relay.finish(completion)
                },
                receiveValue: { value in values.withLock { $0.append(value) } }
            )
        }
    }

    /// Sends no more than a number of values.
    public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
        stage(with: 0) { count, value, relay in
            count += 1
            if count <= maxLength { relay.send(value) }
            if count >= maxLength { relay.finish(.finished) }
        }
    }

    /// Leaves out the first values.
    public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
        stage(with: 0) { dropped, value, relay in
            if dropped < count {
                dropped += 1
            } else {
                relay.send(value)
            }
        }
    }

    /// Sends nothing but the end.
    public func ignoreOutput() -> some Publisher<Never, Failure> {
        stage { (_, _: Relay<Never, Failure>) in }
    }

    /// Sends a value if there was none.
    public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
        Stage { relay in
            let isEmpty = Shared(true)
            return self.sink(
                receiveCompletion: { completion in
                    if case .finished = completion, isEmpty.withLock({ $0 }) { relay.send(output) }
                    relay.finish(completion)
                },
                receiveValue: { value in
                    isEmpty.withLock { $0 = false }
                    relay.send(value)
                }
            )
        }
    }

    /// Sends values before all others.
    public func prepend(_ elements: Output...) -> some Publisher<Output, Failure> {
        Stage { relay in
            elements.forEach(relay.send)
            return self.sink(receiveCompletion: relay.finish, receiveValue: relay.send)
        }
    }

    /// Sends values after all others.
    public func append(_ elements: Output...) -> some Publisher<Output, Failure> {
        stage(
            { $1.send($0) },
            end: { completion, relay in
                if case .finished = completion { elements.forEach(relay.send) }
                relay.finish(completion)
            }
        )
    }
}
