import Foundation

/// A process that a test talks with: it prints lines, and goes on until its input is closed.
public final class RunningProgram: Sendable {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    /// Starts a program; what it prints on standard error is lost.
    ///
    /// - Throws: If it cannot be started.
    public init(_ path: String, _ arguments: [String]) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// The process's number.
    public var identifier: Int32 { process.processIdentifier }

    /// Waits for a line of its output.
    public func waitForLine() -> String {
        var line: [UInt8] = []
        while let byte = output.fileHandleForReading.readData(ofLength: 1).first, byte != 0x0A { line.append(byte) }
        return String(decoding: line, as: UTF8.self)
    }

    /// Sends it a signal.
    public func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Closes its input, and waits for its end.
    ///
    /// - Returns: What it printed, and its exit status or the signal that ended it.
    /// - Throws: If the pipe cannot be closed.
    public func finish() throws -> (output: String, status: Int32) {
        try input.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
}
