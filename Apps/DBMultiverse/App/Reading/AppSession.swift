import AppScreens
import Synchronization

/// The state of the reader's process while it runs: the visible screen and the latest messages.
///
/// The process has one session, because the system creates intents itself and passes them no object of the app.
public final class AppSession: Sendable {
    public enum Screen: Hashable, Sendable {
        case page
        case chapters
    }

    public struct State: Sendable {
        /// The visible screen; nil until a screen is chosen: then the open page if there is one, else the list of
        /// chapters.
        public var screen: Screen?
        /// The latest messages, such as the reason why a chapter has no cover.
        public var messages: [String] = []

        /// Creates the state of a process that has just started.
        public init() {}
    }

    public static let shared = AppSession()

    /// The state as the screen observes it.
    let state = SharedState(State())
    private let isInFront = Mutex(false)
    private let managers = Mutex<[String: WidgetTimelineManager]>([:])

    /// Creates a session for a test.
    public init() {}

    /// The current state.
    public var current: State { state.current }

    /// Whether the app is in front, where the system wakes it for a change that waits.
    public var isActive: Bool {
        get { isInFront.withLock(\.self) }
        set { isInFront.withLock { $0 = newValue } }
    }

    public func update(_ change: (inout State) -> Void) { state.update(change) }

    /// Returns the reload manager of a container, which is created once and lives as long as the process.
    public func timelineManager(of path: String, _ make: () -> WidgetTimelineManager) -> WidgetTimelineManager {
        managers.withLock { managers in
            if let manager = managers[path] { return manager }
            let manager = make()
            managers[path] = manager
            return manager
        }
    }

    /// Resets the session to that of a process that has just started.
    public func forget() {
        state.update { $0 = State() }
        isActive = false
        managers.withLock { $0 = [:] }
    }
}
