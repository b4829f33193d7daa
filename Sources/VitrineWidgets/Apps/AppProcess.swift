#if !canImport(WidgetKit)
import Vitrine

/// An app's process, as the device starts it.
///
/// A program that is also a command asks first who started it:
///
/// ```swift
/// let environment = ProcessInfo.processInfo.environment
/// if AppProcess.isStartedByDevice(environment) {
///     AppProcess.run(HabitsApp.self, environment: environment)
/// }
/// HabitsCommand.main()
/// ```
public enum AppProcess {
    /// Whether the device started the process: `VITRINE_WIRE` is `1`.
    public static func isStartedByDevice(_ environment: [String: String]) -> Bool {
        environment["VITRINE_WIRE"] == "1"
    }

    /// Serves the device until it closes its end; never returns.
    ///
    /// The app is made at the first request, so its initialiser may read ``DeviceMoment``. The device speaks over
    /// standard input and output; what the app prints goes to standard error.
    ///
    /// - Parameters:
    ///   - type: The app's type.
    ///   - environment: The process's variables; `VITRINE_CONTAINERS` names the folder of the groups' containers.
    @MainActor
    public static func run<Content: App>(_ type: Content.Type, environment: [String: String]) -> Never {
        run(environment: environment) { type.init() }
    }

    /// Serves the device with an app that is made by a function, at the first request; never returns.
    ///
    /// - Parameters:
    ///   - environment: The process's variables; `VITRINE_CONTAINERS` names the folder of the groups' containers.
    ///   - app: Makes the app.
    @MainActor
    public static func run<Content: App>(
        environment: [String: String],
        app: @escaping @MainActor () -> Content
    ) -> Never {
        // Without a folder the app still runs: the first use of a container says what is missing.
        ChildLoop.serve(AppRuntime(app), containers: try? ContainersDirectory(environment: environment))
    }
}

extension App {
    /// The app's program: serves the device that started it, and says so to anybody else.
    @MainActor @preconcurrency
    public static func main() {
        let environment = ProcessEdge.environment
        if AppProcess.isStartedByDevice(environment) { AppProcess.run(Self.self, environment: environment) }
        StandardError.write("this is an app; start it on a device: vitrine run")
        ProcessEdge.exit(ChildLoop.ExitCode.usage)
    }
}
#endif
