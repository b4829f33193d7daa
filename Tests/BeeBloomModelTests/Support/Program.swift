import Foundation
import Testing

/// Another process of a test.
final class Program: Sendable {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    /// The probe program, beside the tests in the build folder.
    static let probe = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("beebloom-store-probe").path

    /// Starts a program.
    init(_ path: String, _ arguments: [String]) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// Starts the probe.
    static func probe(_ arguments: String...) throws -> Program { try Program(probe, arguments) }

    /// Starts the probe under `strace` with a fault at one of its system calls.
    static func faulty(_ fault: String, call: String, _ arguments: String...) throws -> Program {
        let tracing = ["-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e", "inject=\(call):\(fault)"]
        return try Program("/usr/bin/strace", tracing + [probe] + arguments)
    }

    /// Waits for a line of its output.
    func waitForLine() -> String {
        var line: [UInt8] = []
        while let byte = output.fileHandleForReading.readData(ofLength: 1).first, byte != 0x0A { line.append(byte) }
        return String(decoding: line, as: UTF8.self)
    }

    /// Closes its input, and waits for its end.
    func finish() throws -> (output: String, status: Int32) {
        try input.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
}

extension Trait where Self == ConditionTrait {
    /// Faults at system calls are made with strace.
    static var needsStrace: Self {
        .enabled("strace must be installed at /usr/bin/strace") {
            access("/usr/bin/strace", X_OK) == 0
        }
    }

    /// Mounting is root's.
    static var needsRoot: Self { .enabled("must run as root") { geteuid() == 0 } }
}
