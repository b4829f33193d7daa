import Foundation

/// The command `vitrine`, which is built into the same folder as the tests.
enum VitrineCommandLine {
    /// Runs the command without blocking other tasks, such as those of a device that it asks.
    static func run(_ arguments: [String]) async throws -> (status: Int32, output: String, errors: String) {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        let programs = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
                        let process = Process()
                        let (output, errors) = (Pipe(), Pipe())
                        process.executableURL = programs.appending(path: "vitrine")
                        process.arguments = arguments
                        process.standardOutput = output
                        process.standardError = errors
                        try process.run()
                        let text = try output.fileHandleForReading.readToEnd() ?? Data()
                        let trouble = try errors.fileHandleForReading.readToEnd() ?? Data()
                        process.waitUntilExit()
                        return (
                            process.terminationStatus, String(decoding: text, as: UTF8.self),
                            String(decoding: trouble, as: UTF8.self)
                        )
                    }
                )
            }
        }
    }
}
