#if !canImport(WidgetKit)
public import Vitrine
public import VitrineWidgets
public import VitrineWire
public import WidgetArchive

/// A widget extension inside the test's process, answering as it would answer the device.
///
/// ```swift
/// let time = ManualTime("2026-06-03T09:41:00Z")
/// let host = ExtensionHost(HabitsBundle(), time: time, containers: folder)
/// let timeline = try await host.timeline(kind: "habits", family: .systemMedium)
/// #expect(timeline.entries.count == 3)
/// ```
///
/// Each request is a task's own: hosts of tests that run beside each other do not see each other.
@MainActor
public final class ExtensionHost {
    /// The clock of the requests.
    public let time: ManualTime
    /// Reloads that were asked for so far, oldest first.
    public private(set) var reloads: [ReloadRequest] = []
    /// The widgets that the extension is told are placed.
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

    /// What the extension offers.
    public func describe() async throws -> ChildDescription {
        guard case .description(let description) = try await answer(.describe) else { throw HostRequests.mismatch }
        return description
    }

    /// The placeholder's look, redacted.
    public func placeholder(kind: String, family: WidgetFamily) async throws -> ArchivedLook {
        try await look(.placeholder(WidgetPlacement(kind: kind, family: family)))
    }

    /// The look of this moment.
    ///
    /// The configuration's parameters are JSON texts by name; those that are missing have their defaults.
    public func snapshot(
        kind: String,
        family: WidgetFamily,
        configuration: [String: String]? = nil,
        isPreview: Bool = false
    ) async throws -> ArchivedLook {
        let placement = WidgetPlacement(kind: kind, family: family, configuration: configuration)
        return try await look(.snapshot(placement, isPreview: isPreview))
    }

    /// The entries to come with their looks, in each of the appearances.
    ///
    /// The configuration's parameters are JSON texts by name; those that are missing have their defaults.
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

    /// Performs the action of a picture, as a tap on it does.
    /// - Returns: Whether the app is to come to the front.
    @discardableResult
    public func perform(_ action: ArchivedAction) async throws -> Bool {
        guard case .done(let opensApp) = try await answer(.performIntent(action)) else { throw HostRequests.mismatch }
        return opensApp
    }

    /// The values that a parameter of an intent can take.
    public func options(intent: String, parameter: String, search: String? = nil) async throws -> [ParameterOption] {
        let body = WireRequest.Body.options(intent: intent, parameter: parameter, search: search)
        guard case .options(let options) = try await answer(body) else { throw HostRequests.mismatch }
        return options
    }

    /// Answers any request.
    /// - Throws: `WireFailure` if the extension refused it or its code failed.
    public func answer(_ body: WireRequest.Body) async throws -> WireResponse.Body {
        let response = await requests.response(to: body, from: runtime, at: time.moment, placedWidgets)
        reloads += response.reloads
        if case .failed(let failure) = response.body { throw failure }
        return response.body
    }

    private func look(_ body: WireRequest.Body) async throws -> ArchivedLook {
        guard case .look(let look) = try await answer(body) else { throw HostRequests.mismatch }
        return look
    }
}
#endif
