import Foundation
import VitrineTesting
import VitrineWire

/// The sample extension as a separate process, started as the device starts it.
final class SampleProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors = Pipe()
    private var reader = WireReader()

    convenience init(_ arguments: [String] = [], environment: [String: String] = ["VITRINE_WIRE": "1"]) throws {
        try self.init(Program(name: "sample-extension").path, arguments, environment)
    }

    /// Starts the program under `strace`, which writes the named system calls to a file.
    convenience init(tracing call: String, into file: URL) throws {
        let arguments = ["-f", "-qq", "-e", "trace=\(call)", "-o", file.path, Program(name: "sample-extension").path]
        try self.init("/usr/bin/strace", arguments, ["VITRINE_WIRE": "1"])
    }

    private init(_ path: String, _ arguments: [String], _ environment: [String: String]) throws {
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.environment = environment
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    func send(_ bytes: [UInt8]) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    }

    func send(_ body: WireRequest.Body, id: Int = 1) throws {
        let now = Date(timeIntervalSince1970: 1_780_479_660)
        let context = RequestContext(now: now, timeZone: "Asia/Seoul")
        try send(WireWriter().frame(WireMessage.encode(WireRequest(id: id, context: context, body: body))))
    }

    /// Waits for the next response; returns nil at the end of the output.
    func receive() throws -> WireResponse? {
        while true {
            if let body = try reader.nextFrame() { return try WireMessage.decode(WireResponse.self, from: body) }
            let piece = output.fileHandleForReading.availableData
            guard !piece.isEmpty else {
                try reader.finish()
                return nil
            }
            reader.append(piece)
        }
    }

    func close() throws {
        try input.fileHandleForWriting.close()
    }

    /// Waits for the end of the process.
    /// - Returns: The exit code or signal, the unread rest of the output, and the log.
    func end() throws -> (code: Int32, isSignal: Bool, output: String, log: String) {
        let rest = try output.fileHandleForReading.readToEnd() ?? Data()
        let log = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (
            process.terminationStatus, process.terminationReason == .uncaughtSignal,
            String(decoding: rest, as: UTF8.self), String(decoding: log, as: UTF8.self)
        )
    }
}
