package import AppSupport
package import ArgumentParser
import Dispatch
@preconcurrency import Foundation
package import VitrineWidgets
import VitrineWire

/// Runs the command that a person typed, and reports its errors in the one form of all programs: `PROGRAM: MESSAGE`.
package enum CommandProgram {
    /// What a program prints for `--version`.
    package static func version(of program: String) -> String { "\(program) \(VitrineVersion.number)" }

    /// Runs an app under the device that has started the process; returns at once if a person has started it.
    ///
    /// - Parameter app: Creates the app with the choice of the environment variable ``FirstStart/variable``.
    @MainActor
    package static func runApp<App: DeviceApp>(_ app: @escaping @MainActor @Sendable (FirstStart) -> App) {
        HostLimits.areErrors(descriptors: 16)
        let environment = ProcessInfo.processInfo.environment
        guard AppProcess.isStartedByDevice(environment) else { return }
        do {
            let firstStart = try FirstStart(environment: environment)
            AppProcess.run(environment: environment) { app(firstStart) }
        } catch {
            Output.fail(error, code: ExitStatus.refused)
        }
    }

    /// Runs a command line; returns after a command that succeeded, and ends the process after any other.
    package static func run<Root: ParsableCommand>(
        _ root: Root.Type,
        _ arguments: [String] = Array(CommandLine.arguments.dropFirst())
    ) {
        do {
            var command = try root.parseAsRoot(NegativeNumbers.asArguments(arguments))
            try command.run()
            Output.finish()
        } catch {
            leave(root, error)
        }
    }

    /// Runs the process's command line, whose commands are asynchronous, in a task of its own; see `run(_:_:)`.
    ///
    /// An asynchronous entry point of the program would need file descriptors before `HostLimits` can say that none is
    /// free.
    @MainActor
    package static func start<Root: AsyncParsableCommand & SendableMetatype>(
        _ root: Root.Type,
        exitCode: @escaping @Sendable (any Error) -> Int32? = { _ in nil }
    ) -> Never {
        Task {
            await run(root, exitCode: exitCode)
            exit(EXIT_SUCCESS)
        }
        dispatchMain()
    }

    /// Runs a command line whose commands are asynchronous; see `run(_:_:)`.
    ///
    /// `exitCode` returns the exit code for an error that a command throws, and nil for one of the parser.
    package static func run<Root: AsyncParsableCommand>(
        _ root: Root.Type,
        _ arguments: [String] = Array(CommandLine.arguments.dropFirst()),
        exitCode: (any Error) -> Int32? = { _ in nil }
    ) async {
        do {
            var command = try root.parseAsRoot(NegativeNumbers.asArguments(arguments))
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            Output.finish()
        } catch {
            if let code = exitCode(error) { Output.fail(error, code: code) }
            leave(root, error)
        }
    }

    /// Prints what the parser threw: help to standard output, errors in the one form.
    private static func leave<Root: ParsableCommand>(_ root: Root.Type, _ error: any Error) -> Never {
        let code = root.exitCode(for: error)
        let text = root.fullMessage(for: error)
        if code.isSuccess {
            Output.line(text)
            Output.finish()
        } else if !text.isEmpty {
            let own = "Error: "
            Output.fail(text.hasPrefix(own) ? String(text.dropFirst(own.count)) : text, code: code.rawValue)
        }
        fflush(stdout)
        exit(code.rawValue)
    }
}
