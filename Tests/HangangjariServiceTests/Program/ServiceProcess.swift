import AsyncHTTPClient
import CompactJSON
import Foundation
import NIOCore
import NIOHTTP1
import Testing

@testable import HangangjariService

/// The service's program as a process of its own, led through its standard input as a device does.
final class ServiceProcess: Sendable {
    private let process: Process
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()

    /// Where it answers.
    let address: String

    /// Starts it, and waits for the line that says where it answers.
    init(_ arguments: [String], state: TemporaryFolder, environment: [String: String] = [:]) throws {
        process = Process()
        process.executableURL = ServiceProgram.url
        process.arguments = ["--port", "0", "--control", "--state", state.path] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let line = try Self.line(from: output)
        struct Listening: Decodable {
            var listening: String
        }
        address = try CompactJSONDecoder().decode(Listening.self, from: Array(line.utf8)).listening
    }

    /// Sends a control message and gives the reply.
    func control(_ line: String) throws -> ControlReply {
        try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
        return try CompactJSONDecoder().decode(ControlReply.self, from: Array(try Self.line(from: output).utf8))
    }

    /// Ends its standard input, as a device does when it goes.
    func closeInput() throws { try input.fileHandleForWriting.close() }

    /// Asks it to stop.
    func terminate() { process.terminate() }

    /// Waits for its end; its exit code, and what it wrote to standard error.
    func end() -> (code: Int32, errors: String) {
        let text = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }

    /// Asks for a path; status and body.
    func get(_ path: String, with client: HTTPClient) async throws -> (status: UInt, body: [UInt8]) {
        let response = try await client.execute(HTTPClientRequest(url: address + path), timeout: .seconds(30))
        let body = try await response.body.collect(upTo: 1 << 20)
        return (response.status.code, Array(body.readableBytesView))
    }

    private static func line(from pipe: Pipe) throws -> String {
        var bytes: [UInt8] = []
        while let byte = try pipe.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
