import Synchronization

/// The state that the connections of a service share.
final class ServiceState: Sendable {
    private struct State {
        var script: FaultyService.Script
        var requests: [FaultyRequest] = []
        var waiting: [Int: (count: Int, continuation: CheckedContinuation<Void, Never>)] = [:]
        var lastTicket = 0
    }

    private let state: Mutex<State>

    init(_ script: @escaping FaultyService.Script) { state = Mutex(State(script: script)) }

    var requests: [FaultyRequest] { state.withLock { $0.requests } }

    func change(_ script: @escaping FaultyService.Script) { state.withLock { $0.script = script } }

    /// Records a request and returns its scripted response.
    func answer(to request: FaultyRequest) -> FaultyAnswer {
        let (script, due) = state.withLock { state in
            state.requests.append(request)
            let due = state.waiting.filter { $0.value.count <= state.requests.count }
            for ticket in due.keys { state.waiting[ticket] = nil }
            return (state.script, due.values.map(\.continuation))
        }
        for continuation in due { continuation.resume() }
        return script(request)
    }

    func waitForRequests(_ count: Int) async {
        let ticket = state.withLock { state in
            state.lastTicket += 1
            return state.lastTicket
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isDue = state.withLock { state in
                    if state.requests.count >= count || Task.isCancelled { return true }
                    state.waiting[ticket] = (count, continuation)
                    return false
                }
                if isDue { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: ticket)?.continuation }?.resume()
        }
    }
}
