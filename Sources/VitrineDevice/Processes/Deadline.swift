/// Runs a body, and does something else if that takes too long.
///
/// The body is not cancelled: what is done on expiry has to bring it to its end, as killing a process ends the reading
/// of its output.
///
/// - Returns: The body's result, and whether the time had passed. Both can be: a result that came at the last moment.
func withDeadline<Result>(
    _ limit: Duration?,
    _ host: HostClock,
    onExpiry: @escaping @Sendable () async -> Void,
    body: () async -> Result
) async -> (result: Result, hasExpired: Bool) {
    guard let limit else { return (await body(), false) }
    return await withTaskGroup(of: Bool.self) { group in
        group.addTask {
            do {
                try await host.sleep(limit)
            } catch {
                return false
            }
            // A sleep that ended just as the body did may not have noticed that it was cancelled.
            guard !Task.isCancelled else { return false }
            await onExpiry()
            return true
        }
        let result = await body()
        group.cancelAll()
        return (result, await group.next() ?? false)
    }
}
