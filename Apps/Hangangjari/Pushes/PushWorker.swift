package import HangangjariService
package import Logging
import ServiceLifecycle

/// Sends the pushes of a queue; any number of workers can do so.
///
/// Every push is sent at least once: one whose worker was killed is taken again when its time is over.
package struct PushWorker: Service {
    /// The number of pushes that are taken together.
    private static let batch = 500
    /// How many of them are on their way at once: the time limit of each begins when it is sent, and a slow machine
    /// must not let hundreds exceed it together.
    private static let concurrency = 50
    /// How many batches are worked on, so that one is sent while the database has another.
    private static let lanes = 2
    /// How often a result is stored again that the database does not take.
    private static let settleAttempts = 30

    private let queue: any PushQueue
    private let sender: any PushSending
    private let lease: Duration
    private let logger: Logger
    private let stopwatch: any Clock<Duration>
    private let pause: PushPause

    /// Creates a worker; another one takes a push whose result is not stored after `lease`.
    package init(
        queue: any PushQueue,
        sender: any PushSending,
        lease: Duration,
        logger: Logger,
        stopwatch: any Clock<Duration> = ContinuousClock()
    ) {
        self.queue = queue
        self.sender = sender
        self.lease = lease
        self.logger = logger
        self.stopwatch = stopwatch
        pause = PushPause(elapsed: Self.elapsed(on: stopwatch))
    }

    /// Sends pushes until the worker is to stop; those on their way are completed first.
    package func run() async throws {
        await withTaskGroup { group in
            for _ in 0..<Self.lanes { group.addTask { await work() } }
        }
    }

    private func work() async {
        while !Task.isShuttingDownGracefully, !Task.isCancelled {
            let pause: Duration
            do {
                pause = try await step()
            } catch {
                logger.error("the queue of pushes cannot be used", metadata: ["reason": "\(error.message)"])
                pause = .seconds(1)
            }
            guard pause > .zero else { continue }
            await cancelWhenGracefulShutdown { [stopwatch] in
                // It is cancelled when the worker is to stop.
                try? await stopwatch.sleep(for: pause)
            }
        }
    }

    /// Queues and sends some pushes.
    /// - Returns: How long to wait before the next step.
    /// - Throws: ``ServiceError`` `storage`.
    package func step() async throws(ServiceError) -> Duration {
        guard pause.left == .zero else { return pause.left }
        let isSpread = try await queue.spread(limit: 2 * Self.batch)
        let pushes = try await queue.take(limit: Self.batch)
        guard !pushes.isEmpty else { return isSpread ? .zero : .seconds(1) }
        let answers = await send(pushes)
        let wait = pause.left / .seconds(1)
        let left = pushes.dropFirst(answers.count).map { PushResult($0, .untried, wait: wait) }
        await settle(answers.map { $1.result(of: $0) } + left)
        report(answers.map(\.1))
        return pause.left
    }

    /// Sends pushes from the first on, and returns those that were sent.
    ///
    /// None is begun any more when the worker is to stop, once an answer, of whichever lane, asks for a pause, nor
    /// after half of the lease: its result would be refused, and where the push service or this machine is slow for
    /// long, so would all results be.
    private func send(_ pushes: [QueuedPush]) async -> [(QueuedPush, PushAnswer)] {
        let elapsed = Self.elapsed(on: stopwatch)
        return await withTaskGroup(of: (QueuedPush, PushAnswer).self) { group in
            var answers: [(QueuedPush, PushAnswer)] = []
            func keep(_ answer: (QueuedPush, PushAnswer)) {
                pause.begin(.seconds(answer.1.pause))
                answers.append(answer)
            }
            for (number, push) in pushes.enumerated() {
                if number >= Self.concurrency, let answer = await group.next() { keep(answer) }
                guard elapsed() < lease / 2, pause.left == .zero, !Task.isShuttingDownGracefully else { break }
                group.addTask { [sender] in (push, await sender.send(push)) }
            }
            for await answer in group { keep(answer) }
            return answers
        }
    }

    /// Returns what measures the time from now on.
    private static func elapsed<C: Clock<Duration>>(on clock: C) -> @Sendable () -> Duration {
        let begin = clock.now
        return { begin.duration(to: clock.now) }
    }

    /// Stores results; where that is impossible for long, the pushes are sent again.
    private func settle(_ results: [PushResult]) async {
        for _ in 0..<Self.settleAttempts {
            do {
                return try await queue.settle(results)
            } catch {
                logger.error("the results of pushes cannot be stored", metadata: ["reason": "\(error.message)"])
                // Even a worker that is to stop stores what it has sent.
                try? await stopwatch.sleep(for: .seconds(1))
            }
        }
    }

    private func report(_ answers: [PushAnswer]) {
        for (answer, same) in Dictionary(grouping: answers, by: { "\($0.status) \($0.reason)" }) {
            let level: Logger.Level = same[0].status == 200 ? .info : .warning
            logger.log(level: level, "pushes", metadata: ["answer": "\(answer)", "count": "\(same.count)"])
        }
    }
}
