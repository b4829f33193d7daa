import VitrineWire

/// Requests reloads from the system, and lists the placed widgets.
public final class WidgetCenter: Sendable {
    /// The shared centre.
    public static let shared = WidgetCenter()

    private init() {}

    /// Requests new timelines for all placed widgets of a kind.
    ///
    /// The request is a hint; there is no report whether it was accepted. It goes to the device with the response to
    /// the request that is being answered.
    public func reloadTimelines(ofKind kind: String) {
        ask(ReloadRequest(kind: kind))
    }

    /// Requests new timelines for all of the app's placed widgets.
    public func reloadAllTimelines() {
        ask(ReloadRequest())
    }

    /// Reports that the recommended configurations changed; without effect here, because the device asks for them
    /// each time.
    public func invalidateConfigurationRecommendations() {}

    /// Returns the placed widgets.
    public func currentConfigurations() async throws -> [WidgetInfo] {
        placedWidgets
    }

    /// Passes the placed widgets to a completion handler.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success(placedWidgets))
    }

    private var placedWidgets: [WidgetInfo] {
        RequestScope.current?.placedWidgets.compactMap(WidgetInfo.init) ?? []
    }

    private func ask(_ request: ReloadRequest) {
        guard let scope = RequestScope.current else {
            DeviceLog.write("a reload was requested outside a request and is ignored: \(request.kind ?? "all kinds")")
            return
        }
        scope.askForReload(request)
    }
}

/// A placed widget.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
    /// Distinguishes placed widgets within one list; not a permanent identifier.
    public let id: String
    /// The kind by which the extension declares the widget.
    public let kind: String
    /// The size in which the person placed the widget.
    public let family: WidgetFamily
    private let configuration: [String: String]?

    init?(_ placed: WidgetPlacement) {
        guard let id = placed.id, let family = WidgetFamily(named: placed.family) else { return nil }
        self.id = id
        kind = placed.kind
        self.family = family
        configuration = placed.configuration
    }

    /// Returns the widget's configuration, or nil if it has none or it does not fit the type.
    ///
    /// Entities are not looked up: their parameters remain unset, as do parameters whose value cannot be read.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of type: Intent.Type) -> Intent? {
        guard let configuration else { return nil }
        let intent = Intent()
        let parameters = IntentParameters(of: intent).all
        for (name, text) in configuration {
            guard let parameter = parameters.first(where: { $0.name == name })?.parameter else { return nil }
            // A value that cannot be read leaves its parameter unset, as documented.
            try? parameter.setWithoutQuery(_IntentJSON(text: text))
        }
        return intent
    }
}
