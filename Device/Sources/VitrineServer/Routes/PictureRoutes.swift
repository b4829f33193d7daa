import Foundation
import Hummingbird
import VitrineDevice
import VitrineSheet
import VitrineWire
import WidgetArchive

/// The routes for pictures that a headless browser takes: pages that are complete as soon as they are loaded.
struct PictureRoutes {
    let device: Device

    /// Adds the routes.
    func add(to router: Router<some Hummingbird.RequestContext>) {
        router.get("still/:id") { _, context in
            let state = await device.snapshot()
            let widget = try state.widget(context.parameters.decoded("id"))
            return Self.page(widget, in: state)
        }
        let api = router.group("api")
        api.get("still") { _, _ in
            var connection = PageConnection()
            return StillAnswer(events: try connection.events(for: await device.snapshot()))
        }
        api.get("pictures/phone") { request, _ in
            let state = await device.snapshot()
            // No home screen has so many pages, and people count from 1.
            let page = min(request.uri.queryParameters["page"].flatMap { Int($0) } ?? 0, 10_000)
            let count = 1 + (state.widgets.compactMap(\.position?.page).max() ?? 0)
            guard (0..<max(count, 1)).contains(page) else {
                throw DeviceError(
                    .notFound,
                    "the home screen has \(count) \(count == 1 ? "page" : "pages"), not \(page + 1)"
                )
            }
            var size = state.screen.size
            // In StandBy the phone lies on its side.
            if state.settings.standBy != .off, state.foreground == nil {
                swap(&size.width, &size.height)
            }
            return Size(width: size.width, height: size.height)
        }
        api.get("pictures/widgets/:id") { _, context in
            let widget = try await device.snapshot().widget(context.parameters.decoded("id"))
            return Size(width: widget.size.width, height: widget.size.height)
        }
    }

    private struct Size: ResponseCodable {
        var width, height: Double
    }

    /// The events that an open page would get, for a page that takes no further ones.
    private struct StillAnswer: ResponseGenerator {
        let events: [ServerSentEvent]

        func response(from request: Request, context: some Hummingbird.RequestContext) throws -> Response {
            let members = events.map { "\"\($0.name)\":\(String(decoding: $0.json, as: UTF8.self))" }
            return Response(ByteBuffer(string: "{\(members.joined(separator: ","))}"), type: "application/json")
        }
    }

    /// A page with nothing but a widget, which needs no script.
    private static func page(_ widget: PlacedWidgetSnapshot, in state: DeviceSnapshot) -> Response {
        let text = """
            <!doctype html><html lang="en" data-appearance="\(state.settings.appearance.rawValue)"><head><meta charset="utf-8">
            <title>Widget</title><link rel="stylesheet" href="/page/all.css"></head>
            <body class="still\(widget.family.isAccessory ? " accessory" : "")">
            <div class="still-widget" style="width:\(widget.size.width)px;height:\(widget.size.height)px;\
            border-radius:\(widget.cornerRadius)px">\(PageDrawing.html(of: widget, in: state) ?? "")</div></body></html>
            """
        return Response(ByteBuffer(string: text), type: "text/html; charset=utf-8")
    }
}
