import Foundation
public import VitrineDevice
import VitrineScript
import VitrineWire

/// Finds the app that offers a kind of widget, by asking the extensions.
public struct SheetApp: Sendable {
    private let manifest: DeviceManifest
    private let folder: String

    /// - Parameters:
    ///   - manifest: The installed apps, with absolute paths of their programs, and how they are confined.
    ///   - folder: An empty folder for a device's state.
    public init(manifest: DeviceManifest, folder: String) {
        self.manifest = manifest
        self.folder = folder
    }

    /// Finds the app that offers a kind.
    /// - Parameters:
    ///   - kind: The kind.
    ///   - app: The app's id, if it is known; then no extension is asked.
    /// - Returns: The app's id.
    /// - Throws: ``SheetError`` with code `notFound` if no app offers the kind, `unknown` if more than one does or the
    ///   app is not installed; `ScriptError` and `DeviceError` if the device cannot be made.
    public func offering(_ kind: String, _ app: String? = nil) async throws -> String {
        if let app {
            let known = manifest.apps.map(\.id)
            guard known.contains(app) else {
                throw SheetError(.unknown, "no app \(app) is installed; \(Spelling.hint(for: app, of: known))")
            }
            return app
        }
        if manifest.apps.count == 1 { return manifest.apps[0].id }
        let script = DeviceScript(asking: Date(timeIntervalSince1970: 1_770_094_800))
        let player = try ScriptPlayer(script, file: "sheet", manifest: manifest, folder: folder)
        let (_, apps) = try await player.play { await $0.snapshot().apps }
        let offers = (apps ?? []).map { app in (app.id, app.widgets?.widgets.map(\.kind) ?? []) }
        let offering = offers.filter { $0.1.contains(kind) }.map(\.0)
        guard let found = offering.first else {
            let hint = Spelling.hint(for: kind, of: offers.flatMap(\.1))
            throw SheetError(.notFound, "no installed app offers a widget of kind \(kind); \(hint)")
        }
        guard offering.count == 1 else {
            throw SheetError(.unknown, "\(kind) is offered by \(offering.joined(separator: ", ")); name one with --app")
        }
        return found
    }
}
