package import AppScreens
public import AppSupport
import DBMultiverseComicKit
import Foundation
import VitrineLinks
public import VitrineUI
public import VitrineWidgets

/// The comic reader.
public struct DBMultiverseApp: DeviceApp {
    package enum Screen: Hashable, Sendable {
        case page
        case chapters
    }

    /// The session, without a screen until one is chosen: then the open page is shown if there is one, else the list of
    /// chapters.
    package nonisolated static let session = AppSession(Screen?.none, of: .dbMultiverse, kinds: [WIDGET_KIND])

    private let firstStart: FirstStart

    /// Creates the app, which puts the sample comic on the shelf on its first start.
    public init() {
        self.init(firstStart: .sample)
    }

    public init(firstStart: FirstStart) {
        self.firstStart = firstStart
    }

    public var body: some Scene {
        WindowGroup {
            AppWindow(Self.session, of: self) { session in
                ReaderScreen(
                    content: ScreenContent.load(firstStart, showsPage: session.screen != .chapters),
                    session: session
                ) { place in
                    // ``opened(_:)`` opens the chapter itself.
                    Self.session.update { $0.screen = place == .chapters ? .chapters : .page }
                }
            }
        }
    }

    /// The actions that take typed input; the others are buttons.
    public static var intents: [any AppIntent.Type] {
        [OpenChapter.self, ImportChapter.self, RemoveChapter.self]
    }

    public static var urlSchemes: [String] { [DeepLinks.dbMultiverse.scheme] }

    /// Returns why a link is refused: it names no screen of the reader, or a chapter that is not on the shelf.
    public func refusal(of url: URL) -> String? {
        switch DeepLinks.dbMultiverse.destination(of: url) {
        case nil: return "\(url.absoluteString.prefix(200)) does not name a screen of DBMultiverse"
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

    /// Updates the widget with what follows from the reader's files when the app becomes active, and with pending
    /// changes when it goes to the background.
    public func sceneBecame(active: Bool) async {
        Self.session.update { $0.isActive = active }
        do {
            let reader = try ComicReader()
            try firstStart.run(reader.library)
            reader.library.followChanges(while: active)
            if active { try reader.renewWidget() } else { reader.reloads.flush() }
        } catch {
            // The screen reads the same files and shows the cause.
            Self.session.say(["\(error)"])
        }
    }

    /// Opens the chapter that a link names.
    public func opened(_ url: URL) async {
        guard case .chapter(let number) = DeepLinks.dbMultiverse.destination(of: url) else { return }
        do {
            try Self.session.read { try $0.open(number) }
        } catch {
            Self.session.say(["\(error)"])
        }
    }

    /// Requests the reload whose quiet time or maximum delay has passed.
    public func woke() async {
        // Without a container no reload is pending.
        try? ComicReader().reloads.timePassed()
    }
}
