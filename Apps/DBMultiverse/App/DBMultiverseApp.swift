import DBMultiverseModel
import Foundation
import Vitrine
package import VitrineUI
package import VitrineWidgets

/// The comic reader.
package struct DBMultiverseApp: DeviceApp {
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
        WindowGroup {
            let session = AppSession.shared.current
            ReaderScreen(
                content: ScreenContent.load(firstStart, showsPage: session.screen != .chapters),
                session: session
            ) { place in
                Self.show(place)
            }
        }
    }

    /// What people may do with typed input; the rest are buttons.
    package static var intents: [any AppIntent.Type] {
        [OpenChapter.self, ImportChapter.self, RemoveChapter.self]
    }

    /// The scheme of the reader's links.
    package static var urlSchemes: [String] { [DeepLinks.dbMultiverse.scheme] }

    /// Refuses a link that names no place of the reader, or a chapter that is not on the shelf.
    package func refusal(of url: URL) -> String? {
        switch DeepLinks.dbMultiverse.destination(of: url) {
        case nil: return "\(url.absoluteString.prefix(200)) is no place of DBMultiverse"
        case .chapters: return nil
        case .chapter(let number):
            do {
                let library = try ComicReader().library
                try firstStart.run(library)
                _ = try library.chapter(number)
                return nil
            } catch {
                return "\(error)"
            }
        }
    }

    /// In front, the widget is told of whatever changed meanwhile; on the way to the background, of whatever still waits.
    package func sceneBecame(active: Bool) async {
        do {
            let reader = try ComicReader()
            try firstStart.run(reader.library)
            if active { reader.tellWidget() } else { reader.reloads.flush() }
        } catch {
            // The screen reads the same files and says what is the matter.
            AppSession.shared.update { $0.messages = ["\(error)"] }
        }
    }

    /// Opens the chapter of a link: its pages may have to be drawn first.
    package func opened(_ url: URL) async {
        guard case .chapter(let number) = DeepLinks.dbMultiverse.destination(of: url) else { return }
        do {
            try await AppSession.shared.read { try await $0.open(number) }
        } catch {
            AppSession.shared.update { $0.messages = ["\(error)"] }
        }
    }

    /// A page has rested for long enough, or they were turned for too long.
    package func woke() async {
        // Without a container nothing waits.
        try? ComicReader().reloads.timePassed()
    }

    /// Shows a link's screen; the chapter itself is opened by ``opened(_:)``.
    private static func show(_ place: ComicPlace) {
        AppSession.shared.update { $0.screen = place == .chapters ? .chapters : .page }
    }
}
