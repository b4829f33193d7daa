#if canImport(Testing)
public import VitrineDevice

extension Device {
    /// Runs the device until `body` returns.
    public nonisolated func whileRunning<Result: Sendable>(_ body: () async throws -> Result) async throws -> Result {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await self.run() }
            defer { group.cancelAll() }
            return try await body()
        }
    }

    /// Waits until every placed widget shows a timeline and no reload is pending.
    public func widgetsAreLoaded() async {
        for await snapshot in updates()
        where snapshot.widgets.allSatisfy({ !$0.isPlaceholder && !$0.isLoading && $0.pending == nil }) {
            return
        }
    }
}
#endif
