#if !canImport(WidgetKit)
import VitrineWire

/// Asks the system for reloads, and tells which widgets are placed.
public final class WidgetCenter: Sendable {
    /// The only centre.
    public static let shared = WidgetCenter()

    private init() {}

    /// Asks for new timelines of all placed widgets of a kind.
    ///
    /// A hint: nothing tells whether it was accepted. The wish goes to the device with the response to the request that
    /// is being answered.
    public func reloadTimelines(ofKind kind: String) {
        ask(ReloadRequest(kind: kind))
    }

    /// Asks for new timelines of all the app's placed widgets.
    public func reloadAllTimelines() {
        ask(ReloadRequest())
    }

    /// Says that the recommended configurations changed; the device asks for them afresh each time anyway.
    public func invalidateConfigurationRecommendations() {}

    /// The widgets that are placed.
    public func currentConfigurations() async throws -> [WidgetInfo] {
        placedWidgets
    }

    /// Gives the widgets that are placed.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success(placedWidgets))
    }

    private var placedWidgets: [WidgetInfo] {
        RequestScope.current?.placedWidgets.compactMap(WidgetInfo.init) ?? []
    }

    private func ask(_ request: ReloadRequest) {
        guard let scope = RequestScope.current else {
            StandardError.write("a reload was asked for outside a request and is lost: \(request.kind ?? "all kinds")")
            return
        }
        scope.askForReload(request)
    }
}

/// A placed widget.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
    /// Tells placed widgets apart while the list is in hand.
    public let id: String
    /// The kind.
    public let kind: String
    /// The family.
    public let family: WidgetFamily
    private let configuration: [String: String]?

    init?(_ placed: PlacedWidget) {
        guard let family = WidgetFamily(named: placed.family) else { return nil }
        id = placed.id
        kind = placed.kind
        self.family = family
        configuration = placed.configuration
    }

    /// The widget's configuration; nil if it has none, or one of another type.
    ///
    /// Entities are not looked up: their parameters are left unset, as are those whose value cannot be read.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of type: Intent.Type) -> Intent? {
        guard let configuration else { return nil }
        let intent = Intent()
        let parameters = IntentParameters(of: intent).all
        for (name, text) in configuration {
            guard let parameter = parameters.first(where: { $0.name == name })?.parameter else { return nil }
            // As the summary says: what cannot be read here leaves its parameter unset.
            try? parameter.setWithoutQuery(_IntentJSON(text: text))
        }
        return intent
    }
}
#endif
