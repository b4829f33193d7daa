package import HangangjariModel
import Synchronization

/// The state of the app's process while it runs: the visible screen and the latest message.
package final class AppSession: Sendable {
    package struct State: Sendable {
        /// The visible screen.
        package var place = ParkPlace.parks
        /// The latest message; nil if there is none.
        package var message: String?

        /// Creates the state of a process that has just started.
        package init() {}
    }

    package static let shared = AppSession()
    private let state = Mutex(State())

    /// Creates a session for a test.
    package init() {}

    /// The current state.
    package var current: State { state.withLock { $0 } }

    package func update(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }
}
