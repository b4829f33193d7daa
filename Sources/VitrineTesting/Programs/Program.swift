public import Foundation

/// A program of the package or of the system that tests start as a separate process.
public struct Program: Sendable {
    /// The result of a finished process.
    public struct Ending: Hashable, Sendable {
        /// The exit status, or the signal that ended the process.
        public var status: Int32
        /// The complete standard output.
        public var output: String
        /// The complete standard error.
        public var errors: String
    }

    /// An error for a program that does not exist because its product was not built.
    public struct Missing: Error, CustomStringConvertible {
        /// The path that does not exist.
        public let path: String
        /// The problem and its remedy.
        public var description: String { "\(path) is missing; build the product first" }
    }

    /// The name of the product, which is that of its file.
    public let name: String
    private let folder: URL

    /// Creates a reference to a program of the package, or to the program in a folder.
    public init(name: String, at folder: String? = nil) {
        self.name = name
        self.folder = folder.map { URL(filePath: $0) } ?? Self.products
    }

    /// Creates a reference to the program at an absolute path.
    init(path: String) {
        let file = URL(filePath: path)
        self.init(name: file.lastPathComponent, at: file.deletingLastPathComponent().path)
    }

    /// The program's path; there need not be a file.
    public var path: String { folder.appending(path: name).path }

    /// The folder of the built products, which also contains the test program.
    private static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: The program's arguments.
    ///   - wrapper: A program that starts this one, followed by the arguments before this one's path; empty for none.
    ///   - environment: Variables in addition to the minimum that a program needs.
    /// - Returns: The result.
    /// - Throws: An error if the program does not exist or cannot be started.
    @discardableResult
    public func run(
        _ arguments: [String],
        under wrapper: [String] = [],
        environment: [String: String] = [:]
    ) throws -> Ending {
        let process = try start(arguments, under: wrapper, environment: environment)
        let output = PipeReading(process.standardOutput)
        let errors = PipeReading(process.standardError)
        process.waitUntilExit()
        return Ending(status: process.terminationStatus, output: output.wait(), errors: errors.wait())
    }

    /// Runs the program to its end without blocking other tests.
    func runAside(_ arguments: [String], environment: [String: String]) async throws -> Ending {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try run(arguments, environment: environment) })
            }
        }
    }

    /// Starts the program with pipes for its outputs and empty input.
    ///
    /// - Parameters:
    ///   - arguments: The program's arguments.
    ///   - wrapper: A program that starts this one, followed by the arguments before this one's path; empty for none.
    ///   - environment: Variables in addition to the minimum that a program needs.
    /// - Returns: The running process.
    /// - Throws: An error if the program does not exist or cannot be started.
    public func start(
        _ arguments: [String],
        under wrapper: [String] = [],
        environment: [String: String] = [:]
    ) throws -> Process {
        guard FileManager.default.isExecutableFile(atPath: path) else { throw Missing(path: path) }
        let command = wrapper + [path] + arguments
        let process = Process()
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "COLUMNS": "100"].merging(environment) { $1 }
        process.standardOutput = Pipe()
        process.standardError = Pipe()
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }
}

/// Reads a pipe to its end on a separate thread, so that a process never blocks on a full pipe.
private final class PipeReading: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    // Written before the semaphore's signal and read after its wait.
    private var data = Data()

    init(_ pipe: Any?) {
        guard let pipe = pipe as? Pipe else {
            done.signal()
            return
        }
        Thread.detachNewThread { [self] in
            data = pipe.fileHandleForReading.readDataToEndOfFile()
            done.signal()
        }
    }

    func wait() -> String {
        done.wait()
        return String(decoding: data, as: UTF8.self)
    }
}
