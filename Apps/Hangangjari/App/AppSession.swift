package import HangangjariModel
import Synchronization

/// What the app's process remembers while it runs: which screen is shown, and what was said last.
package final class AppSession: Sendable {
    /// The state.
    package struct State: Sendable {
        /// The screen that is shown.
        package var place = ParkPlace.parks
        /// What was said last.
        package var message: String?

        /// Makes the state of a process that was just started.
        package init() {}
    }

    /// The process's session.
    package static let shared = AppSession()
    private let state = Mutex(State())

    /// Makes a session, for a test.
    package init() {}

    /// The state as it is.
    package var current: State { state.withLock { $0 } }

    /// Changes the state.
    package func update(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }
}
