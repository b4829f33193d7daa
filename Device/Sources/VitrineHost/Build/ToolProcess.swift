import Foundation
package import Subprocess
import Synchronization

/// A program that a build starts; it ends with the task that waits for it, and with it all that it has started.
///
/// Compilers and package managers start programs in process groups of their own, so a signal to their group does not
/// reach those. A session does, because nothing of a build leaves it.
package enum ToolProcess {
    /// How long a program may take to end by itself.
    private static let patience = Duration.seconds(2)

    /// Whether a program succeeded, and what it printed.
    package typealias Outcome = (isDone: Bool, output: String, errors: String)

    /// The path of a command in the folders of the search path; nil if none has it.
    static func path(of command: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(command)" }
            .first(where: FileManager.default.isExecutableFile(atPath:))
    }

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - executable: The program.
    ///   - arguments: Its arguments.
    ///   - environment: Its variables.
    ///   - limit: The largest output that is read, in bytes.
    /// - Returns: Whether the program succeeded, and what it printed.
    /// - Throws: An error of the system if the program cannot be started.
    package static func run(
        _ executable: Executable,
        _ arguments: [String],
        environment: Environment = .inherit,
        limit: Int
    ) async throws -> Outcome {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: patience)]
        let session = Mutex<pid_t?>(nil)
        // Otherwise a process is begun for each folder of the path until one has the program.
        let path = try await executable.resolveExecutablePath(in: environment)
        return try await withTaskCancellationHandler {
            let result = try await Subprocess.run(
                .path(path),
                arguments: Arguments(arguments),
                environment: environment,
                platformOptions: options,
                input: .none,
                output: .string(limit: limit),
                error: .string(limit: limit)
            ) { execution in
                session.withLock { $0 = execution.processIdentifier.value }
                if Task.isCancelled { end(execution.processIdentifier.value) }
            }
            return (result.terminationStatus.isSuccess, result.standardOutput, result.standardError)
        } onCancel: {
            if let session = session.withLock({ $0 }) { end(session) }
        }
    }

    /// Ends the processes of a session, and after a while those that do not follow.
    private static func end(_ session: pid_t) {
        send(SIGTERM, to: session)
        Task.detached {
            try? await Task.sleep(for: patience)
            send(SIGKILL, to: session)
        }
    }

    private static func send(_ signal: Int32, to session: pid_t) {
        // Another system has no such folder; there the signal goes to the group of the session's first process.
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc") else {
            kill(-session, signal)
            return
        }
        for process in names.compactMap(pid_t.init) where getsid(process) == session { kill(process, signal) }
    }
}

extension Environment {
    /// The variables of this process, and others.
    static func inherited(with others: [String: String]) -> Environment {
        .inherit.updating(Dictionary(uniqueKeysWithValues: others.map { (Key(stringLiteral: $0.key), $0.value) }))
    }
}
