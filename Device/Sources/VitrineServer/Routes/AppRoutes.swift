import Hummingbird
import VitrineDevice
import VitrineSheet
import VitrineWire
import WidgetArchive

/// The routes for apps: screens with their taps, intents with their forms.
struct AppRoutes {
    let device: Device
    /// The screens that the pages have received most recently.
    let ledger: SentScreens

    /// Adds the routes below `/api/apps`.
    func add(to group: RouterGroup<some Hummingbird.RequestContext>) {
        group.get(":id/screen") { _, context in
            try await screen(of: try context.parameters.decoded("id"))
        }
        group.post(":id/tap") { request, context in
            let body = try await CommandBody.read(TapCommand.self, from: request)
            return try await tap(body, in: try context.parameters.decoded("id"))
        }
        group.get(":id/intents") { _, context in
            try await intents(of: try context.parameters.decoded("id"))
        }
        group.post(":id/intents/:name") { request, context in
            let body = try await CommandBody.read(IntentCommand.self, from: request)
            let action = ArchivedAction(intent: try context.parameters.decoded("name"), parameters: body.parameters)
            try await device.performAppIntent(action, in: try context.parameters.decoded("id"))
            return Done()
        }
    }

    private struct TapAnswer: ResponseCodable {
        /// The intent that lacks a value, which the page asks for as the system does; nil if it was performed.
        var asksFor: String?
    }

    private struct IntentCommand: Decodable {
        var parameters: [String: String]
    }

    /// A screen; nothing, if the app is not open.
    private struct ScreenAnswer: ResponseCodable {
        var html: String?
        var height: Double?
        var digest: ArchiveDigest?
    }

    private struct IntentsAnswer: ResponseCodable {
        var intents: [IntentForm]
    }

    /// The height of the page's own bars in the app's window, in points.
    private static var barHeight: Double { 54 + 74 }

    private func screen(of app: String) async throws -> ScreenAnswer {
        let state = await device.snapshot()
        let request = ScreenRequest(
            width: state.screen.size.width,
            height: state.screen.size.height - Self.barHeight,
            variant: AppearanceVariant(isDark: state.settings.appearance != .light)
        )
        guard let picture = try await picture(of: app, request, in: state) else { return ScreenAnswer() }
        await ledger.remember(picture, of: app)
        return ScreenAnswer(
            html: PageDrawing(settings: state.settings, date: state.clock.date).screen(picture.archive, id: "app"),
            height: picture.archive.size.height,
            digest: picture.digest
        )
    }

    /// The screen of an app; nil if it was closed after the page had been told that it was open.
    private func picture(
        of app: String,
        _ request: ScreenRequest,
        in state: DeviceSnapshot
    ) async throws(DeviceError) -> DrawnRendering.Picture? {
        do throws(DeviceError) {
            return try await device.appScreen(app, request)
        } catch {
            guard error.code == .notFound, state.apps.contains(where: { $0.id == app }) else { throw error }
            return nil
        }
    }

    private func tap(_ tap: TapCommand, in app: String) async throws -> TapAnswer {
        guard let action = await ledger.action(tap.action, onScreen: tap.digest, of: app) else {
            throw HTTPError(.conflict, message: "The screen has changed since it was drawn. Tap it again.")
        }
        let forms = await device.snapshot().apps.first { $0.id == app }?.app?.intents ?? []
        let lacksValue = forms.first { $0.name == action.intent }?.parameters
            .contains { !$0.isOptional && $0.defaultValue == nil && action.parameters[$0.name] == nil }
        if lacksValue == true { return TapAnswer(asksFor: action.intent) }
        try await device.performAppIntent(action, in: app)
        return TapAnswer()
    }

    private func intents(of app: String) async throws -> IntentsAnswer {
        guard let known = await device.snapshot().apps.first(where: { $0.id == app }) else {
            throw HTTPError(.notFound, message: "There is no app \(app) on this device.")
        }
        let program = ProgramReference(app: app, role: .app)
        var forms: [IntentForm] = []
        for form in known.app?.intents ?? [] { forms.append(await device.filled(form, of: program)) }
        return IntentsAnswer(intents: forms)
    }
}
