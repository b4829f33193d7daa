import Foundation
import Testing
import VitrineTesting

/// `vitrine host PATH` as a process.
@Suite(.serialized, .hangGuard)
struct HostCommandTests {
    /// Checks an extension whose program behaves as the name of a behaviour says.
    private func check(
        _ behaviour: String,
        _ options: [String] = []
    ) async throws -> (status: Int32, output: String) {
        let steps = try HostedSteps(behaviour)
        let (status, output, _) = try await VitrineCommandLine.run(
            steps.arguments(["--check", "--text-size", "large"] + options),
            environment: steps.environment
        )
        return (status, output)
    }

    /// A report says what was found as text, escaped.
    @Test func bundleOfLiveActivitiesAnswersNothingAndFailsTheCheck() async throws {
        let folder = try TemporaryContainers()
        let report = folder.path + "/check.html"
        let (status, output) = try await check("activities:describe", ["--report", report])
        #expect(status == 1, "\(output)")
        #expect(output.contains("undefined: the device shows no live activities of Steps"), "\(output)")
        #expect(output.contains("NOTHING CHECKED  0 answers, 0 failed, 1 finding in 1 place"), "\(output)")
        let page = try String(contentsOfFile: report, encoding: .utf8)
        #expect(page.contains("<h1>Check of widget extensions: NOTHING CHECKED"), "\(output)")
        #expect(page.contains("<li class=\"notice\">the device shows no live activities of Steps"))
    }

    @Test func reportShowsEachWidgetWithTheUsualAndTheLargestText() async throws {
        let folder = try TemporaryContainers()
        let report = folder.path + "/check.html"
        let (status, output) = try await check("good", ["--text-size", "accessibility3", "--report", report])
        #expect(status == 0, "\(output)")
        #expect(!output.contains("the timeline shows something else each time"), "\(output)")
        let page = try String(contentsOfFile: report, encoding: .utf8)
        let captions = page.matches(of: /<figcaption>(.*?)<\/figcaption>/).map { String($0.1) }
        let families = ["small", "medium", "circular"]
        #expect(captions == families.flatMap { ["faulty, \($0)", "faulty, \($0), accessibility3"] }, "\(output)")
        #expect(page.components(separatedBy: "class=\"vw").count == 7)
    }

    @Test(
        arguments: [
            ("nothing:describe", 1, "the bundle offers no widgets on this system"),
            ("dice:timeline", nil, "the timeline shows something else each time"),
            // The clock of a check is the same on every day.
            ("moment:timeline", nil, "2026-02-03T05:00:00Z"),
        ] as [(String, Int32?, String)]
    )
    func findingIsNamed(behaviour: String, expected: Int32?, words: String) async throws {
        let (status, output) = try await check(behaviour)
        #expect(expected == nil || status == expected, "\(output)")
        #expect(output.contains(words), "\(output)")
    }

    @Test func extensionThatDoesNotCompileHidesNoOther() async throws {
        let steps = try HostedSteps()
        let (broken, report) = (steps.folder.path + "/Broken", steps.folder.path + "/junit.xml")
        try steps.folder.write(
            "import WidgetKit\n\n    MISTAKE\n@main struct B: WidgetBundle {}\n",
            to: "Broken/B.swift"
        )
        let (status, output, errors) = try await VitrineCommandLine.run(
            steps.arguments([broken, "--check", "--text-size", "large", "--junit", report]),
            environment: steps.environment
        )
        #expect(status == 1)
        #expect(errors.contains("Broken/B.swift:3:5: cannot convert MISTAKE"), "\(errors)")
        #expect(output.contains("Broken\n  FAIL  the code does not compile\n"), "\(output)")
        #expect(output.contains("ok    faulty"), "\(output)")
        let junit = try String(contentsOfFile: report, encoding: .utf8)
        #expect(junit.contains("cannot convert MISTAKE") && junit.contains("systemSmall snapshot"), "\(junit)")
    }

    @Test func modulesThatAreNotThereAreRefused() async throws {
        let (status, _, errors) = try await VitrineCommandLine.run(["host", "/nowhere", "--modules", "/none"])
        #expect(status == 74)
        #expect(errors == "vitrine: there are no modules in /none; check --modules and VITRINE_MODULES\n")
    }

    @Test(arguments: ["host", "test"])
    func withoutACompilerSomethingThatIsNeededIsMissing(command: String) async throws {
        let folder = try TemporaryContainers()
        try folder.write("import PackageDescription\n", to: "Package.swift")
        let (status, _, errors) = try await VitrineCommandLine.run(
            [command, folder.path],
            environment: ["PATH": "/usr/bin:/bin"]
        )
        #expect(status == 69, "\(errors)")
    }

