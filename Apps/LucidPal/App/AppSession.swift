package import LucidPalModel
import Synchronization
import Vitrine

/// The app process's state: the selected screen, the marked item and the latest messages.
///
/// There is one session per process: the system creates intents itself and cannot pass them an object of the app.
package final class AppSession: Sendable {
    package enum Tab: String, CaseIterable, Sendable {
        case today = "Today"
        case notes = "Notes"
        case calendar = "Calendar"
    }

    package struct State: Sendable {
        /// The selected screen.
        package var tab = Tab.today
        /// The identifier of the habit, note or event that a link opened; the screen marks it.
        package var marked: String?
        /// The latest messages, such as the lines left out of an import.
        package var messages: [String] = []

        /// The state of a process that has just started.
        package init() {}
    }

    package static let shared = AppSession()

    private let state = Mutex(State())

    /// Creates a session of its own for a test.
    package init() {}

    package var current: State { state.withLock { $0 } }

    /// Replaces the messages by what there is to tell about the latest change.
    package func show(_ warnings: [StorageWarning]) {
        update { $0.messages = warnings.map(\.description) }
    }

    package func update(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

    /// A new unique identifier for something that the app creates.
    package static func newIdentifier() -> String { UUID().uuidString.lowercased() }
}
