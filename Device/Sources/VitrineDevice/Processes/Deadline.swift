/// Runs a body, and calls `onExpiry` if the body takes longer than a limit.
///
/// This function does not cancel the body: `onExpiry` must make it end, as killing a process ends the reading of its
/// output.
///
/// - Returns: The body's result, and whether the limit passed. Both are possible for a result at the last moment.
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
            // A sleep that ends together with the body may not notice its cancellation.
            guard !Task.isCancelled else { return false }
            await onExpiry()
            return true
        }
        let result = await body()
        group.cancelAll()
        return (result, await group.next() ?? false)
    }
}
