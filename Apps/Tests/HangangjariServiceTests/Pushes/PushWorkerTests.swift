import HangangjariPushes
import HangangjariService
import Logging
import ServiceLifecycle
import Synchronization
import Testing

@Suite("A worker")
struct PushWorkerTests {
    /// A queue in memory, whose results can be refused.
    private final class MemoryQueue: PushQueue {
        let waiting: Mutex<[QueuedPush]>
        let settled = Mutex<[PushResult]>([])
        let refusals = Mutex(0)

        init(_ count: Int) throws {
            let tokens = try (0..<count).map { try #require(PushToken(rawValue: String(10_000_000 + $0))) }
            waiting = Mutex(tokens.map { QueuedPush(token: $0, id: "id", attempt: 1) })
        }

        func spread(limit: Int) async throws(ServiceError) -> Bool { false }

        func take(limit: Int) async throws(ServiceError) -> [QueuedPush] {
            waiting.withLock { waiting in
                defer { waiting.removeFirst(min(limit, waiting.count)) }
                return Array(waiting.prefix(limit))
            }
        }

        func settle(_ results: [PushResult]) async throws(ServiceError) {
            let isRefused = refusals.withLock { refusals in
                refusals -= 1
                return refusals >= 0
            }
            if isRefused { throw ServiceError(.storage, "the database is away") }
            settled.withLock { $0 += results }
        }
    }

    private struct Sender: PushSending {
        var answer = PushAnswer(status: 200)
        var gate: Gate?

        func send(_ push: QueuedPush) async -> PushAnswer {
            await gate?.pass()
            return answer
        }
    }

    /// A push service that takes a second for each push, by its own clock.
    private final class SlowSender: PushSending, Clock {
        private let time = Mutex(ContinuousClock.now)
        let sent = Mutex(0)
        var now: ContinuousClock.Instant { time.withLock { $0 } }
        var minimumResolution: Duration { .zero }

        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}

        func send(_ push: QueuedPush) async -> PushAnswer {
            time.withLock { $0 += .seconds(1) }
            sent.withLock { $0 += 1 }
            return PushAnswer(status: 200)
        }
    }

    private func worker(
        _ queue: MemoryQueue,
        _ sender: any PushSending,
        _ stopwatch: any Clock<Duration> = ImmediateClock()
    ) -> PushWorker {
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        return PushWorker(queue: queue, sender: sender, lease: .seconds(60), logger: logger, stopwatch: stopwatch)
    }

    @Test("takes a batch of pushes at a time, and waits where there are none")
    func steps() async throws {
        let queue = try MemoryQueue(501)
        let worker = worker(queue, Sender())
        #expect(try await worker.step() == .zero)
        #expect(queue.settled.withLock { $0.count } == 500)
        #expect(try await worker.step() == .zero)
        #expect(queue.settled.withLock { $0.count } == 501)
        #expect(try await worker.step() == .seconds(1))
    }

    @Test("sends and takes nothing more once the push service asks for a pause, and gives the rest back")
    func pause() async throws {
        let queue = try MemoryQueue(501)
        let sender = Sender(answer: PushAnswer(status: 503, reason: "ServiceUnavailable", retryAfter: 600))
        let worker = worker(queue, sender)
        #expect(try await worker.step() == .seconds(600))
        let results = Dictionary(grouping: queue.settled.withLock { $0 }, by: \.kind)
        #expect(results[.again]?.count == 50)
        #expect(results[.untried]?.count == 450)
        #expect(results[.untried]?.allSatisfy { $0.wait == 600 } == true)
        #expect(try await worker.step() == .seconds(600))
        #expect(queue.waiting.withLock { $0.count } == 1)
    }

    @Test("stores within the lease what it has sent, and gives the rest back, where the push service is slow")
    func slow() async throws {
        let queue = try MemoryQueue(500)
        let sender = SlowSender()
        _ = try await worker(queue, sender, sender).step()
        // Fifty are on their way when half of the lease is over.
        #expect((30...80).contains(sender.sent.withLock { $0 }))
        #expect(queue.settled.withLock { $0.count { $0.kind == .delivered } } == sender.sent.withLock { $0 })
        #expect(queue.settled.withLock { $0.count } == 500)
    }

    @Test("stores results when the database is back")
    func outage() async throws {
        let queue = try MemoryQueue(3)
        queue.refusals.withLock { $0 = 10 }
        _ = try await worker(queue, Sender()).step()
        #expect(queue.settled.withLock { $0.count } == 3)
    }

    @Test("that is to stop completes what is on its way, and gives the rest back")
    func graceful() async throws {
        let queue = try MemoryQueue(1001)
        let gate = Gate()
        let group = ServiceGroup(
            services: [worker(queue, Sender(gate: gate))],
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
        async let running: Void = group.run()
        await gate.hasArrival()
        await group.triggerGracefulShutdown()
        gate.open()
        try await running
        let waiting = queue.waiting.withLock { $0.count }
        #expect(waiting >= 1 && queue.settled.withLock { $0.count } == 1001 - waiting)
        // Fifty of each lane.
        #expect(queue.settled.withLock { $0.count { $0.kind == .delivered } } <= 100)
    }
}
