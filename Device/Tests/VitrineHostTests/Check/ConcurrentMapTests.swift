import Synchronization
import Testing

@testable import VitrineHost

/// Work on elements that do not need one another.
struct ConcurrentMapTests {
    private final class Counter: Sendable {
        let running = Mutex(0)
        let most = Mutex(0)
    }

    @Test(arguments: [1, 2, 3, 8])
    func resultsKeepTheirOrderAndNoMoreRunThanAllowed(limit: Int) async {
        let counter = Counter()
        let results = await [5, 1, 4, 2, 3]
            .concurrentMap(limit: limit) { number in
                let now = counter.running.withLock { count in
                    count += 1
                    return count
                }
                counter.most.withLock { $0 = max($0, now) }
                for _ in 0..<number { await Task.yield() }
                counter.running.withLock { $0 -= 1 }
                return number * 10
            }
        #expect(results == [50, 10, 40, 20, 30])
        #expect(counter.most.withLock { $0 } <= limit)
        #expect(await [Int]().concurrentMap(limit: limit) { $0 } == [])
    }
}
