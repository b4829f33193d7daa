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

    private func perform(_ id: String) throws {
        try journal.perform(ProbeAction(id: id), now: .noon, folder.leaveMark)
    }

    private func fail(_ id: String) throws {
        try journal.perform(ProbeAction(id: id), now: .noon) { _ in throw ProbeFailure(text: "no") }
    }

    @Test func repeatedRequestIsPerformedOnce() throws {
        var before: String?
        for _ in 0..<5 {
            let record = try journal.perform(ProbeAction(id: "a"), now: .noon, folder.leaveMark)
            #expect(record.state == .performed(at: .noon) && record.attempts == 1 && record.number == 1)
            let text = try folder.text(of: "actions.json")
            #expect(before == nil || before == text, "a repeated request writes nothing")
            before = text
        }
        #expect(folder.marks == ["a"])
        #expect(journal.read().settledCount == 1)
        try journal.perform(ProbeAction(id: "a"), now: .noon + 60) { _ in
            Issue.record("performed twice")
            return .performed
        }
        #expect(try folder.text(of: "actions.json") == before)
    }

    @Test func unusedJournalIsNotAProblem() throws {
        let reading = journal.read()
        #expect(reading.settledCount == 0 && reading.pending.isEmpty && reading.problem == nil)
        #expect(try journal.resume(now: .noon, folder.leaveMark).isEmpty)
        #expect(try folder.drained().isEmpty)
        #expect(try folder.names().isEmpty, "reading creates no file")
    }

    @Test func journalOfAnEarlierSchemaKeepsItsActions() throws {
        try perform("done")
        try journal.perform(ProbeAction(id: "waits"), now: .noon) { _ in throw ProbeFailure(text: "later") }
        let later = ActionJournal<ProbeAction>(in: folder.store, fileName: "actions.json", schema: 3)
        #expect(later.read().pending.map(\.action.id) == ["waits"] && later.read().problem == nil)
        try later.perform(ProbeAction(id: "done"), now: .noon) { _ in
            Issue.record("performed twice")
            return .performed
        }
        #expect(try later.resume(now: .noon, folder.leaveMark).map(\.action.id) == ["waits"])
        #expect(folder.marks == ["done", "waits"])
    }

    private struct LongAction: WidgetAction {
        var id, text: String
    }

    @Test func actionThatIsTooLargeIsRefusedBeforeItsEffect() throws {
        let action = LongAction(id: "a", text: String(repeating: "x", count: 2_048))
        let refused = code {
            try ActionJournal<LongAction>(in: folder.store, fileName: "actions.json")
                .perform(action, now: .noon) { _ in
                    Issue.record("performed")
                    return .performed
                }
        }
        #expect(refused == .tooLarge)
        #expect(try !folder.names().contains("actions.json"))
    }

    @Test func refusedActionIsNotRetried() throws {
        let first = try journal.perform(ProbeAction(id: "a"), now: .noon) { _ in .refused(because: "it is gone") }
        #expect(first.state == .refused(at: .noon, because: "it is gone"))
        let second = try journal.perform(ProbeAction(id: "a"), now: .noon + 1, folder.leaveMark)
        #expect(second == first)
        #expect(folder.marks.isEmpty)
        #expect(try folder.drained() == ["a it is gone"])
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
            return try folder.leaveMark(attempt)
        }
        #expect(settled.map(\.id) == ["a"] && settled.first?.failure == nil)
        // The action keeps the date of the tap, however late it is performed.
        #expect(seen?.acceptedAt == .noon && seen?.number == 2 && seen?.mayHaveTakenEffect == true)
        #expect(folder.marks == ["a"] && journal.read().pending.isEmpty)
    }

    @Test func failingActionDoesNotBlockTheOthers() throws {
        for id in ["a", "b", "c"] {
            try fail(id)
        }
        let settled = try journal.resume(now: .noon) { attempt in
            if attempt.action.id == "b" { throw ProbeFailure(text: "still no") }
            return try folder.leaveMark(attempt)
        }
        #expect(settled.map(\.id) == ["a", "c"])
        #expect(journal.read().pending.map(\.id) == ["b"])
        #expect(journal.read().pending.first?.failure == "still no")
    }

    @Test func actionsAreReportedOnceInTheOrderOfAcceptance() throws {
        for id in ["b", "a", "c"] { try perform(id) }
        #expect(try folder.drained() == ["b performed", "a performed", "c performed"])
        #expect(try folder.drained().isEmpty)
        try perform("d")
        #expect(try folder.drained() == ["d performed"])
        // A reported action is still recognised by a late second tap.
        try perform("a")
        #expect(folder.marks == ["b", "a", "c", "d"])
    }

    @Test func reportIsRepeatedIfTheAppDiesInIt() throws {
        try perform("a")
        #expect(throws: ProbeFailure.self) {
            try journal.drain(now: .noon, perform: folder.leaveMark) { _ in throw ProbeFailure(text: "no screen") }
        }
        #expect(try folder.drained() == ["a performed"])
    }

    @Test func actionSettledDuringAReportIsReportedNextTime() throws {
        // app                          extension
        // reads: a
        // reports a
        //                              performs b
        // marks a as reported
        try perform("a")
        try journal.drain(now: .noon, perform: folder.leaveMark) { report in
            #expect(report.settled.map(\.id) == ["a"])
            // No lock is held: another process may perform an action in the meantime.
            let impatient = ActionJournal.probe(folder.path, timeout: .zero)
            try impatient.perform(ProbeAction(id: "b"), now: .noon, folder.leaveMark)
        }
        #expect(try folder.drained() == ["b performed"])
    }

    @Test func settledCountChangesOnlyWhenAnActionIsSettled() throws {
        #expect(journal.read().settledCount == 0)
        try perform("read:2026-02-03#0")
        #expect(journal.read().settledCount == 1)
        try fail("run:2026-02-03#1")
        #expect(journal.read().settledCount == 1)
        _ = try folder.drained()
        #expect(journal.read().settledCount == 2)
    }

    @Test func actionsBeyondTheLimitAreRejectedAndNothingIsLost() throws {
        for number in 0..<64 {
            try fail("\(number)")
        }
        let error = #expect(throws: VitrineError.self) { try perform("64") }
        #expect(error?.code == .tooLarge && error?.message.contains("open the app") == true)
        #expect(folder.marks.isEmpty)
        #expect(try folder.drained().count == 64)
        #expect(folder.marks == (0..<64).map(String.init))
    }

    @Test func journalStaysSmallIfTheAppNeverOpens() throws {
        for number in 0..<250 {
            try journal.perform(ProbeAction(id: "habit-\(number):2026-02-03#\(number)"), now: .noon) { _ in .performed }
        }
        #expect(try folder.text(of: "actions.json").utf8.count < 100_000)
        let reported = try folder.drained()
        #expect(reported.count == 201 && reported.last == "50 more")
        #expect(try folder.drained().isEmpty)
        #expect(try folder.text(of: "actions.json").utf8.count < 100_000)
    }

    @Test(arguments: [true, false])
    func secondTapIsRecognisedAfterTwoHundredOtherActionsAtMost(isFirstPending: Bool) throws {
        if isFirstPending {
            // An action that was accepted first and settled last is the newest.
            try fail("a")
            for number in 0..<201 { try journal.perform(ProbeAction(id: "\(number)"), now: .noon) { _ in .performed } }
        }
        try perform("a")
        _ = try folder.drained()
        for number in 300..<499 { try journal.perform(ProbeAction(id: "\(number)"), now: .noon) { _ in .performed } }
        try perform("a")
        #expect(folder.marks == ["a"])
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
        #expect(code { try perform(id) } == .invalidName)
        #expect(folder.marks.isEmpty && journal.read().pending.isEmpty)
    }

    @Test func threadsRequestingTheSameActionPerformItOnce() async throws {
        let (journal, folder) = (journal, folder)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<16 {
                group.addTask {
                    try journal.perform(ProbeAction(id: "\(number / 4)"), now: .noon, folder.leaveMark)
                }
            }
            try await group.waitForAll()
        }
        #expect(folder.marks.sorted() == ["0", "1", "2", "3"])
    }
}
