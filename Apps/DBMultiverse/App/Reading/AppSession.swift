import Synchronization

/// What the reader's process remembers while it runs: which screen is shown, and what was said last.
///
/// One for the process: the system makes intents by itself and gives them no object of the app's.
package final class AppSession: Sendable {
    /// The screens.
    package enum Screen: Hashable, Sendable {
        case page
        case chapters
    }

    /// The state.
    package struct State: Sendable {
        /// The screen that is shown; nil until one was chosen: the page if there is one to go on with.
        package var screen: Screen?
        /// What was said last, such as why there is no cover.
        package var messages: [String] = []

        /// Makes the state of a process that was just started.
        package init() {}
    }

    /// The process's session.
    package static let shared = AppSession()

    private let state = Mutex(State())
    private let managers = Mutex<[String: WidgetTimelineManager]>([:])

    /// Makes a session, for a test.
    package init() {}

    /// The state as it is.
    package var current: State { state.withLock { $0 } }

    /// Changes the state.
    package func update(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

    /// The manager of reloads of a container, which lives as long as the process.
    package func timelineManager(of path: String, _ make: () -> WidgetTimelineManager) -> WidgetTimelineManager {
        managers.withLock { managers in
            if let manager = managers[path] { return manager }
            let manager = make()
            managers[path] = manager
            return manager
        }
    }

    /// Forgets everything, as a process that was started anew.
    package func forget() {
        state.withLock { $0 = State() }
        managers.withLock { $0 = [:] }
    }
}
