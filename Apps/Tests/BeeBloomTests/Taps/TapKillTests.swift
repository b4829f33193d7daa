import BeeBloomModel
import Foundation
import Testing
import Vitrine
import VitrineActions
import VitrineTesting

/// Kills the extension's process between any two system calls of a tap.
@Suite(.serialized, .hangGuard)
struct TapKillTests {
    private let phone: Phone

    init() throws {
        phone = try Phone()
        try phone.fill(["Read", "Run"])
    }

    @Test(.needsStrace) func killAtAnyCallLeavesTheCheckWholeOrAbsentAndTheJournalConsistent() throws {
        let pristine = phone.containers.path + "-pristine"
        try FileManager.default.copyItem(atPath: phone.container.path, toPath: pristine)
        defer { try? FileManager.default.removeItem(atPath: pristine) }
        func prepare() throws {
            try FileManager.default.removeItem(atPath: phone.container.path)
            try FileManager.default.copyItem(atPath: pristine, toPath: phone.container.path)
        }
        let calls = try systemCalls()
        try prepare()
        try #require(calls.count > 40)
        var outcomes: [String: Int] = [:]
        for call in calls.swept() {
            try prepare()
            try strace(Strace.faulty(call.killing, call: call.name))
            // The database is intact: the next process that opens it rolls back SQLite's hot journal.
            let board = try phone.store.board(days: try phone.moment().today...(try phone.moment().today))
            #expect(board.habits.map(\.id) == ["read", "run"] && board.warnings.isEmpty, "\(call)")
            let isChecked = board.isChecked("read", on: try phone.moment().today)
            #expect(!board.isChecked("run", on: try phone.moment().today))
            let journal = phone.journal
            #expect(journal.problem == nil, "\(call)")
            if journal.settledCount == 1 { #expect(isChecked, "\(call) settled a check that was not stored") }
            if isChecked {
                #expect(journal.settledCount == 1 || journal.pending.count == 1, "\(call) stored an unrecorded check")
            }
            let state =
                journal.settledCount == 1
                ? "settled" : journal.pending.isEmpty ? "nothing" : isChecked ? "effect" : "begun"
            outcomes[state, default: 0] += 1
            try finish(call, state)
        }
        #expect(Set(outcomes.keys) == ["nothing", "begun", "effect", "settled"], "\(outcomes)")
    }

    /// Reloads the widget or opens the app: the tap is performed once if it was ever accepted.
    private func finish(_ call: SystemCall, _ state: String) throws {
        let moment = try phone.moment()
        let checks = HabitChecks(phone.container)
        if call.number.isMultiple(of: 2) { try checks.resume(at: moment) }
        var reported: [String] = []
        try checks.drain(at: moment) { report in reported = report.settled.map(\.action.habit) }
        #expect(reported == (state == "nothing" ? [] : ["read"]), "\(call)")
        #expect(phone.journal.pending.isEmpty)
        let isChecked = try phone.store.board(days: moment.today...moment.today).isChecked("read", on: moment.today)
        #expect(isChecked == (state != "nothing"), "\(call)")
        #expect(try phone.checks().count == (isChecked ? 1 : 0))
    }

    /// The system calls of a tap, starting with the first one that names the container.
    private func systemCalls() throws -> [SystemCall] {
        try SystemCall.traced(from: phone.container.path) { options in
            let ending = try strace(options)
            #expect(ending.status == 0, "\(ending.errors)")
        }
    }

    @discardableResult
    private func strace(_ options: [String]) throws -> Program.Ending {
        try phone.widget(["tap", "read"], under: [Strace.path] + options)
    }
}
