import Foundation
import Testing
import VitrineDevice
import VitrineTesting

/// The command `vitrine play`: its status, what it prints and what it writes.
@Suite(.serialized, .hangGuard)
struct PlayCommandTests {
    private let folder: TemporaryContainers
    private var file: String { folder.path + "/script.yaml" }
    private var manifest: String { folder.path + "/vitrine.json" }
    private static let start = "start: 2026-02-03T09:00:00Z\n"

    init() throws {
        folder = try TemporaryContainers()
        try folder.write(#"{"apps": []}"#, to: "vitrine.json")
    }

    private func play(
        _ yaml: String,
        _ options: [String] = [],
        environment: [String: String] = [:],
        by script: String? = nil,
        isRead: Bool = true
    ) async throws -> (status: Int32, output: String, errors: String) {
        try folder.write(Self.start + yaml, to: "script.yaml")
        return try await VitrineCommandLine.run(
            ["play", file, "--manifest", manifest] + options,
            environment: environment,
            by: script,
            isRead: isRead
        )
    }

    @Test func scriptThatHoldsHasStatusZeroAndWritesItsReports() async throws {
        let (trace, junit) = (folder.path + "/trace.json", folder.path + "/junit.xml")
        let (status, output, errors) = try await play(
            "name: Empty\nsteps:\n  - advance: 2d\n",
            ["--trace", trace, "--junit", junit]
        )
        #expect(status == 0, "\(errors)")
        #expect(output.contains("passed  Empty (2.0 days"))
        #expect(try String(contentsOfFile: trace, encoding: .utf8).contains(#""kind":"dayBegan""#))
        #expect(try String(contentsOfFile: junit, encoding: .utf8).contains("<testsuite name=\"Empty\""))
    }

    @Test func refusedStepHasStatusOneAndIsAppendedToTheSummaryOfTheJob() async throws {
        let summary = try folder.write("before\n", to: "summary.md")
        let (status, output, _) = try await play(
            "name: A|B\nsteps:\n  - spend: NoWidget\n",
            environment: ["GITHUB_STEP_SUMMARY": summary]
        )
        #expect(status == 1)
        #expect(output.contains("script.yaml:4:5"), "\(output)")
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
        let elsewhere = folder.path + "/elsewhere"
        let program = try folder.write("#!/bin/sh\necho written >'\(elsewhere)'\n", to: "programs/hostile")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let app = #"{"id": "app.hostile", "name": "H", "group": "group.h", "program": "\#(program)", "schemes": []}"#
        try folder.write(#"{"apps": [\#(app)]}"#, to: "vitrine.json")
        _ = try await play("steps:\n  - open: app.hostile\n", options)
        #expect(FileManager.default.fileExists(atPath: elsewhere) == reachesTheDisk)
    }

    private static func confines() async -> Bool {
        let search = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return (try? await Confinement.find(search: search)) != nil
    }

    /// `/dev/full` fails each write as a full disk does (full(4)).
    @Test func resultThatNobodyReadsKeepsItsStatusUnlessItCannotBeWritten() async throws {
        let holds = try await play("steps: []\n", isRead: false)
        #expect(holds.status == 0 && holds.errors == "")
        let fails = try await play("steps: [spend: NoWidget]\n", isRead: false)
        #expect(fails.status == 1 && fails.errors == "")
        let full = try await play("steps: [spend: NoWidget]\n", by: #"exec "$0" "$@" >/dev/full"#)
        #expect(full.status == 74)
        #expect(full.errors == "vitrine: standard output cannot be written: No space left on device\n")
    }

    @Test func weeksAreWrittenForBuildServers() async throws {
        let junit = folder.path + "/junit.xml"
        try folder.write("name: Weeks\n\(Self.start)steps: []\n", to: "script.yaml")
        let app = """
            {"id": "app.faulty", "name": "Faulty", "group": "group.faulty", "program": "faulty-child",
            "widgetProgram": "faulty-child", "schemes": ["faulty"], "arguments": ["good"]}
            """
        try folder.write(#"{"apps": [\#(app)]}"#, to: "vitrine.json")
        let (status, output, errors) = try await VitrineCommandLine.run([
            "simulate", "--script", file, "--manifest", manifest, "--seed", "3", "--weeks", "2", "--days", "1",
            "--junit", junit,
        ])
        #expect(status == 0, "\(output)\(errors)")
        let suites = try String(contentsOfFile: junit, encoding: .utf8).matches(of: #/<testsuite name="([^"]*)"/#)
        #expect(suites.map { String($0.1) } == ["Weeks, week 1 of seed 3", "Weeks, week 2 of seed 3"])
    }

    /// `TerminalColorsTests` shows where there are none.
    @Test func failureIsRedOnATerminal() async throws {
        let (script, usual) = ("name: Red\nsteps:\n  - spend: NoWidget\n", ["TERM": "xterm", "NO_COLOR": ""])
        let terminal = #"exec script --quiet --return --command "$0 $*" /dev/null"#
        let shown = try await play(script, environment: usual, by: terminal)
        #expect(shown.status == 1, "\(shown)")
        #expect(shown.output.contains("\u{1b}[31mFAILED\u{1b}[0m  Red"), "\(shown)")
        let piped = try await play(script, environment: usual)
        #expect(piped.output.contains("FAILED  Red") && !piped.output.contains("\u{1b}"))
    }

    @Test(arguments: [
        ("stesp: []\n", "2:1: a script has no key stesp; did you mean steps?"),
        ("steps:\n  - open: app.faultz\n", "3:5: no app app.faultz is in the manifest; did you mean app.faulty?"),
        (
            "steps:\n  - together:\n      - intent: {app: app.faultz, name: A}\n",
            "4:9: no app app.faultz is in the manifest; did you mean app.faulty?"
        ),
        (
            "expect:\n  - performed: {app: app.faultz}\nsteps: []\n",
            "3:5: no app app.faultz is in the manifest; did you mean app.faulty?"
        ),
    ])
    func mistakeHasStatus65AndItsPlace(yaml: String, message: String) async throws {
        let app = #"{"id": "app.faulty", "name": "F", "group": "g", "program": "/bin/true", "schemes": []}"#
        try folder.write(#"{"apps": [\#(app)]}"#, to: "vitrine.json")
        let (status, _, errors) = try await play(yaml)
        #expect(status == 65, "\(errors)")
        #expect(errors.contains("script.yaml:\(message)"), "\(errors)")
    }

    @Test func whatIsNotAScriptIsNamedAsWhatItIs() async throws {
        let none = try await VitrineCommandLine.run(["play", "/nowhere/day.yaml"])
        #expect(none.status == 74)
        #expect(none.errors == "vitrine: /nowhere/day.yaml: there is no such file; check the path\n")
        let isFolder = try await VitrineCommandLine.run(["play", folder.path])
        #expect(isFolder.status == 74 && isFolder.errors.contains("is a folder; name the files in it"), "\(isFolder)")
        try Data([0xff, 0xfe, 0x00]).write(to: URL(filePath: file))
        let isData = try await VitrineCommandLine.run(["play", file])
        #expect(isData.status == 65 && isData.errors.contains("is not UTF-8; save it as UTF-8"), "\(isData)")
    }

    @Test func traceThatCannotBeWrittenHasStatus74() async throws {
        let (status, _, errors) = try await play("steps: []\n", ["--trace", folder.path + "/nowhere/trace.json"])
        #expect(status == 74)
        #expect(errors.hasPrefix("vitrine: cannot write"), "\(errors)")
    }
}
