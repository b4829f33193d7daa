import BeeBloomActions
import Vitrine
package import VitrineUI
package import VitrineWidgets

/// BeeBloom's app: habits in groups, checked day by day.
package struct BeeBloomApp: DeviceApp {
    private let firstStart: FirstStart

    /// Makes the app with the sample for a first start.
    package init() {
        self.init(firstStart: .sample)
    }

    /// Makes the app.
    package init(firstStart: FirstStart) {
        self.firstStart = firstStart
    }

    /// One window.
    package var body: some Scene {
        WindowGroup { BeeBloomScreen(content: ScreenContent.load(firstStart), session: AppSession.shared.current) }
    }

    /// What people may do with typed input; the rest are buttons.
    package static var intents: [any AppIntent.Type] {
        [
            AddHabit.self, EditHabit.self, SetCheck.self, MoveHabit.self, DeleteHabit.self,
            AddGroup.self, EditGroup.self, MoveGroup.self, DeleteGroup.self,
        ]
    }

    /// The scheme of the app's links.
    package static var urlSchemes: [String] { [DeepLinks.beeBloom.scheme] }

    /// Refuses a link that names no place of the app.
    package func refusal(of url: URL) -> String? {
        guard DeepLinks.beeBloom.destination(of: url) == nil else { return nil }
        return "\(url.absoluteString.prefix(200)) is no place of BeeBloom"
    }

    /// In front, the app takes over what was tapped on the widget meanwhile, and the widgets are told how all stands.
    package func sceneBecame(active: Bool) async {
        guard active else { return }
        do {
            let services = try Services()
            try firstStart.run(services)
            try services.drain { sentences in
                AppSession.shared.update { $0.messages = sentences }
            }
            Services.reloadWidgets()
        } catch {
            // The screen reads the same files and says what is the matter.
            AppSession.shared.update { $0.messages = ["\(error)"] }
        }
    }
}
