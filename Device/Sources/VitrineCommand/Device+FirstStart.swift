import Foundation
import VitrineDevice
import VitrineWire
import WidgetArchive

/// Whether the first start of a device in a state folder has still to be finished, also by the next one.
struct FirstStart {
    let isPending: Bool
    private let mark: String

    init(stateFolder folder: String) {
        mark = folder + "/first-start"
        isPending =
            !FileManager.default.fileExists(atPath: folder) || FileManager.default.fileExists(atPath: mark)
    }

    /// Notes the first start in the folder, which exists now.
    func begin() throws {
        if isPending { try CommandFiles.write(Data(), to: mark) }
    }

    /// Notes that it was finished.
    func end() { try? FileManager.default.removeItem(atPath: mark) }
}

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
            // A first start that was ended has placed some.
            let placed = Set(snapshot().widgets.filter { $0.app == app.id }.map(\.kind))
            for widget in app.widgets?.widgets ?? [] where !placed.contains(widget.kind) {
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
