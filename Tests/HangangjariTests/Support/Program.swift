import Foundation
import Testing

/// A program of the package, started as a process of its own.
struct Program {
    /// What a finished process left.
    struct Ending {
        var status: Int32
        var output: String
        var errors: String
    }

    let name: String

    /// The folder of the built products: beside the test program.
    private static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()

    /// Runs the program to its end.
    @discardableResult
    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Ending {
        let process = try start(arguments, environment: environment)
        let output = Task.detachedRead(process.standardOutput as? Pipe)
        let errors = Task.detachedRead(process.standardError as? Pipe)
        process.waitUntilExit()
        return Ending(status: process.terminationStatus, output: output(), errors: errors())
    }

    /// Starts the program.
    func start(_ arguments: [String], environment: [String: String] = [:]) throws -> Process {
        let file = Self.folder.appending(path: name)
        try #require(FileManager.default.isExecutableFile(atPath: file.path), "build the product \(name) first")
        let process = Process()
        process.executableURL = file
        process.arguments = arguments
        process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "COLUMNS": "100"].merging(environment) { $1 }
        process.standardOutput = Pipe()
        process.standardError = Pipe()
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }
}

extension Task where Success == Never, Failure == Never {
    /// Reads a pipe to its end in a thread of its own, so that a process never waits for room in it.
    fileprivate static func detachedRead(_ pipe: Pipe?) -> () -> String {
        let done = DispatchSemaphore(value: 0)
        let box = Box()
        Thread.detachNewThread {
            box.data = pipe?.fileHandleForReading.readDataToEndOfFile() ?? Data()
            done.signal()
        }
        return {
            done.wait()
            return String(decoding: box.data, as: UTF8.self)
        }
    }
}

/// Handed from the reading thread to the waiting one.
private final class Box: @unchecked Sendable {
    // Written before the semaphore's signal, read after its wait.
    var data = Data()
}
