import Foundation
import Hummingbird
import VitrineDevice
import VitrineWire
import WidgetArchive

/// The routes for placed widgets: place, configure, tap, open, explain.
struct WidgetRoutes {
    let device: Device

    /// Adds the routes below `/api/widgets`.
    func add(to group: RouterGroup<some Hummingbird.RequestContext>) {
        group.post { request, _ in
            let body = try await CommandBody.read(PlaceCommand.self, from: request)
            let id = try await device.place(
                body.kind,
                body.family,
                of: body.app,
                at: body.position,
                configuration: body.configuration
            )
            return Placed(id: id)
        }
        group.get(":id/timeline") { _, context in
            let state = await device.snapshot()
            return TimelineAnswer(try state.widget(context.parameters.decoded("id")), in: state)
        }
        group.get(":id/why") { request, context in
            try await why(
                try context.parameters.decoded("id"),
                at: request.uri.queryParameters["at"].map { String($0) }
            )
        }
        group.get(":id/room") { request, context in
            try await room(for: try context.parameters.decoded("id"), at: request.uri.queryParameters["at"])
        }
        group.get(":id/configuration") { _, context in
            try await configuration(of: try context.parameters.decoded("id"))
        }
        group.post(":id/configuration") { request, context in
            let body = try await CommandBody.read(ConfigureCommand.self, from: request)
            try await device.configure(try context.parameters.decoded("id"), body.parameters)
            return Done()
        }
        group.post(":id/tap") { request, context in
            let body = try await CommandBody.read(TapCommand.self, from: request)
            try await device.tap(body.action, on: try context.parameters.decoded("id"), digest: body.digest)
            return Done()
        }
        group.post(":id/open") { request, context in
            let body = try await CommandBody.read(OpenCommand.self, from: request)
            try await open(try context.parameters.decoded("id"), body)
            return Done()
        }
    }

    private struct Placed: ResponseCodable {
        var id: String
    }

    private struct PlaceCommand: Decodable {
        var app: String
        var kind: String
        var family: DisplayFamily
        /// The top left cell; nil for the first free position.
        var position: GridPosition?
        /// The parameters by name, each as JSON text; nil for the default.
        var configuration: [String: String]?
    }

    private struct ConfigureCommand: Decodable {
        /// The parameters by name, each as JSON text; nil restores the default.
        var parameters: [String: String]?
    }

    private struct Room: ResponseCodable {
        /// By widget; nil if there is no room.
        var positions: [String: GridPosition]?
    }

    private struct ConfigurationAnswer: ResponseCodable {
        var form: IntentForm
        var values: [String: String]
    }

    private struct OpenCommand: Decodable {
        var url: String?
        var digest: ArchiveDigest?
    }

    /// Explains a widget, now or at a moment in ISO 8601.
    private func why(_ id: String, at time: String?) async throws -> Response {
        let date = try time.map { time in
            guard let date = DeviceClock.isoDate(time) else {
                throw HTTPError(
                    .badRequest,
                    message: "The time \(time) is not in ISO 8601. Write it as 2026-01-31T09:30:00Z."
                )
            }
            return date
        }
        let explanation = try await device.explanation(of: id, at: date)
        return Response(ByteBuffer(bytes: explanation.json), type: "application/json", [.cacheControl: "no-store"])
    }

    /// Where the widgets would be if one moved to a cell, for a page on which it is dragged.
    private func room(for id: String, at cell: Substring?) async throws -> Room {
        guard let position = cell.flatMap({ GridPosition(cell: String($0)) }) else {
            throw HTTPError(.badRequest, message: "`at` is not a cell. Write it as PAGE,COLUMN,ROW, each from 1.")
        }
        let widget = try await device.snapshot().widget(id)
        return Room(positions: await device.positions(moving: widget.id, to: position))
    }

    /// Follows the tapped link, or opens the app if the widget has no rendering yet and therefore no links.
    private func open(_ id: String, _ command: OpenCommand) async throws {
        if let digest = command.digest {
            try await device.tapLink(command.url, on: id, digest: digest)
        } else {
            try await device.openApp(try await device.snapshot().widget(id).app)
        }
    }

    /// The form of a widget's configuration, with the current values.
    private func configuration(of id: String) async throws -> ConfigurationAnswer {
        let widget = try await device.snapshot().widget(id)
        let known = await device.snapshot().apps.first { $0.id == widget.app }?.widgets?.intents ?? []
        guard let form = known.first(where: { $0.name == widget.configurationIntent }) else {
            throw HTTPError(.notFound, message: "\(widget.displayName) has nothing to configure.")
        }
        let program = ProgramReference(app: widget.app, role: .widget)
        return ConfigurationAnswer(
            form: await device.filled(form, of: program),
            values: widget.configuration ?? [:]
        )
    }
}
