#if !canImport(Darwin)
public import Vitrine
import VitrinePlatform
public import VitrineUI
public import VitrineWidgets
public import VitrineWire
public import WidgetArchive

/// An app that answers requests as it would answer the device: inside the test's process, or as its own program.
///
/// ```swift
/// let host = AppHost(time: ManualTime("2026-06-03T09:41:00Z")) { HabitsApp() }
/// try await host.perform(ArchivedAction(intent: "Habits.LogHabit", parameters: ["habit": "\"Run\""]))
/// let screen = try await host.screen()
/// ```
@MainActor
public final class AppHost {
    /// The clock of the requests.
    public let time: ManualTime
    /// The reloads requested so far, oldest first.
    public private(set) var reloads: [ReloadRequest] = []
    /// The reasons why reloads were or were not requested so far, oldest first.
    public private(set) var notes: [ReloadNote] = []
    /// The time of the app's last requested wake; nil if it requested none or was woken since.
    public private(set) var wakeDate: Date?

    private let requests: HostRequests

    /// Hosts an app, which is created at the first request that needs it; in a test with the trait `.device` its clock
    /// is that of the device, unless another is given.
    public init<Content: App>(
        time: ManualTime = ManualTime(.current),
        containers: ContainersDirectory? = nil,
        app: @escaping @MainActor () -> Content
    ) {
        self.time = time
        requests = HostRequests(.runtime(AppRuntime(app), containers))
    }

    /// Starts an app's program, and asks it as the device does; it runs as long as the host exists.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - time: The clock of the requests.
    ///   - containers: The folder that holds the groups' containers.
    ///   - environment: Variables in addition to the minimum that a program needs.
    ///   - call: The system call at whose first entry the program is killed, such as `renameat2`, or several with
    ///     commas between them; nil for none. It needs strace.
    /// - Throws: `Program.Missing` if the program was not built, or the system's error.
    public init(
        program: Program,
        time: ManualTime,
        containers: ContainersDirectory,
        environment: [String: String] = [:],
        killedAt call: String? = nil
    ) throws {
        self.time = time
        let child = try ChildProgram(program, containers: containers, environment: environment, killedAt: call)
        requests = HostRequests(.program(child))
    }

    /// Returns what the app offers.
    public func describe() async throws -> ChildDescription {
        guard case .description(let description) = try await answer(.describe) else { throw HostRequests.mismatch }
        return description
    }

    /// Returns the app's screen in a window with a size in points; as tall as its content, and at least as tall as
    /// the window.
    public func screen(width: Double = 393, height: Double = 852, isDark: Bool = false) async throws -> EntryArchive {
        let request = ScreenRequest(width: width, height: height, variant: AppearanceVariant(isDark: isDark))
        guard case .rendering(let rendering) = try await answer(.screen(request)),
            let archive = rendering.archives.first
        else {
            throw HostRequests.mismatch
        }
        return archive
    }

    /// Opens a link.
    /// - Returns: The reason why the app refused the link; nil if the app accepted it.
    public func open(_ url: String) async throws -> String? {
        guard case .link(let accepted, let reason) = try await answer(.openURL(url)) else {
            throw HostRequests.mismatch
        }
        return accepted ? nil : reason ?? "refused without a reason"
    }

    /// Performs an intent.
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

    /// Sends any request to the app.
    /// - Throws: `WireFailure` if the app refused the request or its code failed.
    public func answer(_ body: WireRequest.Body) async throws -> WireResponse.Body {
        let response = try await requests.response(to: body, at: time.moment, [])
        reloads += response.reloads
        notes += response.notes ?? []
        if case .wake = body { wakeDate = nil }
        if let delay = response.wakeAfter { wakeDate = time.now.addingTimeInterval(delay) }
        if case .failed(let failure) = response.body { throw failure }
        return response.body
    }
}
#endif
