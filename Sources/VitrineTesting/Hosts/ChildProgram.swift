#if !canImport(Darwin)
import Foundation
import Synchronization
import Vitrine
import VitrineWire

/// An extension's program as a process of its own, which answers requests as it answers the device.
final class ChildProgram: Sendable {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let reader = Mutex(WireReader())

    /// Starts a program, which is killed when it first enters a system call, if one is named; what it prints goes to
    /// the test's standard error.
    ///
    /// - Throws: `Program.Missing` if the program was not built, or the system's error.
    init(
        _ program: Program,
        containers: ContainersDirectory,
        environment: [String: String],
        killedAt call: String? = nil
    ) throws {
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw Program.Missing(path: program.path)
        }
        // A write to a program that has ended is an error, not the end of the tests.
        signal(SIGPIPE, SIG_IGN)
        let tracer = call.map { [Strace.path] + Strace.faulty("signal=KILL:when=1", call: $0) } ?? []
        let command = tracer + [program.path]
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.environment = [
            "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "VITRINE_WIRE": "1", "VITRINE_CONTAINERS": containers.path,
            ClockVariable.name: ClockVariable.still,
        ]
        .merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    deinit {
        // The program ends with its input; one that has ended already has closed it itself.
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    var processIdentifier: Int32 { process.processIdentifier }

    /// Sends a request and waits for its answer, without blocking other tests.
    ///
    /// - Throws: `WireFailure` if the program has ended, or `WireError` for an answer that cannot be read.
    func response(to request: WireRequest) async throws -> WireResponse {
        let frame = try WireWriter().frame(WireMessage.encode(request))
        return try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try self.exchange(frame) }) }
        }
    }

    private func exchange(_ frame: [UInt8]) throws -> WireResponse {
        try input.fileHandleForWriting.write(contentsOf: Data(frame))
        return try reader.withLock { reader in
            while true {
                if let body = try reader.nextFrame() { return try WireMessage.decode(WireResponse.self, from: body) }
                let piece = output.fileHandleForReading.availableData
                guard !piece.isEmpty else {
                    throw WireFailure(code: "ended", message: "the program ended before it answered")
                }
                reader.append(piece)
            }
        }
    }
}
#endif
