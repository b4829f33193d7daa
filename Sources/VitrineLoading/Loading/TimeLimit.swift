/// Does work in a task of its own, and waits for its result until a limit.
///
/// The work is cancelled at the limit, and when the caller's task is cancelled. Work that goes on nevertheless delays
/// its caller no longer than the limit, and its result is dropped.
///
/// - Parameters:
///   - limit: How long to wait.
///   - wait: Waits for a duration; returns early if the task is cancelled.
///   - work: The work.
/// - Returns: The result; nil at the limit.
func first<Result: Sendable>(
    within limit: Duration,
    _ wait: @escaping @Sendable (Duration) async -> Void,
    _ work: @escaping @Sendable () async -> Result
) async -> Result? {
    let (results, end) = AsyncStream.makeStream(of: Result.self)
    let working = Task { end.yield(await work()) }
    let waiting = Task {
        await wait(limit)
        end.finish()
    }
    // In a task that nobody cancels, because a cancelled iteration ends at once.
    let first = Task { await results.first { _ in true } }
    defer {
        working.cancel()
        waiting.cancel()
    }
    return await withTaskCancellationHandler(operation: { await first.value }, onCancel: { working.cancel() })
}
