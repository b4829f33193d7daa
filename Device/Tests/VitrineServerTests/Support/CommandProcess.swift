import Foundation
import Testing
import VitrineTesting

/// The command `vitrine` as a process that goes on, such as one that follows the trace.
final class CommandProcess {
    private let process = Process()
    private let output = Pipe()
    private let lines: AsyncStream<String>
    private var iterator: AsyncStream<String>.Iterator

    /// Starts the command; what it writes to standard error is dropped, or read with the rest.
    init(_ arguments: [String], environment: [String: String] = [:], takesErrors: Bool = false) throws {
        process.executableURL = URL(filePath: Program(name: "vitrine").path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = takesErrors ? output : FileHandle.nullDevice
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

    /// Reads lines up to the one with the address of a device, and begins to read its events.
    func events() async throws -> EventReader {
        let address = try #require(await line { $0.contains("http://") })
        let port = try #require(address.firstMatch(of: #/http://[^/:]+:(\d+)/#).flatMap { Int($0.1) }, "\(address)")
        return try await EventReader(port: port)
    }

    /// Ends the command and waits for its end.
    /// - Returns: The signal that ended it; nil if it exited.
    @discardableResult
    func end() -> Int32? {
        process.terminate()
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil
    }
}
