/// Runs a body, and calls `onExcess` once if the peak of a process's anonymous memory exceeds a cap meanwhile.
///
/// The peak is a mark that the system keeps. It never falls, so an excess between two readings is not missed.
/// - Parameters:
///   - cap: The cap in bytes; nil for none.
///   - pid: The process.
///   - onExcess: Makes the body end, as killing the process does.
///   - body: What is done meanwhile; it is not cancelled.
/// - Returns: The body's result, and whether the cap was exceeded; also true if the body has ended by then.
func withMemoryCap<Result>(
    _ cap: Int?,
    of pid: Int,
    onExcess: @escaping @Sendable () async -> Void,
    body: () async -> Result
) async -> (result: Result, hasExceeded: Bool) {
    guard let cap else { return (await body(), false) }
    let isAbove: @Sendable () -> Bool = { ProcessMemory(of: pid).map { $0.anonymous > cap } ?? false }
    // A process that is above the cap beforehand does nothing of the body, in every run.
    if isAbove() {
        await onExcess()
        return (await body(), true)
    }
    return await withTaskGroup(of: Bool.self) { group in
        group.addTask {
            while !Task.isCancelled {
                if isAbove() {
                    await onExcess()
                    return true
                }
                // Real time, as the memory of a real process; a cancelled task ends above.
                try? await Task.sleep(for: .milliseconds(2))
            }
            return false
        }
        let result = await body()
        let isAboveAtEnd = isAbove()
        group.cancelAll()
        let wasAbove = await group.next() ?? false
        if isAboveAtEnd, !wasAbove { await onExcess() }
        return (result, wasAbove || isAboveAtEnd)
    }
}
