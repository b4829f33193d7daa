import Foundation

/// The command `vitrine`, which is built into the same folder as the tests.
enum VitrineCommandLine {
    /// Runs the command without blocking other tasks, such as those of a device that it asks.
    ///
    /// - Parameters:
    ///   - arguments: The command line without the program.
    ///   - environment: Variables in addition to those of the tests.
    ///   - input: What the command reads from its standard input.
    ///   - byPath: Whether a shell finds the command by `PATH`.
    ///   - file: A file that standard error is written to in place of the result.
    /// - Returns: The exit status, and what the command wrote to standard output and standard error.
    /// - Throws: The system's error if the command cannot be started.
    static func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: String = "",
        byPath: Bool = false,
        errorsInto file: String? = nil
    ) async throws -> (status: Int32, output: String, errors: String) {
        try await onThread {
            let process = command(arguments, environment)
            let (given, output, errors) = (Pipe(), Pipe(), Pipe())
            if byPath {
                process.executableURL = URL(filePath: "/bin/sh")
                process.arguments = ["-c", #"PATH="$0:$PATH"; exec vitrine "$@""#, programs.path] + arguments
            }
            process.standardInput = given
            process.standardOutput = output
            process.standardError = errors
            if let file { process.standardError = FileHandle(forWritingAtPath: file) }
            try process.run()
            // A command that does not read its input may have ended already.
            try? given.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try given.fileHandleForWriting.close()
            let text = try output.fileHandleForReading.readToEnd() ?? Data()
            // What no process holds any more would never end.
            if file != nil { try errors.fileHandleForWriting.close() }
            let trouble = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return (
                process.terminationStatus, String(decoding: text, as: UTF8.self),
                String(decoding: trouble, as: UTF8.self)
            )
        }
    }

    /// Runs a command that writes little, on a terminal.
    ///
    /// - Returns: The exit status, and what the command wrote to standard output.
    /// - Throws: The system's error if there is no terminal, or if the command cannot be started.
    static func runOnTerminal(
        _ arguments: [String],
        environment: [String: String] = [:]
    ) async throws -> (status: Int32, output: String) {
        try await onThread {
            let terminal = try PseudoTerminal()
            let process = command(arguments, environment)
            process.standardOutput = terminal.command
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return (process.terminationStatus, try terminal.text())
        }
    }

    /// Runs the command with its standard output into a file, or into a pipe that nobody reads if there is none.
    ///
    /// - Returns: The exit status, and what the command wrote to standard error.
    /// - Throws: The system's error if the command cannot be started.
    static func run(_ arguments: [String], into file: String?) async throws -> (status: Int32, errors: String) {
        try await onThread {
            let process = command(arguments)
            let (output, errors) = (Pipe(), Pipe())
            process.standardOutput = file.flatMap { FileHandle(forWritingAtPath: $0) } ?? output
            process.standardError = errors
            try output.fileHandleForReading.close()
            try process.run()
            let trouble = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: trouble, as: UTF8.self))
        }
    }

    private static let programs = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL

    /// The command's process, not started yet, which has nothing to read.
    private static func command(_ arguments: [String], _ environment: [String: String] = [:]) -> Process {
        let process = Process()
        process.executableURL = programs.appending(path: "vitrine")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// Runs a body that blocks on a thread of its own.
    private static func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value
    {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
        }
    }
}
