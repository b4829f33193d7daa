import Foundation

/// A process that prints lines to a test and runs until its input is closed.
public final class RunningProgram: Sendable {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    /// Starts a program; its standard error is discarded.
    ///
    /// - Throws: An error if the program cannot be started.
    public init(_ path: String, _ arguments: [String]) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// The process identifier.
    public var identifier: Int32 { process.processIdentifier }

    /// Waits for the next line of the process's output; nil at the end of the output.
    public func waitForLine() -> String? {
        var line: [UInt8] = []
        while let byte = output.fileHandleForReading.readData(ofLength: 1).first {
            if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }

    /// Sends a signal to the process.
    public func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Closes the process's input and waits for its end.
    ///
    /// - Returns: The rest of the output, and the exit status or the signal that ended the process.
    /// - Throws: An error if the pipe cannot be closed.
    public func finish() throws -> (output: String, status: Int32) {
        try input.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
}
