import Foundation
import Testing
import VitrineDevice
import VitrineTesting

/// The command `vitrine play`: its status, what it prints and what it writes.
@Suite(.serialized, .hangGuard)
struct PlayCommandTests {
    private let folder: TemporaryContainers

    init() throws {
        folder = try TemporaryContainers()
        try Data(#"{"apps": []}"#.utf8).write(to: URL(filePath: folder.path + "/vitrine.json"))
    }

    private func play(_ yaml: String, _ options: [String] = []) async throws -> (Int32, String, String) {
        let file = folder.path + "/script.yaml"
        try Data(yaml.utf8).write(to: URL(filePath: file))
        return try await VitrineCommandLine.run(["play", file, "--manifest", folder.path + "/vitrine.json"] + options)
    }

    @Test func scriptThatHoldsHasStatusZeroAndWritesItsReports() async throws {
        let (trace, junit) = (folder.path + "/trace.json", folder.path + "/junit.xml")
        let (status, output, errors) = try await play(
            "name: Empty\nstart: 2026-02-03T09:00:00Z\nsteps:\n  - advance: 2d\n",
            ["--trace", trace, "--junit", junit]
        )
        #expect(status == 0, "\(errors)")
        #expect(output.contains("passed  Empty (2.0 days"))
        #expect(try String(contentsOfFile: trace, encoding: .utf8).contains(#""kind":"dayBegan""#))
        #expect(try String(contentsOfFile: junit, encoding: .utf8).contains("<testsuite name=\"Empty\""))
    }

    @Test func resultsAreAppendedToTheSummaryOfTheJob() async throws {
        let summary = folder.path + "/summary.md"
        try Data("before\n".utf8).write(to: URL(filePath: summary))
        let file = folder.path + "/script.yaml"
        try Data("name: A|B\nstart: 2026-02-03T09:00:00Z\nsteps:\n  - spend: NoWidget\n".utf8)
            .write(to: URL(filePath: file))
        let (status, _, _) = try await VitrineCommandLine.run(
            ["play", file, "--manifest", folder.path + "/vitrine.json"],
            environment: ["GITHUB_STEP_SUMMARY": summary]
        )
        #expect(status == 1)
        let text = try String(contentsOfFile: summary, encoding: .utf8)
        #expect(text.hasPrefix("before\n### Device scripts: 0 of 1 passed\n"))
        #expect(text.contains("| A\\|B | **failed** |"), "\(text)")
        #expect(text.contains("NoWidget"), "\(text)")
    }

    @Test(
        "a script's programs are confined, unless --no-sandbox gives them all rights",
        .enabled("bubblewrap cannot confine programs here", { await Self.confines() }),
        arguments: [([], false), (["--no-sandbox"], true)]
    )
    func programsOfAScriptAreConfined(options: [String], reachesTheDisk: Bool) async throws {
        let (elsewhere, program) = (folder.path + "/elsewhere", folder.path + "/programs/hostile")
        try FileManager.default.createDirectory(atPath: folder.path + "/programs", withIntermediateDirectories: true)
        try Data("#!/bin/sh\necho written >'\(elsewhere)'\n".utf8).write(to: URL(filePath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let manifest = """
            {"apps": [{"id": "app.hostile", "name": "Hostile", "group": "group.hostile", "program": "\(program)",
            "schemes": []}]}
            """
        try Data(manifest.utf8).write(to: URL(filePath: folder.path + "/vitrine.json"))
        _ = try await play("start: 2026-02-03T09:00:00Z\nsteps:\n  - open: app.hostile\n", options)
        #expect(FileManager.default.fileExists(atPath: elsewhere) == reachesTheDisk)
    }

    private static func confines() async -> Bool {
        let search = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return (try? await Confinement.find(search: search)) != nil
    }

    @Test func refusedStepHasStatusOne() async throws {
        let (status, output, _) = try await play("start: 2026-02-03T09:00:00Z\nsteps:\n  - spend: NoWidget\n")
        #expect(status == 1)
        #expect(output.contains("script.yaml:3:5"), "\(output)")
    }

    /// `/dev/full` fails each write as a full disk does (full(4)); no file is a pipe that nobody reads.
    @Test(
        arguments: [
            (nil, "Holds", 0, ""), (nil, "Fails", 1, ""),
            ("/dev/full", "Fails", 74, "vitrine: standard output cannot be written: No space left on device\n"),
        ] as [(String?, String, Int32, String)]
    )
    func resultThatNobodyReadsKeepsItsStatusUnlessItCannotBeWritten(
        output: String?,
        name: String,
        expected: Int32,
        message: String
    ) async throws {
        let file = folder.path + "/script.yaml"
        let steps = name == "Fails" ? "[spend: NoWidget]" : "[]"
        try Data("name: \(name)\nstart: 2026-02-03T09:00:00Z\nsteps: \(steps)\n".utf8).write(to: URL(filePath: file))
        let (status, errors) = try await VitrineCommandLine.run(
            ["play", file, "--manifest", folder.path + "/vitrine.json"],
            into: output
        )
        #expect(status == expected)
        #expect(errors == message)
    }

    @Test func weeksAreWrittenForBuildServers() async throws {
        let (file, junit) = (folder.path + "/script.yaml", folder.path + "/junit.xml")
        try Data("name: Weeks\nstart: 2026-02-03T09:00:00Z\nsteps: []\n".utf8).write(to: URL(filePath: file))
        let app = """
            {"id": "app.faulty", "name": "Faulty", "group": "group.faulty", "program": "faulty-child",
            "widgetProgram": "faulty-child", "schemes": ["faulty"], "arguments": ["good"]}
            """
        try Data(#"{"apps": [\#(app)]}"#.utf8).write(to: URL(filePath: folder.path + "/vitrine.json"))
        let (status, output, errors) = try await VitrineCommandLine.run([
            "simulate", "--script", file, "--manifest", folder.path + "/vitrine.json", "--seed", "3", "--weeks", "2",
            "--days", "1", "--junit", junit,
        ])
        #expect(status == 0, "\(output)\(errors)")
        let suites = try String(contentsOfFile: junit, encoding: .utf8).matches(of: #/<testsuite name="([^"]*)"/#)
        #expect(suites.map { String($0.1) } == ["Weeks, week 1 of seed 3", "Weeks, week 2 of seed 3"])
    }

    /// Elsewhere than on a terminal, and where somebody asks for none, there are no colours.
    @Test(arguments: [([:], true), (["NO_COLOR": "1"], false)] as [([String: String], Bool)])
    func failureIsRedOnATerminal(environment: [String: String], isColored: Bool) async throws {
        let file = folder.path + "/script.yaml"
        try Data("name: Red\nstart: 2026-02-03T09:00:00Z\nsteps:\n  - spend: NoWidget\n".utf8)
            .write(to: URL(filePath: file))
        let arguments = ["play", file, "--manifest", folder.path + "/vitrine.json"]
        let usual = ["TERM": "xterm", "NO_COLOR": ""]
        let (status, output) = try await VitrineCommandLine.runOnTerminal(
            arguments,
            environment: usual.merging(environment) { _, new in new }
        )
        #expect(status == 1)
        #expect(output.contains("\u{1b}[31mFAILED\u{1b}[0m  Red") == isColored, "\(output)")
        #expect(output.contains("\u{1b}") == isColored)
        let (_, piped, _) = try await VitrineCommandLine.run(arguments, environment: usual)
        #expect(piped.contains("FAILED  Red") && !piped.contains("\u{1b}"))
    }

    @Test(arguments: [
        ("steps:\n  - open: app.faultz\n", "3:5"),
        ("steps:\n  - together:\n      - intent: {app: app.faultz, name: A}\n", "4:9"),
        ("expect:\n  - performed: {app: app.faultz}\nsteps: []\n", "3:5"),
    ])
    func misspeltAppHasStatus65AndItsPlace(yaml: String, place: String) async throws {
        let app = #"{"id": "app.faulty", "name": "F", "group": "g", "program": "/bin/true", "schemes": []}"#
        try Data(#"{"apps": [\#(app)]}"#.utf8).write(to: URL(filePath: folder.path + "/vitrine.json"))
        let (status, _, errors) = try await play("start: 2026-02-03T09:00:00Z\n" + yaml)
        #expect(status == 65, "\(errors)")
        #expect(errors.contains("script.yaml:\(place): no app app.faultz is in the manifest; did you mean app.faulty?"))
    }

    @Test func folderIsNamedAsOne() async throws {
        let (status, _, errors) = try await VitrineCommandLine.run(["play", folder.path])
        #expect(status == 74)
        #expect(errors.contains("is a folder; name the files in it"), "\(errors)")
    }

    @Test func mistakeHasStatus65AndItsPlace() async throws {
        let (status, _, errors) = try await play("start: 2026-02-03T09:00:00Z\nstesp: []\n")
        #expect(status == 65)
        #expect(errors.contains("script.yaml:2:1: a script has no key stesp; did you mean steps?"), "\(errors)")
    }

    @Test func fileThatIsNotThereIsNotCalledUnreadableText() async throws {
        let (status, _, errors) = try await VitrineCommandLine.run(["play", "/nowhere/day.yaml"])
        #expect(status == 74)
        #expect(errors == "vitrine: /nowhere/day.yaml: there is no such file; check the path\n")
    }

    @Test func fileThatIsNotTextHasStatus65() async throws {
        let file = folder.path + "/script.yaml"
        try Data([0xff, 0xfe, 0x00]).write(to: URL(filePath: file))
        let (status, _, errors) = try await VitrineCommandLine.run(["play", file])
        #expect(status == 65)
        #expect(errors.contains("is not UTF-8; save it as UTF-8"), "\(errors)")
    }

    @Test func traceThatCannotBeWrittenHasStatus74() async throws {
        let (status, _, errors) = try await play(
            "start: 2026-02-03T09:00:00Z\nsteps: []\n",
            ["--trace", folder.path + "/nowhere/trace.json"]
        )
        #expect(status == 74)
        #expect(errors.hasPrefix("vitrine: cannot write"), "\(errors)")
    }
}
