#if !canImport(Darwin)
public import Vitrine
public import VitrineWidgets
public import VitrineWire
public import WidgetArchive

/// A widget extension inside the test's process that answers requests as it would answer the device.
///
/// ```swift
/// let time = ManualTime("2026-06-03T09:41:00Z")
/// let host = ExtensionHost(HabitsBundle(), time: time, containers: folder)
/// let timeline = try await host.timeline(kind: "habits", family: .systemMedium)
/// #expect(timeline.entries.count == 3)
/// ```
///
/// Each request belongs to its own task, so hosts in parallel tests do not affect each other.
@MainActor
public final class ExtensionHost {
    /// The clock of the requests.
    public let time: ManualTime
    /// The reloads requested so far, oldest first.
    public private(set) var reloads: [ReloadRequest] = []
    /// The placed widgets that are reported to the extension.
    public var placedWidgets: [PlacedWidget] = []

    private let runtime: ExtensionRuntime
    private let requests: HostRequests

    /// Hosts a bundle.
    public init(_ bundle: some WidgetBundle, time: ManualTime, containers: ContainersDirectory? = nil) {
        self.time = time
        runtime = ExtensionRuntime(bundle)
        requests = HostRequests(containers: containers)
    }

    /// Hosts a single widget.
    public init(_ widget: some Widget, time: ManualTime, containers: ContainersDirectory? = nil) {
        self.time = time
        runtime = ExtensionRuntime(widget)
        requests = HostRequests(containers: containers)
    }

    /// Returns what the extension offers.
    public func describe() async throws -> ChildDescription {
        guard case .description(let description) = try await answer(.describe) else { throw HostRequests.mismatch }
        return description
    }

    /// Returns the archived placeholder, redacted.
    public func placeholder(kind: String, family: WidgetFamily) async throws -> ArchivedRendering {
        try await rendering(.placeholder(WidgetPlacement(kind: kind, family: family)))
    }

    /// Returns the archived snapshot.
    ///
    /// The configuration's parameters are JSON texts by name; missing parameters have their defaults. A configuration
    /// intent can be given instead.
    public func snapshot(
        kind: String,
        family: WidgetFamily,
        configuration: [String: String]? = nil,
        isPreview: Bool = false
    ) async throws -> ArchivedRendering {
        let placement = WidgetPlacement(kind: kind, family: family, configuration: configuration)
        return try await rendering(.snapshot(placement, isPreview: isPreview))
    }

    /// Returns the timeline's entries with their archived views, in each of the appearances.
    ///
    /// The configuration's parameters are JSON texts by name; missing parameters have their defaults. A configuration
    /// intent can be given instead.
    public func timeline(
        kind: String,
        family: WidgetFamily,
        configuration: [String: String]? = nil,
        variants: [AppearanceVariant] = [AppearanceVariant()]
    ) async throws -> ArchivedTimeline {
        let placement = WidgetPlacement(kind: kind, family: family, variants: variants, configuration: configuration)
        guard case .timeline(let timeline) = try await answer(.timeline(placement)) else {
            throw HostRequests.mismatch
        }
        return timeline
    }

    /// Performs an archived action, as a tap on its button does.
    /// - Returns: Whether the app comes to the front.
    @discardableResult
    public func perform(_ action: ArchivedAction) async throws -> Bool {
        guard case .done(let opensApp) = try await answer(.performIntent(action)) else { throw HostRequests.mismatch }
        return opensApp
    }

    /// Performs an intent with its parameters' current values.
    @discardableResult
    public func perform(_ intent: any AppIntent) async throws -> Bool {
        try await perform(ArchivedAction(performing: intent))
    }

    /// Returns the values that a parameter of an intent can take.
    public func options(intent: String, parameter: String, search: String? = nil) async throws -> [ParameterOption] {
        let body = WireRequest.Body.options(intent: intent, parameter: parameter, search: search)
        guard case .options(let options) = try await answer(body) else { throw HostRequests.mismatch }
        return options
    }

    /// Sends any request to the extension.
    /// - Throws: `WireFailure` if the extension refused the request or its code failed.
    public func answer(_ body: WireRequest.Body) async throws -> WireResponse.Body {
        let response = await requests.response(to: body, from: runtime, at: time.moment, placedWidgets)
        reloads += response.reloads
        if case .failed(let failure) = response.body { throw failure }
        return response.body
    }

    private func rendering(_ body: WireRequest.Body) async throws -> ArchivedRendering {
        guard case .rendering(let rendering) = try await answer(body) else { throw HostRequests.mismatch }
        return rendering
    }
}
#endif
