import Foundation
import ProbeValues
import Testing
import Vitrine
import VitrineActions

/// Actions performed once, in one process.
struct ActionJournalTests {
    let folder: TestFolder
    let journal: ActionJournal<ProbeAction>

    init() throws {
        folder = try TestFolder()
        journal = .probe(folder.path)
    }

    private var marks: [String] { ProbeAction.marks(in: folder.path) }

    private func leaveMark(_ attempt: ActionAttempt<ProbeAction>) throws -> ActionVerdict {
        try ProbeAction.leaveMark(attempt, in: folder.path)
    }

    /// Drains the journal and returns the report to the app, as text.
    private func drained(at now: Date = .noon) throws -> [String] {
        var reported: [String] = []
        try journal.drain(now: now, perform: leaveMark) { report in
            reported =
                report.settled.map { "\($0.id) \($0.refusal ?? "performed")" } + report.pending.map { "\($0.id) waits" }
            if report.omittedCount > 0 { reported.append("\(report.omittedCount) more") }
            if report.setAsidePath != nil { reported.append("set aside") }
        }
        return reported
    }

    @Test func repeatedRequestIsPerformedOnce() throws {
        for _ in 0..<5 {
            let record = try journal.perform(ProbeAction(id: "a"), now: .noon, leaveMark)
            #expect(record.state == .performed(at: .noon) && record.attempts == 1 && record.number == 1)
        }
        #expect(marks == ["a"])
        #expect(journal.read().settledCount == 1)
    }

    @Test func unusedJournalIsNotAProblem() throws {
        let reading = journal.read()
        #expect(reading.settledCount == 0 && reading.pending.isEmpty && reading.problem == nil)
        #expect(try journal.resume(now: .noon, leaveMark).isEmpty)
        #expect(try drained().isEmpty)
        #expect(try folder.names().isEmpty, "reading creates no file")
    }

    @Test func repeatedTapDoesNotWrite() throws {
        try journal.perform(ProbeAction(id: "a"), now: .noon, leaveMark)
        let before = try folder.text(of: "actions.json")
        try journal.perform(ProbeAction(id: "a"), now: .noon + 60) { _ in
            Issue.record("performed twice")
            return .performed
        }
        #expect(try folder.text(of: "actions.json") == before)
    }

    @Test func journalOfAnEarlierSchemaKeepsItsActions() throws {
        try journal.perform(ProbeAction(id: "done"), now: .noon, leaveMark)
        try journal.perform(ProbeAction(id: "waits"), now: .noon) { _ in throw ProbeFailure(text: "later") }
        let later = ActionJournal<ProbeAction>(in: folder.store, fileName: "actions.json", schema: 3)
        #expect(later.read().pending.map(\.action.id) == ["waits"] && later.read().problem == nil)
        try later.perform(ProbeAction(id: "done"), now: .noon) { _ in
            Issue.record("performed twice")
            return .performed
        }
        #expect(try later.resume(now: .noon, leaveMark).map(\.action.id) == ["waits"])
        #expect(marks == ["done", "waits"])
    }

    private struct LongAction: WidgetAction {
        var id, text: String
    }

