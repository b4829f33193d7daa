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
        try folder.write(#"{"apps": []}"#, to: "vitrine.json")
    }

    private func arguments(port: Int = 0) -> [String] {
        let files = ["--manifest", folder.path + "/vitrine.json", "--state", folder.path + "/state"]
        return ["run", "--no-token", "--port", "\(port)"] + files
    }

    @Test func takenPortIsNamedAndTheFirstStartIsLeftToTheNext() async throws {
        let mark = folder.path + "/state/first-start"
        // An app that never answers.
        let app =
            #"{"id": "app.slow", "name": "Slow", "group": "group.slow", "program": "/bin/sleep", "arguments": ["60"]}"#
        try folder.write("{\"apps\": [\(app)]}", to: "vitrine.json")
        try await ServedDevice()
            .withServer { port in
                let (status, _, errors) = try await VitrineCommandLine.run(arguments(port: port))
                #expect(status == 69)
                #expect(
                    errors == """
                        vitrine: port \(port) on 127.0.0.1 is taken by another program; choose another with --port, \
                        or any free one with --port 0

                        """
                )
            }
        #expect(FileManager.default.fileExists(atPath: mark))
        try folder.write(#"{"apps": []}"#, to: "vitrine.json")
        let next = try CommandProcess(arguments())
        _ = try await next.port()
        let limit = ContinuousClock.now + Patience.limit
        while FileManager.default.fileExists(atPath: mark), .now < limit { await Task.yield() }
        #expect(!FileManager.default.fileExists(atPath: mark))
        #expect(next.end().status == 0)
    }

    @Test func secondDeviceOnOneStateFolderIsRefused() async throws {
        let first = try CommandProcess(arguments())
        _ = try await first.port()
        let (status, _, errors) = try await VitrineCommandLine.run(arguments())
        #expect(status == 69)
        #expect(
            errors == """
                vitrine: another device (process \(first.identifier)) uses the state folder \
                \(folder.path)/state; stop it, or choose another folder with --state

                """
        )
        #expect(first.end().status == 0)
        // The folder is free again.
        let next = try CommandProcess(arguments())
        _ = try await next.port()
        #expect(next.end().status == 0)
    }

    @Test func halfSentRequestDelaysTheEndByAFewSecondsOnly() async throws {
        let command = try CommandProcess(arguments())
        let port = try await command.port()
        let connection = try RawConnection(port: port)
        await connection.send(
            "POST /api/settings HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
                + "Content-Length: 100\r\n\r\n{"
        )
        // A second request shows that the server has read the first.
        _ = try await RawConnection.get(port: port)
        let start = ContinuousClock.now
        let (status, errors) = command.end()
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
