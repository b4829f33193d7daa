import Synchronization

/// The state of an app's process, which its screens, intents and links read and change from any thread.
package final class SharedState<State: Sendable>: Sendable {
    private let state: Mutex<State>

    package init(_ state: State) {
        self.state = Mutex(state)
    }

    package var current: State { state.withLock { $0 } }

    package func update(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }
}
