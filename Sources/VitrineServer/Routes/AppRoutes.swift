import Hummingbird
import VitrineDevice
import VitrineWire
import WidgetArchive

/// Commands to apps: open, close, their screen, taps and links on it, intents with their forms.
struct AppRoutes {
    /// The device.
    let device: Device
    /// The screens drawn last.
    let ledger: ScreenLedger

    /// Adds the routes below `/api/apps`.
    func add(to group: RouterGroup<some RequestContext>) {
        group.post(":id/open") { _, context in
            try await device.done(.openApp(try context.parameters.require("id")))
        }
        group.post(":id/close") { _, _ in
            try await device.done(.goHome)
        }
        group.get(":id/screen") { _, context in
            try await screen(of: try context.parameters.require("id"))
        }
        group.post(":id/tap") { request, context in
            let body = try await CommandBody.read(TapCommand.self, from: request)
            return try await tap(body, in: try context.parameters.require("id"))
        }
        group.post(":id/link") { request, _ in
            let body = try await CommandBody.read(LinkCommand.self, from: request)
            return try await device.done(.openLink(body.url))
        }
        group.get(":id/intents") { _, context in
            try await intents(of: try context.parameters.require("id"))
        }
        group.post(":id/intents/:name") { request, context in
            let body = try await CommandBody.read(IntentCommand.self, from: request)
            let app = try context.parameters.require("id")
            let name = try context.parameters.require("name")
            return try await device.done(
                .performAppIntent(app: app, ArchivedAction(intent: name, parameters: body.parameters))
            )
        }
    }

    private struct TapCommand: Decodable {
        var action: String
        var digest: String
    }

    private struct LinkCommand: Decodable {
        var url: String
    }

    private struct IntentCommand: Decodable {
        var parameters: [String: String]
    }

    private struct ScreenAnswer: ResponseCodable {
        var html: String
        var height: Double
        var digest: String
    }

    private struct IntentsAnswer: ResponseCodable {
        var intents: [IntentForm]
    }

    /// The points that the page's own bars take from the app's window.
    private static var barHeight: Double { 54 + 74 }

    private func screen(of app: String) async throws -> ScreenAnswer {
        let state = await device.snapshot()
        let request = ScreenRequest(
            width: state.screen.size.width,
            height: state.screen.size.height - Self.barHeight,
            variant: AppearanceVariant(isDark: state.settings.appearance != .light)
        )
        switch await device.perform(.appScreen(app: app, request)) {
        case .look(let look):
            guard let archive = look.archives.first else {
                throw HTTPError(.badGateway, message: "\(app) answered without a screen.")
            }
            let drawing = PageDrawing(settings: state.settings, date: state.clock.date)
            let html = drawing.screen(archive, id: "app")
            let digest = await ledger.remember(archive, of: app)
            return ScreenAnswer(html: html, height: archive.size.height, digest: digest)
        case .refused(let error): throw error.httpError
        default: throw HTTPError(.badGateway, message: "\(app) answered without a screen.")
        }
    }

    private func tap(_ tap: TapCommand, in app: String) async throws -> Done {
        guard let action = await ledger.action(tap.action, onScreen: tap.digest, of: app) else {
            throw HTTPError(.conflict, message: "The screen has changed since it was drawn; look again and tap what is there now.")
        }
        return try await device.done(.performAppIntent(app: app, action))
    }

    private func intents(of app: String) async throws -> IntentsAnswer {
        guard let known = await device.snapshot().apps.first(where: { $0.id == app }) else {
            throw HTTPError(.notFound, message: "There is no app \(app) on this device.")
        }
        var forms = known.app?.intents ?? []
        for form in forms.indices {
            for index in forms[form].parameters.indices where forms[form].parameters[index].type == "entity" {
                forms[form].parameters[index].options = await options(
                    app,
                    intent: forms[form].name,
                    parameter: forms[form].parameters[index].name
                )
            }
        }
        return IntentsAnswer(intents: forms)
    }

    /// The values that an entity parameter can take; none if the app cannot say.
    private func options(_ app: String, intent: String, parameter: String) async -> [ParameterOption] {
        let reply = await device.perform(.options(.app(app), intent: intent, parameter: parameter, search: nil))
        guard case .options(let options) = reply else { return [] }
        return options
    }
}
