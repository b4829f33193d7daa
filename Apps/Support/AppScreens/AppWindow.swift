package import VitrineUI
package import VitrineWidgets

/// The content of an app's only window, made again after each change of the app's state.
///
/// The state is read here and not in the app's scene, because SwiftUI observes what the body of a view reads.
package struct AppWindow<Screen: Sendable, Content: View>: View {
    private let session: AppSession<Screen>
    private let app: any DeviceEvents
    private let content: @MainActor (AppSession<Screen>.State) -> Content

    /// Creates the window's content.
    ///
    /// - Parameters:
    ///   - session: The session of the app's process.
    ///   - app: The app, which hears when it comes to the front, and of links that it opened.
    ///   - content: Reads what the screen shows, and creates the screen.
    package init(
        _ session: AppSession<Screen>,
        of app: any DeviceEvents,
        @ViewBuilder content: @escaping @MainActor (AppSession<Screen>.State) -> Content
    ) {
        self.session = session
        self.app = app
        self.content = content
    }

    /// The content for the current state.
    package var body: some View {
        content(session.current).reporting(to: app, contentChanged: session.contentChanged)
    }
}

#if !canImport(Darwin)
extension View {
    /// Returns the view unchanged: the device reports these events to the app itself.
    func reporting(to app: any DeviceEvents, contentChanged: @escaping @Sendable () -> Void) -> some View { self }
}
#endif
