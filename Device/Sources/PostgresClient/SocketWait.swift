@preconcurrency import Dispatch
import Synchronization

/// A wait for a socket of libpq, which holds no thread.
enum SocketWait {
    enum Event { case readable, writable }

    private static let queue = DispatchQueue(label: "vitrine.postgres")

    /// Returns whether the event came before the time limit, and before the task was cancelled.
    ///
    /// When it returns, nothing uses the descriptor any more, which may then be closed.
    static func wait(for event: Event, of descriptor: Int32, within limit: Duration) async -> Bool {
        let source: any DispatchSourceProtocol =
            event == .readable
            ? DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
            : DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
        let came = Atomic(false)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                source.setEventHandler {
                    came.store(true, ordering: .relaxed)
                    source.cancel()
                }
                source.setCancelHandler { continuation.resume(returning: came.load(ordering: .relaxed)) }
                source.resume()
                queue.asyncAfter(deadline: .now() + limit / .seconds(1)) { source.cancel() }
            }
        } onCancel: {
            source.cancel()
        }
    }
}
