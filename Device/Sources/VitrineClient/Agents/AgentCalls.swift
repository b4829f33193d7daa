import VitrineDevice

/// The calls of tools that a client has made: performed one after another, each until it is cancelled.
actor AgentCalls {
    private var calls: [JSONValue: Task<Void, Never>] = [:]
    private var last: Task<Void, Never>?

    /// Performs a call after those before it; one that is cancelled by then is left out.
    func add(_ id: JSONValue, _ perform: @escaping @Sendable () async -> Void) {
        let before = last
        let call = Task {
            await before?.value
            if !Task.isCancelled { await perform() }
            calls[id] = nil
        }
        calls[id] = call
        last = call
    }

    func cancel(_ id: JSONValue) { calls[id]?.cancel() }

    /// Waits for the end of all calls.
    func end() async { await last?.value }
}
