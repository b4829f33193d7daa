import BeeBloomActions
import BeeBloomModel
import Foundation
import Testing
import Vitrine

/// The extension's process killed between any two system calls of a tap.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct TapKillTests {
    private let phone: Phone

    init() throws {
        phone = try Phone()
        try phone.store.createIfMissing(in: phone)
        for title in ["Read", "Run"] {
            try phone.store.addHabit(HabitDraft(title: title), id: title.lowercased(), at: phone.moment())
        }
    }

    @Test(.needsStrace) func killedAnywhereTheCheckIsWholeOrAbsentAndTheJournalAgrees() throws {
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
        for call in calls {
            try prepare()
            _ = try strace([
                "-e", "trace=\(call.name)", "-e", "inject=\(call.name):signal=KILL:when=\(call.number)",
            ])
            // The database is whole: a hot journal of SQLite is rolled back by the next who opens it.
            let board = try phone.store.board(days: try phone.moment().today...(try phone.moment().today))
            #expect(board.habits.map(\.id) == ["read", "run"] && board.warnings.isEmpty, "\(call)")
            let isChecked = board.isChecked("read", on: try phone.moment().today)
            #expect(!board.isChecked("run", on: try phone.moment().today))
            let journal = phone.journal
            #expect(journal.problem == nil, "\(call)")
            if journal.settledCount == 1 { #expect(isChecked, "\(call) settled what was not done") }
            if isChecked {
                #expect(journal.settledCount == 1 || journal.pending.count == 1, "\(call) did what nobody noted")
            }
            let state =
                journal.settledCount == 1
                ? "settled" : journal.pending.isEmpty ? "nothing" : isChecked ? "effect" : "begun"
            outcomes[state, default: 0] += 1
            try finish(call, state)
        }
        #expect(Set(outcomes.keys) == ["nothing", "begun", "effect", "settled"], "\(outcomes)")
    }

    /// The widget is drawn again, or the app opens: the tap is performed once, if it was ever accepted.
    private func finish(_ call: SystemCall, _ state: String) throws {
        let moment = try phone.moment()
        let checks = HabitChecks(phone.container)
        if call.number.isMultiple(of: 2) { try checks.resume(at: moment) }
        var told: [String] = []
        try checks.drain(at: moment) { report in told = report.settled.map(\.action.habit) }
        #expect(told == (state == "nothing" ? [] : ["read"]), "\(call)")
        #expect(phone.journal.pending.isEmpty)
        let isChecked = try phone.store.board(days: moment.today...moment.today).isChecked("read", on: moment.today)
        #expect(isChecked == (state != "nothing"), "\(call)")
        #expect(try phone.checks().count == (isChecked ? 1 : 0))
    }

    private struct SystemCall: CustomStringConvertible {
        var name: String
        var number: Int
        var description: String { "\(name) \(number)" }
    }

    /// The calls of a tap from the first that names the container on; memory calls change nothing on the disk.
    private func systemCalls() throws -> [SystemCall] {
        let log = phone.containers.path + "/log"
        let ending = try strace(["-o", log])
        #expect(ending.status == 0, "\(ending.errors)")
        var counts: [String: Int] = [:]
        var calls: [SystemCall] = []
        var hasBegun = false
        for line in try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n") {
            guard let open = line.firstIndex(of: "(") else { continue }
            let name = String(line[..<open].split(separator: " ").last ?? "")
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { continue }
            counts[name, default: 0] += 1
            if line.contains("\"\(phone.container.path)"), name != "execve" { hasBegun = true }
            let isOfMemory = ["mmap", "munmap", "brk", "mprotect", "madvise", "futex", "exit_group"]
                .contains(name)
            guard hasBegun, !isOfMemory else { continue }
            calls.append(SystemCall(name: name, number: counts[name] ?? 0))
        }
        return calls
    }

    @discardableResult
    private func strace(_ options: [String]) throws -> Program.Ending {
        try Program(name: "beebloom-widget")
            .run(
                ["tap", "read", "--containers", phone.containers.path, "--now", phone.now, "--zone", "UTC"],
                under: ["/usr/bin/strace", "-f", "-qq"] + (options.contains("-o") ? [] : ["-o", "/dev/null"]) + options
            )
    }
}
