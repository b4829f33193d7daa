import ServiceLifecycle

/// Keeps every park's answer hot while the service runs, so that hardly any request has to wait for the source.
struct RefreshLoop: Service {
    let refresher: ParkRefresher
    let interval: Duration

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await refresher.freshenAll()
                // Cancelled by the stop, which is how the loop ends.
                try? await Task.sleep(for: interval)
            }
        }
    }
}
