public import Foundation
public import VitrineDevice
import WidgetArchive

extension DeviceClient {
    /// A widget as text, with its controls.
    /// - Throws: ``ClientError`` with code `notFound`.
    public func reading(of widget: String) async throws(ClientError) -> WidgetReading {
        try await ask("/api/widgets/\(Self.escaped(widget))/reading", as: WidgetReading.self)
    }

    /// Why a widget shows what it shows, now or at a moment.
    public func explanation(of widget: String, at date: Date? = nil) async throws(ClientError) -> WidgetExplanation {
        let query = date.map { "?at=\(Self.escaped($0.formatted(.iso8601)))" } ?? ""
        return try await ask("/api/widgets/\(Self.escaped(widget))/why\(query)", as: WidgetExplanation.self)
    }

    /// Places a widget.
    /// - Parameters:
    ///   - kind: The kind, or the name in the gallery.
    ///   - family: Apple's name or its short form, such as `small`; nil for the first that the widget has.
    ///   - app: The app's id or name; needed only if several apps have the kind.
    ///   - position: The top left cell; nil for the first free place.
    ///   - configuration: The parameters by name, each as JSON text; nil for the default.
    /// - Returns: The instance's identifier.
    /// - Throws: ``ClientError``: `notFound` with the closest name, `refused` if there is no room.
    public func place(
        _ kind: String,
        family: String? = nil,
        app: String? = nil,
        at position: GridPosition? = nil,
        configuration: [String: String]? = nil
    ) async throws(ClientError) -> String {
        let chosen = try GalleryChoice(kind, family: family, app: app, in: try await status())
        var body: [String: JSONValue] = [
            "app": .string(chosen.app), "kind": .string(chosen.kind), "family": .string(chosen.family.rawValue),
        ]
        if let position {
            body["position"] = [
                "page": .integer(position.page), "column": .integer(position.column), "row": .integer(position.row),
            ]
        }
        if let configuration { body["configuration"] = .object(configuration.mapValues { .string($0) }) }
        let json = Data(CommandJSON.text(JSONValue.object(body), isOneLine: true).utf8)
        let data = try await change(DeviceRequest(.post, "/api/widgets", body: json))
        guard let id = (try? CommandJSON.read(JSONValue.self, from: data))?["id"]?.string else {
            throw ClientError(.invalidAnswer, "the device did not name the placed widget")
        }
        return id
    }

    /// Taps a button, toggle or link of a widget, or the widget itself, and waits for its effect.
    /// - Parameters:
    ///   - widget: The placed widget's identifier.
    ///   - control: An action's identifier, the label of a control or the widget's own address; nil for the only
    ///     control, or for a widget without any.
    ///   - digest: The rendering that is tapped; nil for the one that is shown now.
    /// - Returns: What was tapped.
    /// - Throws: ``ClientError``: `staleTap` if the widget shows another rendering than `digest`.
    public func tap(_ widget: String, _ control: String? = nil, digest: String? = nil) async throws(ClientError)
        -> TappedControl
    {
        let reading = try await reading(of: widget)
        guard let shown = reading.digest else {
            throw ClientError(.notFound, "\(widget) shows nothing yet; `vitrine why \(widget)` says why")
        }
        if let digest, digest != shown.description {
            throw ClientError(
                .staleTap,
                "\(widget) shows another picture than \(digest); read it again with `vitrine read \(widget)` and tap what it shows"
            )
        }
        let tapped = try TappedControl(control, in: reading)
        let path = "/api/widgets/\(Self.escaped(widget))"
        let mark = JSONValue.string(shown.description)
        if let action = tapped.action {
            try await send(path + "/tap", ["action": .string(action), "digest": mark])
        } else {
            let url = tapped.url.map { ["url": JSONValue.string($0)] } ?? [:]
            try await send(path + "/open", .object(url.merging(["digest": mark]) { own, _ in own }))
        }
        return tapped
    }
}
