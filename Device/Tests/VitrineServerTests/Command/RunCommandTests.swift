import Foundation
import Testing
import VitrineTesting

@testable import VitrineServer

/// The command `vitrine run` as a process, on a device without apps.
@Suite(.serialized, .hangGuard)
struct RunCommandTests {
    private let folder: TemporaryContainers

    init() throws {
        folder = try TemporaryContainers()
        try Data(#"{"apps": []}"#.utf8).write(to: URL(filePath: folder.path + "/vitrine.json"))
    }

    @Test func takenPortIsNamedAndTheFirstStartIsLeftToTheNext() async throws {
        let mark = folder.path + "/state/first-start"
        // An app that never answers.
        let app =
            #"{"id": "app.slow", "name": "Slow", "group": "group.slow", "program": "/bin/sleep", "arguments": ["60"]}"#
        try Data("{\"apps\": [\(app)]}".utf8).write(to: URL(filePath: folder.path + "/vitrine.json"))
        try await ServedDevice()
            .withServer { port in
                let (status, errors) = try DeviceProcess(folder.path, state: "state", port: port).end()
                #expect(status == 69)
                #expect(
                    errors == """
                        vitrine: port \(port) on 127.0.0.1 is taken by another program; choose another with --port, \
                        or any free one with --port 0

                        """
                )
            }
        #expect(FileManager.default.fileExists(atPath: mark))
        try Data(#"{"apps": []}"#.utf8).write(to: URL(filePath: folder.path + "/vitrine.json"))
        let next = try DeviceProcess(folder.path, state: "state")
        _ = try next.port()
        let limit = ContinuousClock.now + Patience.limit
        while FileManager.default.fileExists(atPath: mark), .now < limit { await Task.yield() }
        #expect(!FileManager.default.fileExists(atPath: mark))
        next.process.terminate()
        #expect(try next.end().status == 0)
    }

    @Test func secondDeviceOnOneStateFolderIsRefused() throws {
        let first = try DeviceProcess(folder.path, state: "state")
        _ = try first.port()
        let (status, errors) = try DeviceProcess(folder.path, state: "state").end()
        #expect(status == 69)
        #expect(
            errors == """
                vitrine: another device (process \(first.process.processIdentifier)) uses the state folder \
                \(folder.path)/state; stop it, or choose another folder with --state

                """
        )
        first.process.terminate()
        #expect(try first.end().status == 0)
        // The folder is free again.
        let next = try DeviceProcess(folder.path, state: "state")
        _ = try next.port()
        next.process.terminate()
        #expect(try next.end().status == 0)
    }

    @Test func halfSentRequestDelaysTheEndByAFewSecondsOnly() async throws {
        let command = try DeviceProcess(folder.path, state: "state")
        let port = try command.port()
        let connection = try RawConnection(port: port)
        await connection.send(
            "POST /api/settings HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
                + "Content-Length: 100\r\n\r\n{"
        )
        // A second request shows that the server has read the first.
        _ = try await RawConnection.get(port: port)
        command.process.terminate()
        let start = ContinuousClock.now
        let (status, errors) = try command.end()
        #expect(.now - start < .seconds(30) * Patience.factor)
        #expect(status == 0, "\(errors)")
    }

    /// Of an extension that knows nothing of Vitrine, and a stand-in for its app.
    @Test func projectIsBuiltAndItsWidgetIsOnTheHomeScreen() async throws {
        let steps = try HostedSteps()
        let command = try CommandProcess(
            steps.arguments(
                ["--port", "0", "--no-token", "--state", folder.path + "/state"],
                of: ["run", "--project"]
            ),
            environment: steps.environment
        )
        defer { command.end() }
        let events = try await command.events()
        defer { events.end() }
        let page = try await RawConnection.get(port: events.port)
        #expect(page.hasPrefix("HTTP/1.1 200"), "\(page.prefix(200))")
        let state = try await events.state { EventReader.widgets($0).first?["status"] as? String == "fresh" }
        #expect(EventReader.widgets(state).first?["app"] as? String == "hosted.Steps", "\(state)")
    }
}
