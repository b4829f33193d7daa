import AsyncHTTPClient
import CompactJSON
import Foundation
import Glibc
import NIOCore
import NIOHTTP1
import Testing
import VitrineTesting

@testable import HangangjariService

/// The service's program in its own process, controlled through its standard input as by a device.
final class ServiceProcess: Sendable {
    private let process: Process
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()

    /// The URL of the service.
    let address: String

    /// Starts the program, and waits for the line with its URL.
    init(_ arguments: [String], state: TemporaryFolder, environment: [String: String] = [:]) throws {
        process = Process()
        process.executableURL = URL(filePath: Program(name: "hangangjari-service").path)
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

    /// Sends a control message and returns the reply.
    func control(_ line: String) throws -> ControlReply {
        try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
        return try CompactJSONDecoder().decode(ControlReply.self, from: Array(try Self.line(from: output).utf8))
    }

    /// Closes the program's standard input, as the end of the device does.
    func closeInput() throws { try input.fileHandleForWriting.close() }

    /// Sends SIGTERM.
    func terminate() { process.terminate() }

    /// Waits for the end of the program; returns its exit code and standard error.
    func end() -> (code: Int32, errors: String) {
        let text = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }

    /// Requests a path; returns the status and the body.
    func get(_ path: String, with client: HTTPClient) async throws -> (status: UInt, body: [UInt8]) {
        let request = HTTPClientRequest(url: address + path)
        let response = try await client.execute(request, timeout: TimeAmount(Patience.limit))
        let body = try await response.body.collect(upTo: 1 << 20)
        return (response.status.code, Array(body.readableBytesView))
    }

    /// Whether a connection is refused because there is no listening socket.
    func refusesConnections() throws -> Bool {
        let port = try #require(address.split(separator: ":").last.flatMap { UInt16($0) })
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_port = port.bigEndian
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &place) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        return status != 0 && errno == ECONNREFUSED
    }

    private static func line(from pipe: Pipe) throws -> String {
        var bytes: [UInt8] = []
        while let byte = try pipe.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
