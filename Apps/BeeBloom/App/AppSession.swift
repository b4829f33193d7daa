package import AppScreens

/// The app process's state: the selected screen and the latest messages.
///
/// There is one session per process: the system creates intents itself and cannot pass them an object of the app.
package enum AppSession {
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

        /// Whether the screen asks if the sample data is to be removed.
        package var asksForRemoval = false

        /// The state of a process that has just started.
        package init() {}
    }

    package static let shared = SharedState(State())
}
