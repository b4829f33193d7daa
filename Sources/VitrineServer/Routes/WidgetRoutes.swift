import Hummingbird
import VitrineDevice

/// Commands to placed widgets: place, remove, reload, tap, open.
struct WidgetRoutes {
    /// The device.
    let device: Device

    /// Adds the routes below `/api/widgets`.
    func add(to group: RouterGroup<some RequestContext>) {
        group.post { request, _ in
            let body = try await CommandBody.read(PlaceCommand.self, from: request)
            return try await device.done(
                .place(app: body.app, kind: body.kind, family: body.family, position: nil, configuration: nil)
            )
        }
        group.delete(":id") { _, context in
            try await device.done(.remove(instance: try context.parameters.require("id")))
        }
        group.post(":id/reload") { _, context in
            try await reload(try context.parameters.require("id"))
        }
        group.post(":id/tap") { request, context in
            let body = try await CommandBody.read(TapCommand.self, from: request)
            let id = try context.parameters.require("id")
            return try await device.done(.tap(instance: id, digest: body.digest, action: body.action))
        }
        group.post(":id/open") { request, context in
            let body = try await CommandBody.read(OpenCommand.self, from: request)
            return try await open(try context.parameters.require("id"), body)
        }
    }

    private struct PlaceCommand: Decodable {
        var app: String
        var kind: String
        var family: DisplayFamily
    }

    private struct TapCommand: Decodable {
        var action: String
        var digest: String
    }

    private struct OpenCommand: Decodable {
        var url: String?
        var digest: String?
    }

    private func reload(_ id: String) async throws -> Done {
        guard let widget = await device.snapshot().widgets.first(where: { $0.id == id }) else {
            throw HTTPError(.notFound, message: "There is no widget \(id) on the home screen.")
        }
        return try await device.done(.reload(kind: widget.kind))
    }

    /// A widget without a picture has no links; a tap on it opens its app.
    private func open(_ id: String, _ command: OpenCommand) async throws -> Done {
        guard let widget = await device.snapshot().widgets.first(where: { $0.id == id }) else {
            throw HTTPError(.notFound, message: "There is no widget \(id) on the home screen.")
        }
        guard let digest = command.digest else { return try await device.done(.openApp(widget.app)) }
        return try await device.done(.tapLink(instance: id, digest: digest, url: command.url))
    }
}
