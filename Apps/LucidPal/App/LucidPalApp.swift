import LucidPalModel
import Vitrine
package import VitrineUI
package import VitrineWidgets

/// LucidPal's app: habits, notes and a calendar.
package struct LucidPalApp: DeviceApp {
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
        WindowGroup { LucidPalScreen(content: ScreenContent.load(firstStart), session: AppSession.shared.current) }
    }

    /// What people may do with typed input; the rest are buttons.
    package static var intents: [any AppIntent.Type] {
        [
            AddHabit.self, LogHabit.self, UndoLog.self, ArchiveHabit.self, DeleteHabit.self,
            AddNote.self, PinNote.self, RenameNote.self, DeleteNote.self,
            ImportCalendar.self, RemoveCalendar.self,
        ]
    }

    /// The scheme of the app's links.
    package static var urlSchemes: [String] { [DeepLinks.lucidPal.scheme] }

    /// Refuses a link that names no place of the app, or something that is no longer there.
    package func refusal(of url: URL) -> String? {
        guard let place = DeepLinks.lucidPal.destination(of: url) else {
            return "\(url.absoluteString.prefix(200)) is no place of LucidPal"
        }
        return ScreenContent.load(firstStart).refusal(of: place)
    }

    /// In front, the widgets are told how everything stands: a day may have passed since the last change.
    package func sceneBecame(active: Bool) async {
        guard active else { return }
        do {
            let services = try Services()
            try firstStart.run(services)
            try services.writeSnapshots()
            Services.reloadWidgets()
        } catch {
            // The screen reads the same files and says what is the matter.
            AppSession.shared.update { $0.messages = ["\(error)"] }
        }
    }
}
