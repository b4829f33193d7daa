import Observation
import Synchronization
package import Vitrine
import VitrineWidgets

/// What an app's process knows while it runs: the open screen, and what the screen says.
///
/// There is one session per process: the system creates intents itself and passes them no object of the app. Screens,
/// intents and links read and change the session from any thread. A view that reads ``current`` in its body is drawn
/// again after each change: by SwiftUI, which observes it, and under the device, which draws the screen after
/// everything that happens in the app.
package final class AppSession<Screen: Sendable>: Sendable, Observable {
    package struct State: Sendable {
        /// The open screen.
        package var screen: Screen
        /// The identifier of what a link opened; the screen marks it.
        package var marked: String?
        /// The latest messages, such as the reason why something was left out.
        package var messages: [String] = []
        /// Whether the screen asks if the sample data is to be removed.
        package var asksForRemoval = false
        /// Whether the app is in front.
        package var isActive = false
    }

    private let first: Screen
    private let group: AppGroup
    private let kinds: [String]
    private let state: Mutex<State>
    private let registrar = ObservationRegistrar()

    /// Creates the session of a process that has just started.
    ///
    /// - Parameters:
    ///   - screen: The first screen.
    ///   - group: The app's group, by which the device knows the app.
    ///   - kinds: The kinds of the app's widgets.
    package init(_ screen: Screen, of group: AppGroup, kinds: [String]) {
        first = screen
        self.group = group
        self.kinds = kinds
        state = Mutex(State(screen: screen))
    }

    package var current: State {
        registrar.access(self, keyPath: \.current)
        return state.withLock { $0 }
    }

    package func update(_ change: (inout State) -> Void) {
        registrar.withMutation(of: self, keyPath: \.current) { state.withLock { change(&$0) } }
    }

    /// Opens a screen, without what was marked, said and asked before.
    package func show(_ screen: Screen, marking item: String? = nil) {
        update { $0 = State(screen: screen, marked: item, isActive: $0.isActive) }
    }

    /// Replaces the messages.
    package func say(_ messages: [String]) {
        update { $0.messages = messages }
    }

    /// Returns the session to the state of a process that has just started.
    package func reset() {
        update { $0 = State(screen: first) }
    }

    /// Draws the open screen again, because files that it shows beside the state have changed.
    package func contentChanged() {
        update { _ in }
    }

    /// Draws the open screen again, and reloads the widgets, after stored data has changed.
    package func dataChanged() {
        contentChanged()
        reloadWidgets()
    }

    /// Asks the system to reload the timelines of all widgets.
    package func reloadWidgets() {
        for kind in kinds { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
    }

    /// Draws the open screen again after each change that another process has made, as long as the app is in front.
    package func follow<Changes: AsyncSequence & Sendable>(_ changes: Changes, while isActive: Bool)
    where Changes.Failure == Never, Changes.AsyncIterator: SendableMetatype {
        AppScreen.follow(changes, of: group, while: isActive, changed: contentChanged)
    }
}
