import BeeBloomModel
import Foundation
import Testing
import Vitrine
import VitrineTesting
import VitrineWidgets
import VitrineWire

/// The figures of the design document, as the kernel counts them: processor time and anonymous memory of the
/// extension's process.
///
/// `make bench` measures the release program's times and its resident memory in many runs.
@MainActor
struct FigureTests {
    private nonisolated static let release = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "release").path

    @Test(.process("B19", "B36", "B37")) func debugProgramKeepsTheDocumentsFigures() async throws {
        try await measure(Program(name: "beebloom-widget"))
    }

    @Test(
        .process("B19", "B36", "B37"),
        .enabled("needs the release program: Scripts/build --product beebloom-widget") {
            access(release + "/beebloom-widget", X_OK) == 0
        }
    )
    func releaseProgramKeepsTheDocumentsFigures() async throws {
        try await measure(Program(name: "beebloom-widget", at: Self.release))
    }

    /// 99 habits, 9 of them left.
    private func measure(_ program: Program, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let phone = try Phone()
        let ids = (0..<99).map { "h\($0)" }
        try phone.fill((0..<99).map { "Habit \($0)" }, ids: ids)
        for id in ids.dropFirst(9) { try phone.store.check(id, on: phone.moment().today, at: phone.moment()) }
        let host = try ExtensionHost(program: program, time: phone.time(), containers: phone.containers)
        let process = try #require(host.processIdentifier)
        let shown = try await host.timeline(kind: "HabitWidget", family: .systemLarge).entries[0].text
        #expect(shown.joined().contains("9 left"))
        let first = try #require(ProcessorTime.ofProcess(process))
        _ = try await host.timeline(kind: "HabitWidget", family: .systemLarge)
        let second = try #require(ProcessorTime.ofProcess(process)) - first
        let anonymous = try memory("RssAnon", of: process)
        print(
            "\(program.path): \(anonymous) KiB anonymous, \(try memory("VmHWM", of: process)) KiB resident at most;",
            "start and first timeline \(first), the next \(second)"
        )
        #expect(anonymous < 10 * 1024, sourceLocation: sourceLocation)
        #expect(
            first < .milliseconds(200),
            "the start, the query, the view state and the drawing",
            sourceLocation: sourceLocation
        )
        #expect(second < .milliseconds(50), "the query, the view state and the drawing", sourceLocation: sourceLocation)
    }

    /// A count of the process's memory, in KiB.
    private func memory(_ name: String, of process: Int32) throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(name + ":") })
        return try #require(line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) })
    }
}
