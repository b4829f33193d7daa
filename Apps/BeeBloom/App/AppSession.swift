import Synchronization

/// What the app's process remembers while it runs: which screen is shown, and what was said last.
///
/// One for the process: the system makes intents by itself and gives them no object of the app's.
package final class AppSession: Sendable {
    /// The screens.
    package enum Tab: String, CaseIterable, Sendable {
        case today = "Today"
        case habits = "Habits"
        case history = "History"
    }

    /// The state.
    package struct State: Sendable {
        /// The screen that is shown.
        package var tab = Tab.today
        /// What was said last, such as what was checked on the widget.
        package var messages: [String] = []

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