    @Test(arguments: [("2/2", 0), ("1/2", 74)] as [(String, Int32)])
    func aShardChecksItsPathsAndPassesWithoutOne(shard: String, expected: Int32) async throws {
        let folder = try TemporaryContainers()
        let report = folder.path + "/junit.xml"
        let (status, output, errors) = try await VitrineCommandLine.run([
            "host", "/nowhere", "--check", "--shard", shard, "--junit", report,
        ])
        #expect(status == expected && output.isEmpty, "\(output)\(errors)")
        #expect(errors.contains("This part has none of the 1 paths.") == (expected == 0), "\(errors)")
        let junit = try? String(contentsOfFile: report, encoding: .utf8)
        #expect(junit?.contains("<testsuites") == (expected == 0 ? true : nil))
    }

    /// As the other commands take it, alone and beside paths.
    @Test(arguments: [["--project", "/nowhere"], ["--project=/nowhere", "/tmp"]])
    func projectIsAPathToo(_ arguments: [String]) async throws {
        let (status, _, errors) = try await VitrineCommandLine.run(["host", "--check", "--shard", "1/1"] + arguments)
        #expect(status == 74, "\(errors)")
        #expect(errors.contains("/nowhere is neither"), "\(errors)")
    }

    @Test func workspaceNamesItsProjects() async throws {
        let folder = try TemporaryContainers()
        let workspace = folder.path + "/App.xcworkspace"
        let project = "<Workspace><FileRef location=\"group:App.xcodeproj\"></FileRef></Workspace>"
        try folder.write(project, to: "App.xcworkspace/contents.xcworkspacedata")
        for command in [["host", workspace], ["doctor", "--project", workspace], ["test", workspace]] {
            let (status, _, errors) = try await VitrineCommandLine.run(command)
            #expect(status == 65, "\(errors)")
            #expect(errors.hasPrefix("vitrine: \(workspace) has no Xcode project that is here; "), "\(errors)")
        }
    }

    @Test func compilersEndWithTheCommand() async throws {
        let steps = try HostedSteps()
        let pipe = try steps.endlessBuild()
        let command = try CommandProcess(steps.arguments(["--check"]), environment: steps.environment)
        let running = try #require(FileHandle(forReadingAtPath: pipe))
        #expect(try running.read(upToCount: 6) == Data("begun\n".utf8))
        #expect(command.end().status == -SIGTERM)
        // The end comes when the last process of the build has ended.
        #expect(try running.readToEnd() ?? Data() == Data())
    }

    @Test func checkEndsByASignalWhileAProgramHangs() async throws {
        let folder = try TemporaryContainers()
        let gate = folder.path + "/gate"
        try #require(mkfifo(gate, 0o600) == 0)
        let steps = try HostedSteps("hang \(gate)")
        let command = try CommandProcess(
            steps.arguments(["--check", "--no-sandbox", "--deadline", "600"]),
            environment: steps.environment
        )
        // The program opens the other end when it was asked.
        let asked = FileHandle(forWritingAtPath: gate)
        #expect(asked != nil)
        #expect(command.end().status == -SIGTERM)
        // The program has ended with the command: the pipe has no reader.
        #expect(open(gate, O_WRONLY | O_NONBLOCK) == -1 && errno == ENXIO)
    }

    @Test func mistakeIsShownAtTheSourceAndVanishesWhenItIsMended() async throws {
        let steps = try HostedSteps()
        let command = try CommandProcess(
            steps.arguments([
                "--watch", "--port", "0", "--no-token", "--location", "37.53, 127.07", "--state",
                steps.folder.path + "/state",
            ]),
            environment: steps.environment
        )
        defer { command.end() }
        let events = try await command.events()
        defer { events.end() }
        let first = try await events.state { EventReader.widgets($0).first?["status"] as? String == "fresh" }
        #expect(EventReader.setting("location", in: first) == "37.53,127.07")
        let shown = try #require(EventReader.widgets(first).first?["digest"] as? String)

        try steps.write("    MISTAKE")
        let broken = try await events.state { $0["buildFailure"] is String }
        let message = try #require(broken["buildFailure"] as? String)
        // The compiler names the copy in the scratch package; a person edits the source.
        #expect(message.contains("Steps/Widget.swift:3:5: cannot convert MISTAKE"), "\(message)")
        #expect(EventReader.widgets(broken).first?["digest"] as? String == shown)
        let (_, status, _) = try await VitrineCommandLine.run(["status", "--port", "\(events.port)"])
        #expect(status.contains("the sources do not compile"), "\(status)")
        #expect(status.contains("Steps/Widget.swift:3:5: cannot convert MISTAKE"), "\(status)")
        let (_, trace, _) = try await VitrineCommandLine.run(["trace", "--port", "\(events.port)"])
        #expect(trace.contains(/buildFailed.*cannot convert MISTAKE/), "\(trace)")

        try steps.write("struct Mended {}")
        _ = try await events.state { $0["buildFailure"] is NSNull }
        _ = try await events.state { EventReader.widgets($0).first?["digest"] as? String != shown }
    }
}
