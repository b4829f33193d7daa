package import AppScreens
package import HangangjariModel

/// The state of the app's process while it runs: the visible screen and the latest message.
package enum AppSession {
    package struct State: Sendable {
        /// The visible screen.
        package var place = ParkDestination.parks
        /// The latest message; nil if there is none.
        package var message: String?

        /// Creates the state of a process that has just started.
        package init() {}
    }

    package static let shared = SharedState(State())
}
