import Foundation

extension Publisher {
    /// Hands everything on through a scheduler, in order.
    public func receive<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        let order = DeliveryOrder()
        return stage(
            { value, relay in
                order.add { relay.send(value) }
                scheduler.schedule { order.deliver() }
            },
            end: { completion, relay in
                order.add { relay.finish(completion) }
                scheduler.schedule { order.deliver() }
            }
        )
    }

    /// Begins through a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        Stage<Output, Failure> { relay in
            let upstream = Shared(AnyCancellable?.none)
            scheduler.schedule {
                let subscription = self.sink(receiveCompletion: relay.finish, receiveValue: relay.send)
                upstream.withLock { $0 = subscription }
            }
            return AnyCancellable { upstream.withLock { $0 }?.cancel() }
        }
    }

    /// Hands everything on after a time, in order.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        tolerance: S.SchedulerTimeType.Stride? = nil,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        let order = DeliveryOrder()
        return stage(
            { value, relay in
                order.add { relay.send(value) }
                scheduler.schedule(after: scheduler.now.advanced(by: interval)) { order.deliver() }
            },
            end: { completion, relay in
                order.add { relay.finish(completion) }
                scheduler.schedule(after: scheduler.now.advanced(by: interval)) { order.deliver() }
            }
        )
    }

    /// Sends a value when no other has come for a time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> some Publisher<Output, Failure> {
        Stage<Output, Failure> { relay in
            let number = Shared(0)
            return self.sink(
                receiveCompletion: relay.finish,
                receiveValue: { value in
                    let own = number.withLock { number in
                        number += 1
                        return number
                    }
                    scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
                        if number.withLock({ $0 }) == own { relay.send(value) }
                    }
                }
            )
        }
    }

    /// Sends no more than one value in each interval: here always the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        latest: Bool
    ) -> some Publisher<Output, Failure> {
        stage(with: S.SchedulerTimeType?.none) { next, value, relay in
            let now = scheduler.now
            if let next, now < next { return }
            next = now.advanced(by: interval)
            relay.send(value)
        }
    }

    /// Ends, or fails, when no value has come for a time.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride,
        scheduler: S,
        options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> some Publisher<Output, Failure> {
        Stage<Output, Failure> { relay in
            let number = Shared(0)
            let watch = {
                let own = number.withLock { number in
                    number += 1
                    return number
                }
                scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
                    guard number.withLock({ $0 }) == own else { return }
                    relay.finish(customError.map { .failure($0()) } ?? .finished)
                }
            }
            watch()
            return self.sink(
                receiveCompletion: relay.finish,
                receiveValue: { value in
                    watch()
                    relay.send(value)
                }
            )
        }
    }
}
