package import AppScreens
package import AppSupport
import LucidPalModel
import VitrineLinks
public import VitrineUI
public import VitrineWidgets

/// LucidPal's app: habits, notes and a calendar.
public struct LucidPalApp: DeviceApp {
    package enum Tab: String, CaseIterable, Sendable {
        case today = "Today"
        case notes = "Notes"
        case calendar = "Calendar"
    }

    package nonisolated static let session = AppSession(Tab.today, of: .lucidPal, kinds: LucidPalKind.all)
    /// The marker for the most recently pinned note, used in place of an identifier.
    package nonisolated static let pinned = "pinned"

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
                LucidPalScreen(content: ScreenContent.load(firstStart), session: session)
            }
        }
    }

    /// The actions that take typed input; all others are buttons.
    public static var intents: [any AppIntent.Type] {
        [
            AddHabit.self, EditHabit.self, LogHabit.self, UndoLog.self, ArchiveHabit.self, RestoreHabit.self,
            DeleteHabit.self, AddNote.self, EditNote.self, PinNote.self, DeleteNote.self,
            ImportCalendar.self, RemoveCalendar.self,
        ]
    }

    /// The scheme of the app's links.
    public static var urlSchemes: [String] { [DeepLinks.lucidPal.scheme] }

    /// Refuses a link that names no place in the app, or a thing that no longer exists.
    public func refusal(of url: URL) -> String? {
        guard let place = DeepLinks.lucidPal.destination(of: url) else {
            return "\(url.absoluteString.prefix(200)) does not name a screen of LucidPal"
        }
        return ScreenContent.load(firstStart).refusal(of: place)
    }

    /// Rewrites the widgets' snapshots when the app comes to the front, because a new day may have begun; from then on,
    /// the screen follows what other processes store.
    public func sceneBecame(active: Bool) async {
        do {
            let services = try Services()
            services.followChanges(while: active)
            guard active else { return }
            if try firstStart.run(services) { Self.session.reloadWidgets() }
            try services.refreshWidgets()
        } catch {
            // The screen reads the same files and reports the problem.
            Self.session.say(["\(error)"])
        }
    }
}
