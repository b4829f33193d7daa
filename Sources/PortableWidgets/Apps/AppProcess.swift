import Vitrine

/// The process of an app that the device starts.
///
/// A program that is also a terminal command first checks what started it:
///
/// ```swift
/// let environment = ProcessInfo.processInfo.environment
/// if AppProcess.isStartedByDevice(environment) {
///     AppProcess.run(HabitsApp.self, environment: environment)
/// }
/// HabitsCommand.main()
/// ```
public enum AppProcess {
    /// Whether the device started the process, which is the case if `VITRINE_WIRE` is `1`.
    public static func isStartedByDevice(_ environment: [String: String]) -> Bool {
        environment["VITRINE_WIRE"] == "1"
    }

    /// Serves the device until the device closes the connection; never returns.
    ///
    /// The app is created at the first request, so its initialiser may read `DeviceMoment`. The device communicates
    /// over standard input and output; output that the app prints goes to standard error.
    ///
    /// - Parameters:
    ///   - type: The app's type.
    ///   - environment: The process's environment variables; `VITRINE_CONTAINERS` names the folder of the groups'
    ///     containers.
    @MainActor
    public static func run<Content: App>(_ type: Content.Type, environment: [String: String]) -> Never {
        run(environment: environment) { type.init() }
    }

    /// Serves the device with an app that a closure creates at the first request; never returns.
    ///
    /// - Parameters:
    ///   - environment: The process's environment variables; `VITRINE_CONTAINERS` names the folder of the groups'
    ///     containers.
    ///   - app: Creates the app.
    @MainActor
    public static func run<Content: App>(
        environment: [String: String],
        app: @escaping @MainActor () -> Content
    ) -> Never {
        // Without a folder the app still runs; the first use of a container reports what is missing.
        ChildLoop.serve(AppRuntime(app), containers: try? ContainersDirectory(environment: environment))
    }
}

extension App {
    /// Serves the device that started the program; otherwise prints how to start it and exits with code 64.
    @MainActor @preconcurrency
    public static func main() {
        let environment = CurrentProcess.environment
        if AppProcess.isStartedByDevice(environment) { AppProcess.run(Self.self, environment: environment) }
        DeviceLog.write("this is an app; start it on a device: vitrine run")
        CurrentProcess.exit(ChildLoop.ExitCode.usage)
    }
}
