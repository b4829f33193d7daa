import Foundation
import Testing
import VitrineTesting

@testable import VitrineServer

/// The command `vitrine run` as a process, on a device without apps.
@Suite(.serialized, .hangGuard)
struct RunCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try Data(#"{"apps": []}"#.utf8).write(to: URL(filePath: folder.path + "/vitrine.json"))
    }

    /// A started command, with its standard output and standard error.
    private struct Command {
        let process = Process()
        private let output = Pipe()
        private let errors = Pipe()

        init(_ folder: String, state: String, port: Int = 0) throws {
            let programs = Bundle.main.executableURL?.deletingLastPathComponent() ?? Bundle.main.bundleURL
            process.executableURL = programs.appending(path: "vitrine")
            process.arguments = [
                "run", "--port", "\(port)", "--manifest", folder + "/vitrine.json", "--state", folder + "/" + state,
            ]
            process.standardOutput = output
            process.standardError = errors
            try process.run()
        }

        /// The port in the line that the command prints when it runs.
        func port() throws -> Int {
            let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            return try #require(line.split(separator: ":").last.flatMap { Int($0.prefix { $0.isNumber }) }, "\(line)")
        }

        /// Waits until the command has ended, and returns its status and standard error.
        func end() throws -> (status: Int32, errors: String) {
            let text = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: text, as: UTF8.self))
        }
    }

    @Test func takenPortIsNamedWithTheRemedy() async throws {
        try await ServedDevice()
            .withServer { port in
                let (status, errors) = try Command(folder.path, state: "state", port: port).end()
                #expect(status == 69)
                #expect(
                    errors == """
                        vitrine: port \(port) on 127.0.0.1 is taken by another program; choose another with --port, \
                        or any free one with --port 0

                        """
                )
            }
    }

    @Test func secondDeviceOnOneStateFolderIsRefused() throws {
        let first = try Command(folder.path, state: "state")
        _ = try first.port()
        let (status, errors) = try Command(folder.path, state: "state").end()
        #expect(status == 69)
        #expect(
            errors == """
                vitrine: another device (process \(first.process.processIdentifier)) uses the state folder \
                \(folder.path)/state; stop it, or choose another folder with --state

                """
        )
        let other = try Command(folder.path, state: "other")
        _ = try other.port()
        for command in [first, other] {
            command.process.terminate()
            #expect(try command.end().status == 0)
        }
        // The folder is free again.
        let next = try Command(folder.path, state: "state")
        _ = try next.port()
        next.process.terminate()
        #expect(try next.end().status == 0)
    }

    @Test func halfSentRequestDelaysTheEndByAFewSecondsOnly() async throws {
        let command = try Command(folder.path, state: "state")
        let port = try command.port()
        let connection = try RawConnection(port: port)
        await connection.send(
            "POST /api/settings HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
                + "Content-Length: 100\r\n\r\n{"
        )
        // A second request shows that the server has read the first.
        _ = try await RawConnection(port: port)
            .answer(to: "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n")
        command.process.terminate()
        let clock = ContinuousClock()
        let start = clock.now
        let (status, errors) = try command.end()
        #expect(clock.now - start < .seconds(30) * Patience.factor)
        #expect(status == 0, "\(errors)")
    }
}
