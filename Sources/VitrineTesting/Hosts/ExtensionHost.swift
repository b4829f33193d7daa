#if !canImport(Darwin)
public import Vitrine
public import VitrineWidgets
public import VitrineWire
public import WidgetArchive

/// A widget extension that answers requests as it would answer the device: inside the test's process, or as its own
/// program.
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
    /// The process of the extension's program; nil if the extension is inside the test's process.
    public let processIdentifier: Int32?
    /// The placed widgets that are reported to the extension.
    public var placedWidgets: [WidgetPlacement] = []

    private let requests: HostRequests

    /// Hosts a bundle.
    ///
    /// - Parameters:
    ///   - bundle: The bundle.
    ///   - time: The clock of the requests; in a test with the trait `.device`, that of the device unless another is
    ///     given.
    ///   - containers: The folder that holds the groups' containers; if nil, that of the clock's moment.
    public init(
        _ bundle: some WidgetBundle,
        time: ManualTime = ManualTime(.current),
        containers: ContainersDirectory? = nil
    ) {
        self.time = time
        requests = HostRequests(.runtime(ExtensionRuntime(bundle), containers))
        processIdentifier = nil
    }

    /// Hosts a single widget.
    ///
    /// - Parameters:
    ///   - widget: The widget.
    ///   - time: The clock of the requests; in a test with the trait `.device`, that of the device unless another is
    ///     given.
    ///   - containers: The folder that holds the groups' containers; if nil, that of the clock's moment.
    public init(
        _ widget: some Widget,
        time: ManualTime = ManualTime(.current),
        containers: ContainersDirectory? = nil
    ) {
        self.time = time
        requests = HostRequests(.runtime(ExtensionRuntime(widget), containers))
        processIdentifier = nil
    }

    /// Starts an extension's program, and asks it as the device does; it runs as long as the host exists.
    ///
    /// It waits for nothing in real time, so that an answer does not depend on the machine.
    ///
    /// - Parameters:
    ///   - program: The program, such as `Program(name: "habits-widget")`.
    ///   - time: The clock of the requests.
    ///   - containers: The folder that holds the groups' containers.
    ///   - environment: Variables in addition to the minimum that a program needs.
    /// - Throws: `Program.Missing` if the program was not built, or the system's error.
    public init(
        program: Program,
        time: ManualTime,
        containers: ContainersDirectory,
        environment: [String: String] = [:]
    ) throws {
        self.time = time
        let child = try ChildProgram(program, containers: containers, environment: environment)
        requests = HostRequests(.program(child))
        processIdentifier = child.processIdentifier
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
    ///
    /// - Returns: Whether the app comes to the front; it says nothing of success.
    /// - Throws: `WireFailure` if the intent failed.
    @discardableResult
    public func perform(_ action: ArchivedAction) async throws -> Bool {
        guard case .done(let opensApp) = try await answer(.performIntent(action)) else { throw HostRequests.mismatch }
        return opensApp
    }

    /// Performs an intent with its parameters' current values.
    ///
    /// - Returns: Whether the app comes to the front; it says nothing of success.
    /// - Throws: `WireFailure` if the intent failed.
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
        let response = try await requests.response(to: body, at: time.moment, placedWidgets)
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