    @Test func actionThatIsTooLargeIsRefusedBeforeItsEffect() throws {
        let error = #expect(throws: VitrineError.self) {
            try ActionJournal<LongAction>(in: folder.store, fileName: "actions.json")
                .perform(LongAction(id: "a", text: String(repeating: "x", count: 2_048)), now: .noon) { _ in
                    Issue.record("performed")
                    return .performed
                }
        }
        #expect(error?.code == .tooLarge)
        #expect(try !folder.names().contains("actions.json"))
    }

    @Test func refusedActionIsNotRetried() throws {
        let first = try journal.perform(ProbeAction(id: "a"), now: .noon) { _ in .refused(because: "it is gone") }
        #expect(first.state == .refused(at: .noon, because: "it is gone"))
        let second = try journal.perform(ProbeAction(id: "a"), now: .noon + 1, leaveMark)
        #expect(second == first)
        #expect(marks.isEmpty)
        #expect(try drained() == ["a it is gone"])
    }

    @Test func failedActionStaysPendingUntilALaterCallPerformsIt() throws {
        let failure = ProbeFailure(text: "the store is locked")
        // The action is accepted and done later, which is not a failure of the tap.
        let waiting = try journal.perform(ProbeAction(id: "a"), now: .noon) { _ in throw failure }
        #expect(waiting.failure == "the store is locked" && waiting.attempts == 1 && waiting.state == .pending)
        #expect(journal.read().pending == [waiting])
        var seen: ActionAttempt<ProbeAction>?
        let settled = try journal.resume(now: .noon + 60) { attempt in
            seen = attempt
            return try leaveMark(attempt)
        }
        #expect(settled.map(\.id) == ["a"] && settled.first?.failure == nil)
        // The action keeps the date of the tap, however late it is performed.
        #expect(seen?.acceptedAt == .noon && seen?.number == 2 && seen?.mayHaveTakenEffect == true)
        #expect(marks == ["a"] && journal.read().pending.isEmpty)
    }

    @Test func failingActionDoesNotBlockTheOthers() throws {
        for id in ["a", "b", "c"] {
            _ = try journal.perform(ProbeAction(id: id), now: .noon) { _ in throw ProbeFailure(text: "no") }
        }
        let settled = try journal.resume(now: .noon) { attempt in
            if attempt.action.id == "b" { throw ProbeFailure(text: "still no") }
            return try leaveMark(attempt)
        }
        #expect(settled.map(\.id) == ["a", "c"])
        #expect(journal.read().pending.map(\.id) == ["b"])
        #expect(journal.read().pending.first?.failure == "still no")
    }

    @Test func actionsAreReportedOnceInTheOrderOfAcceptance() throws {
        for id in ["b", "a", "c"] { try journal.perform(ProbeAction(id: id), now: .noon, leaveMark) }
        #expect(try drained() == ["b performed", "a performed", "c performed"])
        #expect(try drained().isEmpty)
        try journal.perform(ProbeAction(id: "d"), now: .noon, leaveMark)
        #expect(try drained() == ["d performed"])
        // A reported action is still recognised by a late second tap.
        try journal.perform(ProbeAction(id: "a"), now: .noon, leaveMark)
        #expect(marks == ["b", "a", "c", "d"])
    }

    @Test func reportIsRepeatedIfTheAppDiesInIt() throws {
        try journal.perform(ProbeAction(id: "a"), now: .noon, leaveMark)
        #expect(throws: ProbeFailure.self) {
            try journal.drain(now: .noon, perform: leaveMark) { _ in throw ProbeFailure(text: "no screen") }
        }
        #expect(try drained() == ["a performed"])
    }

    @Test func actionSettledDuringAReportIsReportedNextTime() throws {
        // app                          extension
        // reads: a
        // reports a
        //                              performs b
        // marks a as reported
        try journal.perform(ProbeAction(id: "a"), now: .noon, leaveMark)
        try journal.drain(now: .noon, perform: leaveMark) { report in
            #expect(report.settled.map(\.id) == ["a"])
            // No lock is held: another process may perform an action in the meantime.
            let impatient = ActionJournal.probe(folder.path, timeout: .zero)
            try impatient.perform(ProbeAction(id: "b"), now: .noon, leaveMark)
        }
        #expect(try drained() == ["b performed"])
    }

    @Test func settledCountChangesOnlyWhenAnActionIsSettled() throws {
        #expect(journal.read().settledCount == 0)
        try journal.perform(ProbeAction(id: "read:2026-02-03#0"), now: .noon, leaveMark)
        #expect(journal.read().settledCount == 1)
        _ = try journal.perform(ProbeAction(id: "run:2026-02-03#1"), now: .noon) { _ in throw ProbeFailure(text: "no") }
        #expect(journal.read().settledCount == 1)
        _ = try drained()
        #expect(journal.read().settledCount == 2)
    }

    @Test func actionsBeyondTheLimitAreRejectedAndNothingIsLost() throws {
        for number in 0..<64 {
            _ = try journal.perform(ProbeAction(id: "\(number)"), now: .noon) { _ in throw ProbeFailure(text: "no") }
        }
        let error = try #require(
            #expect(throws: VitrineError.self) { try journal.perform(ProbeAction(id: "64"), now: .noon, leaveMark) }
        )
        #expect(error.code == .tooLarge && error.message.contains("open the app"))
        #expect(marks.isEmpty)
        #expect(try drained().count == 64)
        #expect(marks == (0..<64).map(String.init))
    }

    @Test func journalStaysSmallIfTheAppNeverOpens() throws {
        for number in 0..<500 {
            try journal.perform(ProbeAction(id: "habit-\(number):2026-02-03#\(number)"), now: .noon) { _ in .performed }
        }
        #expect(try folder.text(of: "actions.json").utf8.count < 100_000)
        let reported = try drained()
        #expect(reported.count == 201 && reported.last == "300 more")
        #expect(try drained().isEmpty)
        #expect(try folder.text(of: "actions.json").utf8.count < 100_000)
    }

    @Test(arguments: [true, false]) func secondTapIsRecognisedAfterTwoHundredOtherActionsAtMost(isFirstPending: Bool)
        throws
    {
        if isFirstPending {
            // An action that was accepted first and settled last is the newest.
            _ = try journal.perform(ProbeAction(id: "a"), now: .noon) { _ in throw ProbeFailure(text: "no") }
            for number in 0..<250 { try journal.perform(ProbeAction(id: "\(number)"), now: .noon) { _ in .performed } }
        }
        try journal.perform(ProbeAction(id: "a"), now: .noon, leaveMark)
        _ = try drained()
        for number in 300..<499 { try journal.perform(ProbeAction(id: "\(number)"), now: .noon) { _ in .performed } }
        try journal.perform(ProbeAction(id: "a"), now: .noon, leaveMark)
        #expect(marks == ["a"])
        try journal.perform(ProbeAction(id: "499"), now: .noon) { _ in .performed }
        var last: ActionAttempt<ProbeAction>?
        try journal.perform(ProbeAction(id: "a"), now: .noon) { attempt in
            last = attempt
            return .performed
        }
        #expect(last?.mayHaveTakenEffect == false)
    }

    @Test(arguments: ["", String(repeating: "x", count: 513)])
    func invalidIdentifierIsRejectedBeforeAnythingIsPerformed(id: String) throws {
        let error = try #require(
            #expect(throws: VitrineError.self) { try journal.perform(ProbeAction(id: id), now: .noon, leaveMark) }
        )
        #expect(error.code == .invalidName)
        #expect(marks.isEmpty && journal.read().pending.isEmpty)
    }

    @Test func threadsRequestingTheSameActionPerformItOnce() async throws {
        let (journal, path) = (journal, folder.path)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<16 {
                group.addTask {
                    try journal.perform(ProbeAction(id: "\(number / 4)"), now: .noon) { attempt in
                        try ProbeAction.leaveMark(attempt, in: path)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(marks.sorted() == ["0", "1", "2", "3"])
    }
}
