import Synchronization

/// The app process's state: the selected screen and the latest messages.
///
/// There is one session per process: the system creates intents itself and cannot pass them an object of the app.
package final class AppSession: Sendable {
    package enum Tab: String, CaseIterable, Sendable {
        case today = "Today"
        case habits = "Habits"
        case history = "History"
    }

    package struct State: Sendable {
        /// The selected screen.
        package var tab = Tab.today
        /// The latest messages, such as the habits checked on the widget.
        package var messages: [String] = []

        /// The state of a process that has just started.
        package init() {}
    }

    package static let shared = AppSession()

    private let state = Mutex(State())

    /// Creates a session of its own for a test.
    package init() {}

    package var current: State { state.withLock { $0 } }

    package func update(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }
}
