import Foundation
import Testing
import VitrineTesting

/// `vitrine host PATH --watch` as a process.
@Suite(.serialized, .hangGuard)
struct HostWatchCommandTests {
    private let steps: HostedSteps

    init() throws {
        steps = try HostedSteps()
        try write("")
    }

    private func write(_ rest: String) throws { try steps.write(rest) }

    @Test func mistakeIsShownAtTheSourceAndVanishesWhenItIsMended() async throws {
        let command = try CommandProcess(
            steps.arguments(["--watch", "--port", "0", "--no-token", "--state", steps.folder.path + "/state"]),
            environment: steps.environment
        )
        defer { command.end() }
        let line = try #require(await command.line { $0.contains("http://") })
        let port = try #require(line.split(separator: ":").last.flatMap { Int($0.prefix { $0.isNumber }) }, "\(line)")
        let events = try await EventReader(port: port)
        defer { events.end() }

        func widgets(_ state: [String: Any]) -> [[String: Any]] { state["widgets"] as? [[String: Any]] ?? [] }
        let first = try await events.state { widgets($0).first?["status"] as? String == "fresh" }
        let shown = try #require(widgets(first).first?["digest"] as? String)

        try write("    MISTAKE")
        let broken = try await events.state { $0["buildFailure"] is String }
        let message = try #require(broken["buildFailure"] as? String)
        // The compiler names the copy in the scratch package; a person edits the source.
        #expect(message.contains("Steps/Widget.swift:3:5: cannot convert MISTAKE"), "\(message)")
        #expect(widgets(broken).first?["digest"] as? String == shown)
        let (_, status, _) = try await VitrineCommandLine.run(["status", "--port", "\(port)"])
        #expect(status.contains("the sources do not compile"), "\(status)")
        #expect(status.contains("Steps/Widget.swift:3:5: cannot convert MISTAKE"), "\(status)")
        let (_, trace, _) = try await VitrineCommandLine.run(["trace", "--port", "\(port)"])
        #expect(trace.contains(/buildFailed.*cannot convert MISTAKE/), "\(trace)")

        try write("struct Mended {}")
        _ = try await events.state { $0["buildFailure"] is NSNull }
        _ = try await events.state { widgets($0).first?["digest"] as? String != shown }
    }

    @Test func watchGoesNotWithACheck() async throws {
        let (status, _, errors) = try await VitrineCommandLine.run([
            "host", steps.folder.path + "/Steps", "--watch", "--check",
        ])
        #expect(status == 64)
        #expect(errors.hasPrefix("vitrine: --watch shows a device, which --check does not\n"), "\(errors)")
    }
}
