import Foundation
import Testing
import VitrineTesting
import VitrineUI
import WidgetArchive

/// The tests that a person writes for an extension, with the command that builds it.
@MainActor
struct ExtensionProgramTests {
    private let folder: TemporaryContainers
    private let time = ManualTime("2026-06-03T14:59:00Z", timeZoneIdentifier: "Asia/Seoul")

    init() throws { folder = try TemporaryContainers() }

    /// The examples that are built, which tests share.
    private static var programs: [String: Task<ExtensionProgram, any Error>] = [:]

    /// Builds an example once, in the folder in which the examples are checked.
    private func example(_ name: String) async throws -> ExtensionProgram {
        if let known = Self.programs[name] { return try await known.value }
        let root = URL(filePath: #filePath).pathComponents.dropFirst().dropLast(4).joined(separator: "/")
        let options = ["--library", "/\(root)", "--scratch", "/\(root)/.build/host"]
        let task = Task { try await ExtensionProgram(project: "/\(root)/Examples/\(name)", options: options) }
        Self.programs[name] = task
        return try await task.value
    }

    @Test func daysLeftAreDrawnAndChangeAtMidnight() async throws {
        let host = try ExtensionHost(try await example("Countdown"), time: time, containers: folder.directory)
        let before = try await host.timeline(kind: "Countdown", family: .systemSmall)
        #expect(before.entries[0].text == ["Holidays, 28, days to go"])
        let lines = before.entries[0].drawing.split(separator: "\n")
        #expect(lines.first == "╭─────────────────────────╮" && lines.last == "╰─────────────────────────╯")
        #expect(lines.contains("│   28                    │"))
        // No time passes while the program works.
        #expect(before.entries[0].date == time.now)
        #expect(before.entries[1].date == time.now.addingTimeInterval(60))
        time.advance(by: .seconds(120))
        let after = try await host.timeline(kind: "Countdown", family: .systemSmall)
        #expect(after.entries[0].text == ["Holidays, 27, days to go"])
    }

    @Test func widgetShowsWhatItsAppWrote() async throws {
        let program = try await example("Checklist")
        let app = try AppHost(program, time: time, containers: folder.directory)
        let done = ["key": "\"done\"", "json": #""[\"Passport\", \"Charger\"]""#]
        try await app.perform(ArchivedAction(intent: "WriteDefaults", parameters: done))
        #expect(app.reloads.count == 1)
        let host = try ExtensionHost(program, time: time, containers: folder.directory)
        let timeline = try await host.timeline(kind: "Checklist", family: .systemMedium)
        #expect(timeline.entries[0].text.contains("3 left"))
    }

    @Test func widgetShowsWhatItsOwnAppWroteUntilMidnight() async throws {
        let program = try await example("Walks")
        let app = try AppHost(program, time: time, containers: folder.directory)
        try await app.perform(ArchivedAction(intent: "LogWalk", parameters: ["minutes": "12"]))
        #expect(app.reloads.count == 1)
        let host = try ExtensionHost(program, time: time, containers: folder.directory)
        let timeline = try await host.timeline(kind: "Walks", family: .systemSmall)
        #expect(timeline.entries.map(\.text) == [["12 min", "of 30"], ["0 min", "of 30"]])
        #expect(timeline.entries[1].date == time.now.addingTimeInterval(60))
    }

    @Test(.needsStrace, arguments: [(example: "Checklist", isOwn: false), ("Walks", true)])
    func widgetShowsTheOldValuesOfAnAppThatIsKilledWhileItWrites(example name: String, isOwn: Bool) async throws {
        let program = try await example(name)
        let actions = [1, 2]
            .map { count in
                let json = count == 1 ? #""[\"Passport\"]""# : #""[\"Passport\", \"Charger\"]""#
                return isOwn
                    ? ArchivedAction(intent: "LogWalk", parameters: ["minutes": "12"])
                    : ArchivedAction(intent: "WriteDefaults", parameters: ["key": "\"done\"", "json": json])
            }
        let app = try AppHost(program, time: time, containers: folder.directory)
        try await app.perform(actions[0])
        let host = try ExtensionHost(program, time: time, containers: folder.directory)
        let before = try await shown(by: host, name)

        let calls = "rename,renameat,renameat2"
        let killed = try AppHost(program, time: time, containers: folder.directory, killedAt: calls)
        await #expect(throws: (any Error).self) { try await killed.perform(actions[1]) }
        #expect(try await shown(by: host, name) == before)

        try await app.perform(actions[1])
        #expect(try await shown(by: host, name) != before)
    }

    private func shown(by host: ExtensionHost, _ kind: String) async throws -> [[String]] {
        try await host.timeline(kind: kind, family: kind == "Walks" ? .systemSmall : .systemMedium).entries.map(\.text)
    }

    @Test func projectThatIsNotThereIsNamed() async throws {
        await #expect(throws: ExtensionProgram.Failure.self) { try await example("Nothing") }
    }
}
