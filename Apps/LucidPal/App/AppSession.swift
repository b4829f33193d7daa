package import AppScreens
package import LucidPalModel
import Vitrine

/// The app process's state: the selected screen, the marked item and the latest messages.
///
/// There is one session per process: the system creates intents itself and cannot pass them an object of the app.
package enum AppSession {
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

        /// Whether the screen asks if the sample data is to be removed.
        package var asksForRemoval = false

        /// The state of a process that has just started.
        package init() {}
    }

    package static let shared = SharedState(State())

    /// A new unique identifier for something that the app creates.
    package static func newIdentifier() -> String { UUID().uuidString.lowercased() }
}

extension SharedState where State == AppSession.State {
    /// Replaces the messages by what there is to report about the latest change.
    package func show(_ warnings: [StorageWarning]) {
        update { $0.messages = warnings.map(\.description) }
    }
}
