import Foundation
import Testing
import VitrineTesting

/// The command `vitrine` as a process that goes on, such as one that follows the trace.
final class CommandProcess {
    private let process = Process()
    private let output = Pipe()
    private let errors: Pipe?
    private let lines: AsyncStream<String>
    private var iterator: AsyncStream<String>.Iterator

    /// Starts the command; what it writes to standard error is read at its end, or with the rest.
    init(_ arguments: [String], environment: [String: String] = [:], takesErrors: Bool = false) throws {
        process.executableURL = URL(filePath: Program(name: "vitrine").path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        errors = takesErrors ? nil : Pipe()
        process.standardError = errors ?? output
        try process.run()
        let handle = output.fileHandleForReading
        lines = AsyncStream { continuation in
            Thread.detachNewThread {
                var rest = Data()
                while true {
                    let bytes = handle.availableData
                    guard !bytes.isEmpty else { break }
                    rest += bytes
                    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                        continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
                        rest = Data(rest[rest.index(after: end)...])
                    }
                }
                continuation.finish()
            }
        }
        iterator = lines.makeAsyncIterator()
    }

    /// Reads lines up to one that satisfies a condition; nil if the command ends before.
    func line(where isWanted: (String) -> Bool) async -> String? {
        while let line = await iterator.next(isolation: nil) {
            if isWanted(line) { return line }
        }
        return nil
    }

    /// The number of the process.
    var identifier: Int32 { process.processIdentifier }

    /// Reads lines up to the one with the address of a device.
    func address() async throws -> URL {
        let line = try #require(await line { $0.contains("http://") })
        let address = line.firstMatch(of: #/http://[^\s/]*:\d+(/\S*)?/#)?.0
        return try #require(address.flatMap { URL(string: String($0)) }, "\(line)")
    }

    /// Reads lines up to the one with the port of a device.
    func port() async throws -> Int { try #require(try await address().port) }

    /// Reads the events of the device that the command serves.
    func events() async throws -> EventReader { try await EventReader(port: port()) }

    /// Ends the command and waits for its end.
    /// - Returns: The status, or the negative number of the signal that ended it, and what it wrote to standard error.
    @discardableResult
    func end() -> (status: Int32, errors: String) {
        process.terminate()
        // A pipe that cannot be read has no text.
        let text = try? errors?.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
        return (status, String(decoding: text ?? Data(), as: UTF8.self))
    }
}
