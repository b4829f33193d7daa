import Vitrine

extension WidgetBundle {
    /// Runs the extension's program: it serves the device that started it, or runs as a terminal command.
    ///
    /// The device sets `VITRINE_WIRE=1` and communicates over standard input and output. Without that variable the
    /// program reads its arguments: `timeline`, `snapshot`, `placeholder`, `describe` and `--help`.
    @MainActor @preconcurrency
    public static func main() {
        main(tasks: [])
    }

    /// Runs the extension's program as ``main()`` does, with additional terminal commands.
    @MainActor @preconcurrency
    public static func main(tasks: [ExtensionTask]) {
        ExtensionProcess.run(tasks) { ExtensionRuntime(Self()) }
    }
}

extension Widget {
    /// Runs the program of an extension with only this widget; see ``WidgetBundle/main()``.
    @MainActor @preconcurrency
    public static func main() {
        ExtensionProcess.run { ExtensionRuntime(Self()) }
    }
}

@MainActor
enum ExtensionProcess {
    /// Serves the device or runs the terminal command; never returns.
    static func run(_ tasks: [ExtensionTask] = [], _ make: @MainActor () -> ExtensionRuntime) -> Never {
        let environment = CurrentProcess.environment
        if AppProcess.isStartedByDevice(environment) {
            // Without a folder the extension still runs; the first use of a container reports what is missing.
            ChildLoop.serve(make(), containers: try? ContainersDirectory(environment: environment))
        }
        let runtime = make()
        ProcessEnd.after(limit: .seconds(30)) {
            await ExtensionCommand.run(
                runtime,
                tasks: tasks,
                arguments: CurrentProcess.arguments,
                environment: environment
            )
        }
    }
}
