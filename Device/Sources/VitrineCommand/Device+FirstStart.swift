import VitrineDevice
import VitrineWire
import WidgetArchive

/// What is done at the first start of a device, in place of the person who would install the apps.
extension Device {
    /// Opens each app once; an app that does not start reports it on its own screen and in the trace.
    func openApps() async {
        for app in snapshot().apps {
            guard (try? await openApp(app.id)) != nil else { continue }
            try? await goHome()
        }
    }

    /// Places each widget in the smallest family that the screen has, as far as there is room.
    func placeWidgets() async {
        for app in await describedApps() {
            for widget in app.widgets?.widgets ?? [] {
                guard let family = widget.families.lazy.compactMap(DisplayFamily.init).first else { continue }
                // A full home screen refuses the widget, which then waits in the gallery.
                _ = try? await place(widget.kind, family, of: app.id)
            }
        }
    }

    /// Waits until every extension has described its widgets, or could not.
    private func describedApps() async -> [AppSnapshot] {
        for await snapshot in updates() {
            let areKnown = snapshot.apps.allSatisfy { app in
                app.widgets != nil || app.programs.contains { $0.trouble != nil }
            }
            if areKnown { return snapshot.apps }
        }
        return []
    }
}
