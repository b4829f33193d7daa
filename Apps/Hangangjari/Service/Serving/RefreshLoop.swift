import ServiceLifecycle

/// Refreshes all parks at an interval while the service runs, so that requests rarely wait for the source.
struct RefreshLoop: Service {
    let refresher: ParkRefresher
    let interval: Duration

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await refresher.refreshAllIfStale()
                // The shutdown cancels the sleep, which ends the loop.
                try? await Task.sleep(for: interval)
            }
        }
    }
}
