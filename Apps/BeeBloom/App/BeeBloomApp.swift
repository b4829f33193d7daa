package import AppScreens
package import AppSupport
import BeeBloomModel
import VitrineLinks
public import VitrineUI
public import VitrineWidgets

/// BeeBloom's app: habits in groups, checked day by day.
public struct BeeBloomApp: DeviceApp {
    package enum Tab: String, CaseIterable, Sendable {
        case today = "Today"
        case habits = "Habits"
        case history = "History"
    }

    package nonisolated static let session = AppSession(Tab.today, of: .beeBloom, kinds: [BeeBloomKind.habits])

    private let firstStart: FirstStart

    /// Creates the app, which stores sample data on its first start.
    public init() {
        self.init(firstStart: .sample)
    }

    package init(firstStart: FirstStart) {
        self.firstStart = firstStart
    }

    public var body: some Scene {
        WindowGroup {
            AppWindow(Self.session, of: self) { session in
                BeeBloomScreen(content: ScreenContent.load(firstStart), session: session)
            }
        }
    }

    /// The actions that take typed input; all others are buttons.
    public static var intents: [any AppIntent.Type] {
        [
            AddHabit.self, EditHabit.self, SetCheck.self, MoveHabit.self, DeleteHabit.self,
            AddGroup.self, EditGroup.self, MoveGroup.self, DeleteGroup.self,
        ]
    }

    /// The scheme of the app's links.
    public static var urlSchemes: [String] { [DeepLinks.beeBloom.scheme] }

    /// Refuses a link that names no place in the app.
    public func refusal(of url: URL) -> String? {
        guard DeepLinks.beeBloom.destination(of: url) == nil else { return nil }
        return "\(url.absoluteString.prefix(200)) does not name a screen of BeeBloom"
    }

    /// Processes the taps made on the widget, and reloads the widgets, when the app comes to the front; from then on,
    /// the screen follows the taps.
    public func sceneBecame(active: Bool) async {
        do {
            let services = try Services()
            Self.session.follow(services.checks.changes, while: active)
            guard active else { return }
            try firstStart.run(services)
            try services.drain(Self.session.say)
            Self.session.reloadWidgets()
        } catch {
            // The screen reads the same files and reports the problem.
            Self.session.say(["\(error)"])
        }
    }
}
