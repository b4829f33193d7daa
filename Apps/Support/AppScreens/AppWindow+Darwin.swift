#if canImport(Darwin)
import VitrineUI
import VitrineWidgets

extension View {
    /// Reports to the app what the device reports to it elsewhere: that it came to the front or went to the background,
    /// and that its screen has received a link.
    func reporting(to app: any DeviceEvents, contentChanged: @escaping @Sendable () -> Void) -> some View {
        modifier(AppEventsModifier(app: app, contentChanged: contentChanged))
    }
}

/// Passes SwiftUI's events on to an app.
struct AppEventsModifier: ViewModifier {
    let app: any DeviceEvents
    /// Makes the screen again, because time has passed in the background, and the app has stored what it found.
    let contentChanged: @Sendable () -> Void
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
        content
            .onChange(of: phase, initial: true) { _, phase in
                // An inactive scene is still visible, for example below the list of notifications.
                guard phase != .inactive else { return }
                Task {
                    await app.sceneBecame(active: phase == .active)
                    contentChanged()
                }
            }
            .onOpenURL { url in
                Task { await app.opened(url) }
            }
    }
}
#endif
