import Dispatch
import Foundation
import Synchronization
import Testing
import VitrineTesting

@testable import Vitrine

/// The observer's lock beside the locks of the tasks that listen.
///
/// The system calls a cancellation handler while it holds the lock of the task, and takes the same lock to resume the
/// task:
/// <https://developer.apple.com/documentation/swift/withtaskcancellationhandler(operation:oncancel:isolation:)>.
@Suite(.hangGuard) struct FolderObserverTests {
    let folder: TestFolder
    let observer = FolderObserver()

    init() throws { folder = try TestFolder() }

    /// Runs the jobs of a task on a queue of its own; calls a closure beforehand, on the thread that resumes the task.
    private final class Executor: TaskExecutor {
        private let queue = DispatchQueue(label: "listeners")
        private let willEnqueue: @Sendable () -> Void

        init(_ willEnqueue: @escaping @Sendable () -> Void) { self.willEnqueue = willEnqueue }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            willEnqueue()
            queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }

    private final class Log: Sendable {
        let answers = Mutex<[Bool]>([])
    }

    @Test func changesAndCancellationsDoNotWaitForEachOther() async throws {
        // change                               cancellation
        // takes the observer's lock
        //                                      takes the listening task's lock
        // resumes the task: wants its lock
        //                                      ends the observation: wants the observer's lock
        //
        // So the observer's lock must be free whenever a listener is resumed.
        let log = Log()
        let executor = Executor { [observer] in
            let isFree = DispatchSemaphore(value: 0)
            // The lock cannot be taken twice by one thread.
            Thread.detachNewThread {
                _ = observer.counts
                isFree.signal()
            }
            let answer = isFree.wait(timeout: .now() + Patience.limit / .seconds(1)) == .success
            log.answers.withLock { $0.append(answer) }
        }
        let (signals, failure) = observer.signals(of: ["probe.json"], in: folder.path)
        #expect(failure == nil)
        let listener = Task(executorPreference: executor) {
            var iterator = signals.makeAsyncIterator()
            // A signal that is there already resumes nothing.
            while log.answers.withLock(\.count) < 2 { await iterator.next() }
        }
        // The task was started, and waits or is about to wait for its first signal.
        while log.answers.withLock(\.isEmpty) { await Task.yield() }
        while log.answers.withLock(\.count) < 2 {
            try folder.put("{}")
            await Task.yield()
        }
        await listener.value
        #expect(log.answers.withLock { $0.allSatisfy(\.self) })
    }
}
