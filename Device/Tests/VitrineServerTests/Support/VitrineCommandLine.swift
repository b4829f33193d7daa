import Foundation
import VitrineTesting

/// The command `vitrine`, which is built into the same folder as the tests.
enum VitrineCommandLine {
    /// Runs the command without blocking other tasks, such as those of a device that it asks.
    ///
    /// - Parameters:
    ///   - arguments: The command line without the program.
    ///   - environment: Variables in addition to those of the tests.
    ///   - input: What the command reads from its standard input.
    ///   - script: What a shell does with the command, `"$0" "$@"`; nil to start it without a shell.
    ///   - isRead: Whether somebody reads its standard output.
    /// - Returns: The exit status, and what the command wrote to standard output and standard error.
    /// - Throws: The system's error if the command cannot be started.
    static func run(
        _ arguments: [String],
        environment: [String: String] = [:],
        input: String = "",
        by script: String? = nil,
        isRead: Bool = true
    ) async throws -> (status: Int32, output: String, errors: String) {
        try await onThread {
            let path = Program(name: "vitrine").path
            let process = Process()
            let (given, output, errors) = (Pipe(), Pipe(), Pipe())
            process.executableURL = URL(filePath: script == nil ? path : "/bin/sh")
            process.arguments = (script.map { ["-c", $0, path] } ?? []) + arguments
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
            process.standardInput = given
            process.standardOutput = output
            process.standardError = errors
            if !isRead { try output.fileHandleForReading.close() }
            try process.run()
            // A command that does not read its input may have ended already.
            try? given.fileHandleForWriting.write(contentsOf: Data(input.utf8))
            try given.fileHandleForWriting.close()
            let text = try isRead ? output.fileHandleForReading.readToEnd() : nil
            let trouble = try errors.fileHandleForReading.readToEnd()
            process.waitUntilExit()
            return (
                process.terminationStatus, String(decoding: text ?? Data(), as: UTF8.self),
                String(decoding: trouble ?? Data(), as: UTF8.self)
            )
        }
    }

    /// Runs a body that blocks on a thread of its own.
    private static func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value
    {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
        }
    }
}
