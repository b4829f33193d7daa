import Foundation
import Testing
import VitrineDevice
import VitrineTesting

@testable import VitrineScript

/// Scripts on a device with a real process: the test program in place of an app.
@Suite(.serialized, .hangGuard)
struct ScriptPlayerTests {
    private static let head = """
        start: 2026-02-03T10:00:00Z
        widgets:
          - {id: w, app: app.faulty, kind: faulty, family: systemSmall}

        """

    private func play(
        _ steps: String,
        program: [String] = ["good"],
        folder: TemporaryFolder? = nil
    ) async throws -> ScriptResult {
        let folder = try folder ?? TemporaryFolder()
        return try await ScriptPlayer(yaml: Self.head + steps, program: program, in: folder).play()
    }

    /// Plays a script that must pass.
    @discardableResult
    private func passing(
        _ steps: String,
        program: [String] = ["good"],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> ScriptResult {
        let result = try await play(steps, program: program)
        #expect(result.hasPassed, "\(result.lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
        return result
    }

    @Test func dayOfTheWidgetTakesNoDay() async throws {
        let result = try await passing(
            """
            expect:
              - always: {shows: entry}
              - never: {olderThan: 61m}
              - atMost: {count: 24}
            steps:
              - advance: 1d
            """
        )
        #expect(result.played == 86_400)
        #expect(result.findings.count == 3)
    }

    /// A clock that is set ahead makes nothing older; the timeline that is shown then is new.
    @Test func setClockAgesNothing() async throws {
        try await passing(
            """
            expect:
              - never: {olderThan: 61m}
            steps:
              - advance: 10m
              - clock: 2026-02-03T14:00:00Z
              - advance: 10m
              - clock: 2026-02-03T08:00:00Z
              - advance: 3h
            """
        )
    }

    /// Programs that start together are ready in any order, and end when the system ends them.
    @Test func traceIsTheSameInWhateverOrderProgramsAnswer() async throws {
        let result = try await play("steps: [advance: 1h]")
        var other = result
        other.trace = result.trace.filter { $0.kind != .processEnded }.enumerated()
            .sorted {
                ($0.element.date, $1.element.subject, $0.offset) < ($1.element.date, $0.element.subject, $1.offset)
            }
            .map(\.element)
        #expect(other.trace != result.trace)
        #expect(other.traceJSON == result.traceJSON)
        #expect(result.traceJSON.contains("timelineAccepted"))
    }

    @Test func suitesOfOneNameAreToldApart() {
        let names = ["A", "B", "A", "A (2)", "A"]
        let report = JUnitReport(suites: names.map { JUnitReport.Suite(name: $0, duration: .zero, cases: []) })
        let suites = report.xml.matches(of: #/<testsuite name="([^"]*)"/#).map { String($0.1) }
        #expect(suites == ["A", "B", "A (2)", "A (2) (2)", "A (3)"])
    }

    @Test func brokenExpectationIsReportedWithItsMomentAndWhatHappenedBefore() async throws {
        let result = try await play(
            """
            steps:
              - expect:
                  - never: {widget: w, olderThan: 30m}
              - advance: 2h
            """
        )
        let failure = try #require(result.findings.first?.failure)
        #expect(failure.date > .morning.addingTimeInterval(1_800))
        #expect(failure.date <= .morning.addingTimeInterval(3_600))
        #expect(!failure.before.isEmpty)
        #expect(result.lines.contains { $0.contains("x.yaml:6:9") }, "\(result.lines)")
        #expect(JUnitReport([result]).xml.contains("failures=\"1\""))
    }

    @Test func refusedStepEndsTheScript() async throws {
        let result = try await play("steps:\n  - spend: other\n  - advance: 1h\n")
        #expect(!result.hasPassed)
        #expect(result.played == 0)
    }

    /// The test program's button has nothing that a screen reader would say.
    @Test func buttonWithoutWordsIsTappedByItsAction() async throws {
        try await passing("steps:\n  - tap: {widget: w, label: a0}\n")
        let other = try await play("steps:\n  - tap: {widget: w, label: Isha}\n")
        #expect(other.lines.contains { $0.contains("w shows no button Isha; known are a0") }, "\(other.lines)")
    }

    @Test func refusalIsAFailureUnlessItIsExpected() async throws {
        try await passing("steps:\n  - set: {locked: true}\n  - open: app.faulty\n    refused: locked\n")
        #expect(try await !play("steps:\n  - home\n  - open: app.faulty\n    refused: locked\n").hasPassed)
    }

    @Test func brokenExtensionIsACauseThatAScriptCanName() async throws {
        try await passing(
            "steps:\n  - expect:\n      - now: {shows: placeholder, cause: emptyTimeline, failed: true}\n",
            program: ["empty:timeline"]
        )
    }

    @Test(
        arguments: [
            ("hang", "deadline"), ("slowStart, by: 30s", "deadline"), ("crashLoop", "crashed"),
            ("memoryCap, mebibytes: 1", "memoryCap"),
        ]
    )
    func faultOfAProgramHasItsCauseUntilItIsMended(fault: String, cause: String) async throws {
        try await passing(
            """
            steps:
              - fault: {program: app.faulty/widget, name: \(fault)}
              - reload
              - expect:
                  - now: {shows: entry, cause: \(cause), failed: true}
              - fault: {program: app.faulty/widget, mended: true}
              - reload
              - expect:
                  - now: {failed: false}
            """
        )
    }

    @Test func freeDiskEndsNoOtherFault() async throws {
        try await passing(
            """
            steps:
              - fault: {program: app.faulty/widget, name: crashLoop}
              - set: {disk: free}
              - reload
              - expect:
                  - now: {cause: crashed, failed: true}
            """
        )
    }

    @Test(.enabled("needs strace") { access("/usr/bin/strace", X_OK) == 0 })
    func programThatIsStoppedRefusesUntilItsFaultIsMendedAndThenGoesOn() async throws {
        // The program prints before it answers.
        let result = try await passing(
            """
            steps:
              - fault: {program: app.faulty/app, call: write, stop: true}
              - open: app.faulty
                refused: stopped
              - intent: {app: app.faulty, name: Any}
                refused: stopped
              - reload
              - expect:
                  - now: {shows: entry, failed: false}
              - fault: {program: app.faulty/app, mended: true}
              - open: app.faulty
            """,
            program: ["environment"]
        )
        #expect(result.trace.count { $0.kind == .processStopped } == 1)
        #expect(!result.trace.contains { $0.kind == .programFailed }, "its answers came after all")
    }

    @Test(.enabled("needs strace") { access("/usr/bin/strace", X_OK) == 0 })
    func appDoesNotWaitForWhatItsStoppedExtensionHasNotReadYet() async throws {
        // The extension is stopped at its first request, while two timelines wait.
        let result = try await passing(
            """
              - {id: other, app: app.faulty, kind: faulty, family: systemSmall}
            steps:
              - fault: {program: app.faulty/widget, call: write, stop: true}
              - reload
              - open: app.faulty
              - home
              - fault: {program: app.faulty/widget, mended: true}
              - open: app.faulty
            """,
            program: ["environment"]
        )
        #expect(result.trace.count { $0.kind == .processStopped } == 1)
        let stop = try #require(result.trace.firstIndex { $0.kind == .processStopped })
        let mended = try #require(result.trace.lastIndex { $0.kind == .faultChanged })
        #expect(result.trace[stop..<mended].contains { $0.kind == .appOpened })
        #expect(result.trace[mended...].count { $0.kind == .timelineAccepted } == 2)
    }

    @Test(.enabled("needs strace") { access("/usr/bin/strace", X_OK) == 0 })
    func widgetOfAStoppedProgramIsJudgedAfterTheClockWasSet() async throws {
        let result = try await play(
            """
            steps:
              - advance: 10m
              - fault: {program: app.faulty/widget, call: write, stop: true}
              - clock: 2026-02-03T14:00:00Z
              - expect:
                  - never: {widget: w, olderThan: 65m}
              - advance: 1h
              - fault: {program: app.faulty/widget, mended: true}
            """,
            program: ["environment"]
        )
        let failed = result.findings.filter { $0.failure != nil }.map(\.text)
        #expect(failed == ["never w is older than 3900 seconds"])
    }

    @Test func programThatKeepsALockIsFoundInEveryScript() async throws {
        let folder = try TemporaryFolder()
        let lock = folder.path + "/device/containers/group.faulty/store.lock"
        let result = try await play("steps: []\n", program: ["holds-lock:timeline", lock], folder: folder)
        let failed = result.findings.filter { $0.failure != nil }.map(\.text)
        #expect(failed == ["no program is suspended while it holds a lock"])
    }

    @Test func extensionThatDescribesNothingEndsTheScript() async throws {
        let result = try await play("steps: []\n", program: ["empty"])
        #expect(result.findings.first?.failure?.message.contains("cannot be placed") == true)
    }

    @Test func sameScriptGivesTheSameTrace() async throws {
        func trace() async throws -> [String] {
            // The order in which processes end is the scheduler's.
            let ofProcesses: Set<TraceKind> = [.processStarted, .processEnded, .processSaid, .programDescribed]
            return try await play("steps:\n  - advance: 6h\n").trace.filter { !ofProcesses.contains($0.kind) }
                .map { "\($0.date) \($0.kind) \($0.subject) \($0.message)" }
        }
        let first = try await trace()
        #expect(first.count > 10)
        #expect(try await trace() == first)
    }

    /// A script knows apps by their ids: by its name, an app would be installed nowhere, and no check would find it.
    @Test(arguments: [
        "apps: [app.fautly]\nsteps: []\n", "apps: [Faulty]\nsteps: []\n", "steps: [close: Faulty]\n",
        "expect: [performed: {app: faulty}]\nsteps: []\n",
        "expect: [afterIntent: {widget: w, app: Faulty, name: Log, parameter: name, text: x}]\nsteps: []\n",
    ])
    func appThatIsNotInTheManifestIsNamed(script: String) async throws {
        let error = await #expect(throws: ScriptError.self) { try await play(script) }
        #expect(error?.message.contains("did you mean app.faulty?") == true)
    }

    @Test func reportEscapesMarkupAndControlCharacters() {
        let suite = JUnitReport.Suite(name: "<a & \"b\"\u{1}>", duration: .zero, cases: [])
        #expect(JUnitReport(suites: [suite]).xml.contains("name=\"&lt;a &amp; &quot;b&quot;\u{FFFD}&gt;\""))
    }

    @Test func advanceToAMomentThatIsOverIsRefused() async throws {
        let result = try await play("steps:\n  - advance: 2026-02-03T09:59:00Z")
        let failure = try #require(result.findings.compactMap(\.failure).first)
        #expect(failure.message.contains("2026-02-03T09:59:00Z is over: it is 2026-02-03T10:00:00Z"))
        #expect(try await play("steps:\n  - advance: 2026-02-03T10:00:00Z").hasPassed)
    }

    @Test func widgetThatIsPlacedTogetherWithOtherStepsHasItsName() async throws {
        try await passing(
            """
            steps:
              - together:
                  - place: {id: other, app: app.faulty, kind: faulty, family: systemSmall}
                  - home
              - remove: other
            """
        )
    }
}

extension ScriptPlayer {
    /// A player of a script for the test program in place of an app.
    init(yaml: String, program: [String] = ["good"], in folder: TemporaryFolder) throws {
        try self.init(
            DeviceScript(yaml: yaml, file: "x.yaml"),
            file: "x.yaml",
            manifest: DeviceManifest(apps: [FaultyProgram.app(program)]),
            folder: folder.path + "/device"
        )
    }
}
