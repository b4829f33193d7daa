import ServiceLifecycle

/// Takes over what other instances of the service store.
struct ChangeLoop: Service {
    let refresher: ParkRefresher
    let store: any ParkStore

    func run() async throws {
        await cancelWhenGracefulShutdown { await store.watch { await refresher.changed($0) } }
    }
}
