import Observation
import Synchronization

/// The state of an app's process, which its screens, intents and links read and change from any thread.
///
/// A view that reads ``current`` in its body is drawn again after each change: by SwiftUI, which observes it, and under
/// the device, which draws the screen after everything that happens in the app.
package final class SharedState<State: Sendable>: Sendable, Observable {
    private let state: Mutex<State>
    private let registrar = ObservationRegistrar()

    package init(_ state: State) {
        self.state = Mutex(state)
    }

    package var current: State {
        registrar.access(self, keyPath: \.current)
        return state.withLock { $0 }
    }

    package func update(_ change: (inout State) -> Void) {
        registrar.withMutation(of: self, keyPath: \.current) { state.withLock { change(&$0) } }
    }

    /// Reports that files which the screen shows beside the state have changed.
    package func contentChanged() {
        update { _ in }
    }
}
