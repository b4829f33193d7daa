#if !canImport(WidgetKit)
import Vitrine

extension WidgetBundle {
    /// The extension's program: serves the device that started it, or is a command for a person.
    ///
    /// The device sets `VITRINE_WIRE=1` and speaks over standard input and output. Without it the arguments count:
    /// `timeline`, `snapshot`, `placeholder`, `describe` and `--help`.
    @MainActor @preconcurrency
    public static func main() {
        main(tasks: [])
    }

    /// As ``main()``, with commands of the program's own for a person.
    @MainActor @preconcurrency
    public static func main(tasks: [ExtensionTask]) {
        ExtensionProcess.run(tasks) { ExtensionRuntime(Self()) }
    }
}

extension Widget {
    /// The program of an extension with this widget alone; see ``WidgetBundle/main()``.
    @MainActor @preconcurrency
    public static func main() {
        ExtensionProcess.run { ExtensionRuntime(Self()) }
    }
}

/// An extension's process.
@MainActor
enum ExtensionProcess {
    /// Serves the device or runs the command; never returns.
    static func run(_ tasks: [ExtensionTask] = [], _ make: @MainActor () -> ExtensionRuntime) -> Never {
        let environment = ProcessEdge.environment
        if AppProcess.isStartedByDevice(environment) {
            // Without a folder the extension still runs: the first use of a container says what is missing.
            ChildLoop.serve(make(), containers: try? ContainersDirectory(environment: environment))
        }
        let runtime = make()
        ProcessEnd.after(limit: .seconds(30)) {
            await ExtensionCommand.run(
                runtime,
                tasks: tasks,
                arguments: ProcessEdge.arguments,
                environment: environment
            )
        }
    }
}
#endif
