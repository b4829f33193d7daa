import Foundation
import ProbeValues
import Testing
import Vitrine
import VitrineActions
import VitrineTesting

/// Actions whose process dies, whose journal is damaged, or whose journal cannot be written.
@Suite(.serialized, .hangGuard)
struct ActionJournalFaultTests {
    let folder: TestFolder
    let journal: ActionJournal<ProbeAction>

    init() throws {
        folder = try TestFolder()
        journal = .probe(folder.path)
    }

    private func perform(_ id: String) throws {
        try journal.perform(ProbeAction(id: id), now: .noon, folder.leaveMark)
    }

    // MARK: Killed

    @Test(.needsStrace, arguments: [0, 2])
    func actionKilledAtAnySystemCallIsPerformedOnceByTheNextProcess(earlier: Int) throws {
        func prepare() throws {
            try folder.removeEverything()
            for number in 0..<earlier { try perform("old-\(number)") }
        }
        try prepare()
        let calls = try probe.systemCalls(of: ["act", folder.path, "new"], from: folder.path).calls
        try #require(calls.count > 15)
        var outcomes: [String: Int] = [:]
        for call in calls.swept() {
            try prepare()
            let end = try probe.killed(at: call, ["act", folder.path, "new"]).finish()
            let reading = journal.read()
            #expect(reading.problem == nil, "\(call)")
            let count = folder.marks.count { $0 == "new" }
            #expect(count < 2, "\(call)")
            let isSettled = reading.settledCount == UInt64(earlier) + 1
            // A settled action has its effect, and an action with its effect is at least begun.
            if isSettled { #expect(count == 1, "\(call)") }
            if count == 1 { #expect(isSettled || reading.pending.map(\.id) == ["new"], "\(call)") }
            if end.output.hasPrefix("performed") { #expect(isSettled, "\(call) lost what was acknowledged") }
            let state = isSettled ? "settled" : reading.pending.isEmpty ? "nothing" : count == 1 ? "effect" : "begun"
            outcomes[state, default: 0] += 1
            try finish(state, call)
        }
        // The system calls cover every row of the table in the journal's documentation.
        #expect(Set(outcomes.keys) == ["nothing", "begun", "effect", "settled"], "\(outcomes)")
    }

    /// Opens the app, or taps again: in both cases the effect must exist exactly once.
    private func finish(_ state: String, _ call: SystemCall) throws {
        let isTappedAgain = call.number.isMultiple(of: 2)
        if isTappedAgain || state == "nothing" { try perform("new") }
        let reported = try folder.drained()
        #expect(reported.last == "new performed", "\(call): \(reported)")
        #expect(folder.marks.count { $0 == "new" } == 1, "\(call)")
        #expect(try folder.drained().isEmpty, "\(call)")
        let known = ["actions.json.lock", "actions.json.turn.lock"]
        #expect(try folder.names(in: ".vitrine").allSatisfy(known.contains))
    }

    @Test(.needsStrace, arguments: [1, 2, 3, 4, 5, 6])
    func failingSyncNeitherLosesAnActionNorRepeatsIt(number: Int) throws {
        try perform("old")
        let end = try probe.faulty("error=EIO:when=\(number)", call: "fsync", "act", folder.path, "new").finish()
        #expect(end.output.contains("fsync"), "\(end.output)")
        // An action is performed only after its first record, which takes three calls, is on the disk.
        #expect(folder.marks.count { $0 == "new" } == (number > 3 ? 1 : 0))
        try perform("new")
        #expect(folder.marks == ["old", "new"])
    }

    @Test(.needsStrace) func appKilledWhileDrainingLosesNothingAndRepeatsNoEffect() throws {
        func prepare() throws {
            try folder.removeEverything()
            try perform("done")
            try journal.perform(ProbeAction(id: "waits"), now: .noon) { _ in throw ProbeFailure(text: "locked") }
        }
        try prepare()
        var outcomes: Set<Bool> = []
        for call in try probe.systemCalls(of: ["drain", folder.path], from: folder.path).calls.swept() {
            try prepare()
            let first = try probe.killed(at: call, ["drain", folder.path]).finish().output
            outcomes.insert(folder.marks.contains("waits"))
            let second = try folder.drained()
            #expect(folder.marks.sorted() == ["done", "waits"], "\(call)")
            for id in ["done", "waits"] {
                #expect(first.contains("settled \(id)\n") || second.contains("\(id) performed"), "\(call)")
            }
        }
        #expect(outcomes == [false, true], "kills before the effect and after it")
    }

    @Test func concurrentProcessesPerformEachActionOnce() throws {
        let programs = try (0..<24).map { try probe.start("act", folder.path, "\($0 / 3)") }
        for program in programs { #expect(try program.finish().status == 0) }
        #expect(folder.marks.sorted() == (0..<8).map(String.init))
        #expect(journal.read().settledCount == 8)
    }

    // MARK: Damaged

    @Test(arguments: [
        "", "{", "[]", "null", "\u{0}\u{0}\u{0}", "{\"records\":7}", "{\"records\":[{\"action\":{}}]}",
        "{\"records\":[],\"accepted\":-1,\"settled\":0,\"omitted\":0}",
    ])
    func damagedJournalIsSetAsideAndTheActionIsStillPerformed(content: String) throws {
        try folder.put(content, as: "actions.json")
        #expect(journal.read().problem?.code == .damaged)
        #expect(try journal.resume(now: .noon) { _ in .performed }.isEmpty)
        try perform("a")
        #expect(folder.marks == ["a"])
        var reported: [ActionReport<ProbeAction>] = []
        for _ in 0..<2 { try journal.drain(now: .noon, perform: { _ in .performed }, report: { reported.append($0) }) }
        let path = try #require(reported.first?.setAsidePath)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(content.utf8))
        #expect(reported.count == 1 && reported.first?.settled.map(\.id) == ["a"])
    }

    /// A process mostly dies in the action, and the app is still to learn which file was set aside.
    @Test func damagedJournalIsNotedBeforeTheActionIsPerformed() throws {
        try folder.put("{", as: "actions.json")
        try journal.perform(ProbeAction(id: "a"), now: .noon) { _ in
            let noted = try String(contentsOfFile: folder.path + "/actions.json", encoding: .utf8)
            #expect(noted.contains("damaged"))
            return .performed
        }
    }

    @Test func damagedJournalIsReportedToTheAppWithoutAnyAction() throws {
        try folder.put("{", as: "actions.json")
        #expect(try folder.drained() == ["set aside"])
        #expect(try folder.drained().isEmpty)
    }

    @Test(.needsStrace) func appKilledWhileItSetsAJournalAsideStillLearnsOfIt() throws {
        func prepare() throws {
            try folder.removeEverything()
            try folder.put("{", as: "actions.json")
        }
        try prepare()
        for call in try probe.systemCalls(of: ["drain", folder.path], from: folder.path).calls.swept() {
            try prepare()
            let first = try probe.killed(at: call, ["drain", folder.path]).finish().output
            let isReportedNow = try folder.drained() == ["set aside"]
            #expect(first.contains("set aside") || isReportedNow, "\(call)")
        }
    }

    @Test func journalOfANewerVersionIsLeftUnchanged() throws {
        let content = "{\"records\":[],\"_vitrine\":{\"schema\":9,\"generation\":1,\"owners\":{}}}"
        try folder.put(content, as: "actions.json")
        #expect(journal.read().problem?.code == .newerVersion)
        #expect(journal.read().problem?.message.contains("actions.json: schema 9, this program supports 1") == true)
        let calls: [() throws -> Void] = [
            { try perform("a") }, { try journal.resume(now: .noon, folder.leaveMark) },
            { try journal.drain(now: .noon, perform: folder.leaveMark) { _ in } },
        ]
        for call in calls { #expect(code(of: call) == .newerVersion) }
        #expect(try folder.text(of: "actions.json") == content)
    }

    // MARK: Not writable, missing, locked

    private func codeWithoutAnEffect(of id: String) -> VitrineError.Code? {
        code {
            try journal.perform(ProbeAction(id: id), now: .noon) { _ in
                Issue.record("performed without a record")
                return .performed
            }
        }
    }

    @Test(.needsRoot) func readOnlyContainerPerformsNothingAndThrows() throws {
        #expect(mount("tmpfs", folder.path, "tmpfs", 0, "size=64k,mode=700") == 0)
        defer { umount2(folder.path, Int32(MNT_DETACH)) }
        try journal.perform(ProbeAction(id: "old"), now: .noon) { _ in .performed }
        #expect(ReadOnlyMount.remount(folder.path))
        #expect(codeWithoutAnEffect(of: "new") == .notWritable)
        // The recorded state can still be read, and a repeated tap gets its result.
        #expect(journal.read().settledCount == 1)
        let known = try journal.perform(ProbeAction(id: "old"), now: .noon) { _ in .performed }
        #expect(known.state == .performed(at: .noon))
    }

    @Test(.needsRoot) func fullDiskPerformsNothingAndRecovers() throws {
        #expect(mount("tmpfs", folder.path, "tmpfs", 0, "size=16k,mode=700") == 0)
        defer { umount2(folder.path, Int32(MNT_DETACH)) }
        try Data(repeating: 0x78, count: 16 << 10).write(to: URL(fileURLWithPath: folder.path + "/filler"))
        #expect(codeWithoutAnEffect(of: "a") == .diskFull)
        try FileManager.default.removeItem(atPath: folder.path + "/filler")
        try perform("a")
        #expect(folder.marks == ["a"])
    }

    @Test func missingContainerReadsAsUnusedJournal() throws {
        let gone = ActionJournal<ProbeAction>.probe(folder.path + "/gone")
        #expect(gone.read().problem == nil && gone.read().settledCount == 0)
        #expect(code { try gone.perform(ProbeAction(id: "a"), now: .noon) { _ in .performed } } == .containerMissing)
        #expect(try gone.resume(now: .noon) { _ in .performed }.isEmpty)
    }

    @Test func unreadableJournalIsReportedAsProblem() throws {
        try FileManager.default.createDirectory(
            atPath: folder.path + "/actions.json",
            withIntermediateDirectories: false
        )
        #expect(journal.read().problem?.code == .notRegularFile)
        #expect(throws: VitrineError.self) { try journal.perform(ProbeAction(id: "a"), now: .noon) { _ in .performed } }
    }

    @Test func waitForAnotherPerformerTimesOut() throws {
        let impatient = ActionJournal<ProbeAction>.probe(folder.path, timeout: .milliseconds(50))
        try journal.perform(ProbeAction(id: "slow"), now: .noon) { _ in
            #expect(code { try impatient.perform(ProbeAction(id: "other"), now: .noon, folder.leaveMark) } == .locked)
            // Readers do not wait, and see the action that is being performed.
            #expect(journal.read().pending.map(\.id) == ["slow"])
            return .performed
        }
        #expect(journal.read().settledCount == 1)
    }

    /// Counts at their maximum, as in a file that was edited by hand, must not stop the program.
    @Test func countsAtTheirMaximumDoNotTrap() throws {
        let pending = #"{"action":{"id":"p"},"number":1,"acceptedAt":0,"attempts":\#(Int.max),"isReported":false}"#
        try folder.put(
            """
            {"records":[\(pending)],"accepted":\(UInt64.max),"settled":\(UInt64.max),"omitted":\(Int.max),
            "_vitrine":{"schema":1,"generation":1,"owners":{}}}
            """,
            as: "actions.json"
        )
        #expect(journal.read().settledCount == .max && journal.read().pending.first?.attempts == .max)
        #expect(try journal.resume(now: .noon, folder.leaveMark).map(\.id) == ["p"])
        for number in 0..<201 { try perform("\(number)") }
        #expect(folder.marks.count == 202)
        // Two archived views with an action between them still have different counts.
        #expect(journal.read().settledCount == 201)
        #expect(try folder.drained().last == "\(Int.max) more")
    }
}
