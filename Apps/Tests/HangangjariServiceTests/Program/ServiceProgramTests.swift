import AsyncHTTPClient
import CompactJSON
import Foundation
import HangangjariAPI
import Testing
import VitrineTesting

@testable import HangangjariService

@Suite("The service's program")
struct ServiceProgramTests {
    private typealias Client = AsyncHTTPClient.HTTPClient

    private let program = Program(name: "hangangjari-service")
    private let folder = TemporaryFolder()

    /// Runs a test with a client that is shut down afterwards.
    private func withClient<Answer>(_ test: (Client) async throws -> Answer) async throws -> Answer {
        let client = Client()
        let answer: Answer
        do {
            answer = try await test(client)
        } catch {
            try await client.shutdown()
            throw error
        }
        try await client.shutdown()
        return answer
    }

    private func summary(_ process: ServiceProcess, _ client: Client) async throws -> HomeSummary {
        let (status, body) = try await process.get("/v2/parks/yeouido/home-summary", with: client)
        try #require(status == 200)
        return try CompactJSONDecoder().decode(HomeSummary.self, from: body)
    }

    /// Asks for a summary until it is of a moment: while a refresh takes longer than a request waits, an older one
    /// comes.
    private func summary(of moment: String, _ process: ServiceProcess, _ client: Client) async throws -> HomeSummary {
        while true {
            let answer = try await summary(process, client)
            if answer.generatedAt.description == moment { return answer }
        }
    }

