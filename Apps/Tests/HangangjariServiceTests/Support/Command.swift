import Foundation
import Testing

/// Runs commands.
enum Command {
    /// Runs a program to its end, without any input; returns its exit code and everything it wrote.
    static func run(_ program: URL, _ arguments: [String]) throws -> (code: Int32, text: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    /// Runs a program to its end, expects exit code 0, and returns everything it wrote.
    static func output(_ program: String, _ arguments: [String]) throws -> String {
        let (code, text) = try run(URL(filePath: program), arguments)
        #expect(code == 0, "\(text)")
        return text
    }
}
