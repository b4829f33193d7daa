#if !canImport(Darwin)
import VitrineUI
public import VitrineWidgets
public import VitrineWire

extension ExtensionHost {
    /// Returns the archived snapshot of a widget with a configuration.
    public func snapshot(
        kind: String,
        family: WidgetFamily,
        configuration: some WidgetConfigurationIntent,
        isPreview: Bool = false
    ) async throws -> ArchivedRendering {
        try await snapshot(
            kind: kind,
            family: family,
            configuration: configuration.archivedParameters,
            isPreview: isPreview
        )
    }

    /// Returns the timeline of a widget with a configuration, each entry with its archived views.
    ///
    /// ```swift
    /// let configuration = ParkConfiguration()
    /// configuration.park = .ttukseom
    /// let timeline = try await host.timeline(kind: "park", family: .systemSmall, configuration: configuration)
    /// ```
    public func timeline(
        kind: String,
        family: WidgetFamily,
        configuration: some WidgetConfigurationIntent,
        variants: [AppearanceVariant] = [AppearanceVariant()]
    ) async throws -> ArchivedTimeline {
        try await timeline(
            kind: kind,
            family: family,
            configuration: configuration.archivedParameters,
            variants: variants
        )
    }

    /// Adds a widget to the placed widgets that `WidgetCenter` lists.
    public func place(kind: String, family: WidgetFamily) {
        var placed = WidgetPlacement(kind: kind, family: family)
        placed.id = "w\(placedWidgets.count + 1)"
        placedWidgets.append(placed)
    }

    /// Adds a widget with a configuration to the placed widgets that `WidgetCenter` lists.
    public func place(kind: String, family: WidgetFamily, configuration: some WidgetConfigurationIntent) {
        place(kind: kind, family: family)
        placedWidgets[placedWidgets.count - 1].configuration = configuration.archivedParameters
    }
}

extension AppIntent {
    /// The values that are set, as JSON texts by name: the form in which the device keeps a configuration.
    var archivedParameters: [String: String] { IntentParameters(of: self).values }
}
#endif
