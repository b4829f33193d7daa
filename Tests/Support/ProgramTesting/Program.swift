public import Foundation

/// A program that tests start as a process of its own: one of the package, or of the system.
public struct Program: Sendable {
    /// What a finished process left.
    public struct Ending: Hashable, Sendable {
        /// Its exit status, or the signal that ended it.
        public var status: Int32
        /// All that it printed.
        public var output: String
        /// All that it printed on standard error.
        public var errors: String
    }

    /// A program that is not there: build its product first.
    public struct Missing: Error, CustomStringConvertible {
        /// Where it was looked for.
        public let path: String
        /// What is wrong, and the remedy.
        public var description: String { "\(path) is missing; build the product first" }
    }

    /// Its name.
    public let name: String
    private let folder: URL

    /// Names a program of the package, or of the system if a folder is named.
    public init(name: String, at folder: String? = nil) {
        self.name = name
        self.folder = folder.map { URL(filePath: $0) } ?? Self.products
    }

    /// Where it lies.
    public var path: String { folder.appending(path: name).path }

    /// The folder of the built products: beside the test program.
    private static let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    /// Runs the program to its end.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments.
    ///   - wrapper: A program that starts it, with the arguments before its path; empty if nothing does.
    ///   - environment: Its variables, beside the least that a program needs.
    /// - Returns: How it ended.
    /// - Throws: If it is not there or cannot be started.
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

    /// Starts the program, with pipes at its outputs and nothing at its input.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments.
    ///   - wrapper: A program that starts it, with the arguments before its path; empty if nothing does.
    ///   - environment: Its variables, beside the least that a program needs.
    /// - Returns: The running process.
    /// - Throws: If it is not there or cannot be started.
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

/// Reads a pipe to its end in a thread of its own, so that a process never waits for room in it.
private final class PipeReading: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    // Written before the semaphore's signal, read after its wait.
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