    @Test("follows control messages for its clock, and stops at the end of its input", .hangGuard)
    func control() async throws {
        let process = try ServiceProcess(["--now", "2026-02-03T01:00:00Z", "--seed", "5"], state: folder)
        try await withClient { client in
            let morning = try await summary(process, client)
            #expect(morning.generatedAt.description == "2026-02-03T01:00:00Z")
            #expect(try process.control(#"{"now":"2026-02-03T10:00:00Z"}"#).now.description == "2026-02-03T10:00:00Z")
            let evening = try await summary(of: "2026-02-03T10:00:00Z", process, client)
            let observed = try #require(evening.parking.observedAt)
            #expect((0...900).contains(evening.generatedAt.seconds(since: observed)))
            _ = try process.control(#"{"source":"off","now":"2026-02-03T11:00:00Z"}"#)
            let last = try await summary(of: "2026-02-03T11:00:00Z", process, client)
            #expect(last.refresh.state == .lastKnown)
            #expect(last.parking == evening.parking.with(last.parking.forecast))
        }
        try process.closeInput()
        let (code, errors) = process.end()
        #expect(code == 0)
        for line in errors.split(separator: "\n") {
            #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) is [String: Any], "\(line)")
        }
        #expect(errors.contains(#""code":"unreachable""#))
    }

    @Test("forecasts from the recording's past, starts anew with what it stored, and keeps what the city said apart")
    func starts() async throws {
        let first = try ServiceProcess(["--now", "2026-02-03T01:00:00Z"], state: folder)
        try await withClient { client in
            let forecast = try #require(try await summary(first, client).parking.forecast)
            #expect(forecast.reason == nil)
            #expect(forecast.confidence == .high)
        }
        stop(first)
        // No process listens on port 1.
        let city = try ServiceProcess(
            ["--now", "2026-02-03T01:00:30Z", "--city", "http://127.0.0.1:1"],
            state: folder,
            environment: ["HANGANGJARI_CITY_KEY": "sample"]
        )
        try await withClient { client in
            let (status, _) = try await city.get("/v2/parks/yeouido/home-summary", with: client)
            #expect(status == 503)
        }
        stop(city)
        let empty = TemporaryFolder()
        try FileManager.default.createDirectory(atPath: empty.path, withIntermediateDirectories: true)
        let again = try ServiceProcess(["--now", "2026-02-03T01:30:00Z", "--recording", empty.path], state: folder)
        try await withClient { client in
            let summary = try await summary(again, client)
            #expect(summary.refresh.state == .lastKnown)
            #expect(summary.refresh.succeededAt?.description == "2026-02-03T01:00:00Z")
        }
        stop(again)
    }

    /// Ends the program by a signal.
    private func stop(_ process: ServiceProcess) {
        process.terminate()
        #expect(process.end().code == 0)
    }

    @Test("refuses connections while it is switched off, and then listens on the same port again", .hangGuard)
    func off() async throws {
        let process = try ServiceProcess(["--now", "2026-02-03T01:00:00Z"], state: folder)
        _ = try await withClient { client in try await summary(process, client) }
        for _ in 0..<3 {
            #expect(try process.control(#"{"condition":"off"}"#).condition == .off)
            #expect(try process.refusesConnections())
            // The clock can be set as usual, and the service stays switched off.
            #expect(try process.control(#"{"now":"2026-02-03T02:00:00Z"}"#).condition == .off)
            #expect(try process.refusesConnections())
            #expect(try process.control(#"{"condition":"none"}"#).condition == AnswerFaults.Mode.none)
            // A new client, because a connection from before may not be recognised as closed yet.
            _ = try await withClient { client in try await summary(of: "2026-02-03T02:00:00Z", process, client) }
        }
        _ = try process.control(#"{"condition":"off"}"#)
        stop(process)
    }

    @Test("stops at the end of its input while it is switched off")
    func stopsWhileOff() throws {
        let process = try ServiceProcess(["--now", "2026-02-03T01:00:00Z"], state: folder)
        _ = try process.control(#"{"condition":"off"}"#)
        try process.closeInput()
        #expect(process.end().code == 0)
    }

    @Test("names a port that is in use, and the remedy")
    func portTaken() throws {
        let first = try ServiceProcess(["--now", "2026-02-03T01:00:00Z"], state: folder)
        let port = try #require(first.address.split(separator: ":").last)
        let arguments = ["serve", "--state", folder.path, "--port", String(port)]
        let ending = try program.run(arguments)
        #expect(ending.status == 69, "\(ending)")
        let words = "hangangjari-service: port \(port) on 127.0.0.1 is taken by another program"
        #expect(ending.errors.contains(words), "\(ending)")
        stop(first)
    }

    @Test("completes running requests before it stops", arguments: [true, false])
    func gracefulStop(bySignal: Bool) async throws {
        let process = try ServiceProcess(["--now", "2026-02-03T01:00:00Z"], state: folder)
        try await withClient { client in
            _ = try process.control(#"{"condition":"slow"}"#)
            async let answer = process.get("/v2/parks/banpo/state", with: client)
            try await waitForOpenRequest(process, client)
            if bySignal { process.terminate() } else { try process.closeInput() }
            #expect(try await answer.status == 200)
        }
        #expect(process.end().code == 0)
    }

    /// Waits until a request other than its own is open.
    private func waitForOpenRequest(_ process: ServiceProcess, _ client: Client) async throws {
        var text = ""
        while !text.contains("http_requests_open 2.0\n") {
            text = String(decoding: try await process.get("/metrics", with: client).body, as: UTF8.self)
        }
    }

    @Test("refuses a recording that is not there, and names its folder", arguments: ["/nope", "/etc/hostname"])
    func missingRecording(recording: String) throws {
        // The input ends at once, so that a service that starts nevertheless ends again.
        let ending = try program.run([
            "serve", "--port", "0", "--control", "--state", folder.path, "--recording", recording,
        ])
        #expect(ending.status == 74, "\(ending)")
        #expect(ending.errors.hasPrefix("hangangjari-service: there is no folder \(recording)"), "\(ending)")
    }

    @Test(
        "refuses invalid options",
        arguments: [
            ["--port", "70000"], ["--now", "yesterday"], ["--log-level", "loud"], ["--requests-per-minute", "-1"],
            ["--city", "ftp://x"], ["--recording", "a", "--city", "http://x"],
        ]
    )
    func badOptions(arguments: [String]) throws {
        #expect(try program.run(["serve", "--state", folder.path] + arguments).status != 0)
    }
}

extension ParkingSection {
    /// Returns the section with another forecast, because a failing source changes the confidence.
    fileprivate func with(_ forecast: Forecast?) -> ParkingSection {
        var section = self
        section.forecast = forecast
        return section
    }
}
