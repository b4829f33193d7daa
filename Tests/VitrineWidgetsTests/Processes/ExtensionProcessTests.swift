import Foundation
import Testing
import VitrineTesting
import VitrineWidgets
import VitrineWire
import WidgetArchive

/// Tests the connection to a real process; the time limit only catches a process that hangs.
@Suite(.hangGuard)
struct ExtensionProcessTests {
    static func placement(_ kind: String, _ configuration: [String: String]? = nil) -> WidgetPlacement {
        WidgetPlacement(kind: kind, family: "systemSmall", width: 158, height: 158, configuration: configuration)
    }

    @Test func requestsAreAnsweredInOrderUntilTheInputCloses() throws {
        let process = try SampleProcess()
        try process.send(.describe, id: 1)
        try process.send(.timeline(Self.placement("counter")), id: 2)
        try process.send(.snapshot(Self.placement("list"), isPreview: true), id: 3)
        let description = try #require(try process.receive())
        #expect(description.id == 1)
        guard case .description(let offered) = description.body else {
            Issue.record("expected a description, got \(description.body)")
            return
        }
        #expect(offered.widgets.map(\.kind) == ["counter", "list", "faulty"])
        let second = try #require(try process.receive())
        guard second.id == 2, case .timeline(let timeline) = second.body else {
            Issue.record("expected a timeline, got \(second.body)")
            return
        }
        #expect(timeline.entries.count == 3)
        #expect(try process.receive()?.id == 3)
        try process.close()
        let end = try process.end()
        #expect(end.code == 0)
        #expect(end.output.isEmpty)
        #expect(end.log == "a print inside getTimeline\n", "what user code prints goes to the log")
    }

    @Test(.needsStrace)
    func timeLimitOfTheProcessRunsOnlyDuringARequest() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "alarms-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let process = try SampleProcess(tracing: "alarm,setitimer", into: file)
        for id in 1...2 {
            try process.send(.describe, id: id)
            #expect(try process.receive()?.id == id)
        }
        try process.close()
        #expect(try process.end().code == 0)
        let calls = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let lifeline = "\(ChildLoop.lifeline)"
        let starts = calls.map { $0.contains("(\(lifeline))") || $0.contains("tv_sec=\(lifeline)") }
        #expect(starts == [true, false, true, false])
    }

    @Test func responseOfASuspendingProviderContainsItsReloads() throws {
        let process = try SampleProcess()
        for id in 1...3 {
            try process.send(.timeline(Self.placement("list", ["list": "\"Home\""])), id: id)
            let response = try #require(try process.receive())
            #expect(response.id == id)
            #expect(response.reloads == [ReloadRequest(kind: "counter")])
        }
        try process.close()
        #expect(try process.end().code == 0)
    }

    @Test func actionIsPerformedByAProcessThatDidNotDrawTheWidget() throws {
        let process = try SampleProcess()
        let action = ArchivedAction(intent: "sample_extension.MarkDone", parameters: ["habit": "2"])
        try process.send(.performIntent(action))
        let response = try #require(try process.receive())
        #expect(response.body == .done(opensApp: false))
        #expect(response.reloads == [ReloadRequest(kind: "counter")])
        try process.send(.performIntent(ArchivedAction(intent: action.intent, parameters: ["habit": "-1"])))
        guard case .failed(let failure) = try process.receive()?.body else {
            Issue.record("expected a failure")
            return
        }
        #expect(failure.message == "MarkDone failed: there is no habit -1")
        try process.close()
        #expect(try process.end().log == "marked 2\nmarked -1\n")
    }

    @Test(
        arguments: [
            (Array("invalid data, not a frame".utf8), "tooLarge"), ([0, 0, 0, 9, 1, 2], "truncated"),
            ([0, 0, 0, 0], "notAMessage"),
        ] as [([UInt8], String)]
    )
    func invalidDataEndsTheProcessWithAReason(bytes: [UInt8], reason: String) throws {
        let process = try SampleProcess()
        try process.send(bytes)
        try process.close()
        let end = try process.end()
        #expect(end.code == 65)
        #expect(!end.isSignal)
        #expect(end.output.isEmpty)
        #expect(end.log.contains(reason), "\(end.log)")
    }

    // A date for which whole numbers have no room ended the process.
    @Test func requestWithAnAbsurdTimeIsRefusedAndTheNextIsAnswered() throws {
        let process = try SampleProcess()
        for now in ["1e300", "-9.3e18", "9.3e18", "252392457600", "\"now\""] {
            let context = "{\"now\":\(now),\"timeZone\":\"Asia/Seoul\",\"locale\":\"en_US\",\"isLocked\":false}"
            let request = "{\"id\":7,\"context\":\(context),\"body\":{\"describe\":{}}}"
            try process.send(WireWriter().frame(Array(request.utf8)))
            let response = try #require(try process.receive())
            #expect(response.id == 7)
            guard case .failed(let failure) = response.body else {
                Issue.record("answered \(now) with \(response.body)")
                continue
            }
            #expect(failure.code == "badRequest" && failure.message.contains("at context.now"), "\(failure)")
        }
        try process.send(.describe, id: 8)
        #expect(try process.receive()?.id == 8)
        try process.close()
        #expect(try process.end().code == 0)
    }

    @Test(arguments: ["crash", "exit"]) func endOfUserCodeEndsTheOutputWithoutAPartialFrame(fault: String) throws {
        let process = try SampleProcess()
        try process.send(.timeline(Self.placement("faulty", ["fault": "\"\(fault)\""])))
        #expect(try process.receive() == nil)
        let end = try process.end()
        #expect(end.isSignal == (fault == "crash"))
        #expect(fault == "crash" ? end.log.contains("crashed on request") : end.code == 3)
    }
}
