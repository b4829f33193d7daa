import Dispatch
import Synchronization

/// A queue for each file that is being written without blocking a task.
///
/// Writers of one process stand in line for a file instead of polling for its lock, and one thread at most waits for a
/// lock that another process holds. A file that nobody writes has no queue. A queue takes over the highest priority
/// among those who wait in it.
final class FileQueues: Sendable {
    static let shared = FileQueues()

    private struct Line {
        let queue = DispatchQueue(label: "Vitrine file")
        var count = 0
    }

    private let lines = Mutex<[String: Line]>([:])

    /// Does blocking work for a file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - body: The work; its parameter says whether to end early.
    /// - Returns: The result of the work.
    /// - Throws: `CancellationError` if the task was cancelled before the work began, and the errors of `body`.
    func run<Result: Sendable>(
        _ path: String,
        _ body: @escaping @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) throws -> Result
    ) async throws -> Result {
        let job = BlockingJob<Result>()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                job.wait(with: continuation)
                let queue = enter(path)
                queue.async {
                    job.run { try body { job.isCancelled } }
                    self.leave(path)
                }
            }
        } onCancel: {
            job.cancel()
        }
    }

    private func enter(_ path: String) -> DispatchQueue {
        lines.withLock { lines in
            lines[path, default: Line()].count += 1
            return lines[path, default: Line()].queue
        }
    }

    private func leave(_ path: String) {
        lines.withLock { lines in
            lines[path]?.count -= 1
            if lines[path]?.count == 0 { lines[path] = nil }
        }
    }
}
