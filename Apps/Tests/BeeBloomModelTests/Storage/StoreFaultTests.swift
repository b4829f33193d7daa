import BeeBloomModel
import Foundation
import Testing
import Vitrine
import VitrineTesting

/// Reads and writes that other processes or the system interrupt, refuse or delay.
@Suite(.serialized, .hangGuard)
struct StoreFaultTests {
    private let habit = FixtureHabit.drinkWater

    private func failure(_ body: () throws -> Void) throws -> BeeBloomError {
        try #require(throws: BeeBloomError.self, performing: body)
    }

    private func isChecked(_ store: TestStore) throws -> Bool {
        try store.store().board(days: today...today).isChecked(habit, on: today)
    }

    /// A file in which the habit is not checked today.
    private func open(_ mode: TinyBaseMode) throws -> TestStore {
        let store = try TestStore(fixture: mode)
        try store.store().uncheck(habit, on: today, at: noon)
        return store
    }

    // MARK: Locked

    //   holder                      widget
    //   BEGIN EXCLUSIVE
    //                               reads: waits until its timeout -> locked
    //                               writes: the same
    //   exits
    //                               writes
    @Test(arguments: bothModes)
    func waitForALockedFileEndsAfterTheTimeout(mode: TinyBaseMode) throws {
        let store = try open(mode)
        let holder = try probe.start("lock", store.path)
        #expect(holder.waitForLine() == "locked")
        let brief = store.store(timeout: .milliseconds(200))
        for body: () throws -> Void in [
            { _ = try brief.board(days: today...today) }, { try brief.check(habit, on: today, at: noon) },
        ] {
            let start = ContinuousClock.now
            let error = try failure(body)
            let waited = ContinuousClock.now - start
            #expect(error.code == .storeLocked && error.concernsStore)
            #expect(waited >= .milliseconds(200))
        }
        let content = HabitWidgetContent(reading: brief, at: noon) { _ in }
        #expect(throws: BeeBloomError.self) { try content.viewState(at: noon, maxDisplay: 3).get() }
        // With a timeout of zero it tries once.
        #expect(try failure { _ = try store.store(timeout: .zero).board(days: today...today) }.code == .storeLocked)
        #expect(try holder.finish().status == 0)
        #expect(try brief.check(habit, on: today, at: noon) == .changed)
    }

    @Test(arguments: bothModes)
    func lockThatEndsBeforeTheTimeoutCausesNoError(mode: TinyBaseMode) async throws {
        let store = try open(mode)
        let holder = try probe.start("lock", store.path)
        #expect(holder.waitForLine() == "locked")
        async let outcome = store.store(timeout: Patience.limit).check(habit, on: today, at: noon)
        async let state = store.store(timeout: Patience.limit).viewState(maxDisplay: 3, at: noon)
        #expect(try holder.finish().status == 0)
        #expect(try await outcome == .changed)
        #expect(try await state.hasHabits)
        #expect(try isChecked(store))
    }

    // MARK: Refused

    @Test(.needsRoot, arguments: bothModes)
    func readOnlyContainerIsReadableAndNotWritable(mode: TinyBaseMode) throws {
        let store = try TestStore()
        #expect(mount("tmpfs", store.folder, "tmpfs", 0, "size=1m,mode=700") == 0)
        defer { umount2(store.folder, Int32(MNT_DETACH)) }
        try store.copyFixture(mode)
        #expect(mount("tmpfs", store.folder, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), "") == 0)
        let left = try #require(try store.store().left(on: today).first)
        let error = try failure { try store.store().check(left.id, on: today, at: noon) }
        #expect(error.code == .storeUnwritable && error.message.contains("cannot be changed"))
    }

    @Test(.needsRoot, arguments: bothModes)
    func fullDiskKeepsStoredDataAndRecovers(mode: TinyBaseMode) throws {
        let store = try TestStore()
        #expect(mount("tmpfs", store.folder, "tmpfs", 0, "size=800k,mode=700") == 0)
        defer { umount2(store.folder, Int32(MNT_DETACH)) }
        try store.copyFixture(mode)
        try store.store().uncheck(habit, on: today, at: noon)
        let room = try FileManager.default.attributesOfFileSystem(forPath: store.folder)[.systemFreeSize] as? Int ?? 0
        try Data(count: room).write(to: URL(fileURLWithPath: store.folder + "/filler"))
        let before = try store.data
        let error = try failure { try store.store().check(habit, on: today, at: noon) }
        #expect(error.code == .storeUnwritable, "\(error)")
        #expect((error.cause as? TinyBaseError)?.code == .diskFull)
        #expect(try store.data == before)
        #expect(try !isChecked(store))
        try FileManager.default.removeItem(atPath: store.folder + "/filler")
        #expect(try store.store().check(habit, on: today, at: noon) == .changed)
        #expect(try isChecked(store))
    }

    @Test(.needsStrace, arguments: bothModes, ["pwrite64:EIO", "pwrite64:ENOSPC", "fdatasync:EIO", "unlink:EIO"])
    func failedCallIsAnErrorAndLeavesTheCheckWholeOrAbsent(mode: TinyBaseMode, fault: String) throws {
        let parts = fault.split(separator: ":").map(String.init)
        let store = try open(mode)
        let original = try rest(of: TestStore(fixture: mode))
        for number in 1...4 {
            let end =
                try probe.faulty(
                    "error=\(parts[1]):when=\(number)",
                    call: parts[0],
                    "check",
                    store.path,
                    habit,
                    "2026-02-03"
                )
                .finish()
            let isWhole = try isChecked(store)
            #expect(end.status == 3 || end.output == "changed\n", "\(number): \(end)")
            #expect(isWhole || end.status == 3, "\(number) lost an acknowledged check")
            #expect(try store.sql("PRAGMA integrity_check") == ["ok"])
            #expect(try rest(of: store) == original, "everything but the check is as TinyBase wrote it")
            if isWhole { try store.store().uncheck(habit, on: today, at: noon) }
        }
    }

    @Test(.needsStrace, arguments: ["EACCES", "EROFS", "EMFILE"])
    func journalThatCannotBeCreatedIsAWriteError(error: String) throws {
        let store = try open(.json)
        // The first two opened files are the store itself, opened by the probe and by SQLite's check for its journal.
        let calls = try systemCalls(store)
        let journal = try #require(calls.first { $0.line.contains("-journal") && $0.line.contains("O_CREAT") })
        let end =
            try probe.faulty(
                "error=\(error):when=\(journal.number)+",
                call: journal.name,
                "check",
                store.path,
                habit,
                "2026-02-03"
            )
            .finish()
        #expect(end.status == 3)
        #expect(end.output.contains("cannot be changed"), "\(end.output)")
        #expect(try !isChecked(store))
    }

    // MARK: Killed

    /// Kills a check at each of some calls, before and after the commit, and looks at what is left.
    private func kill(
        _ calls: [SystemCall],
        of habit: String,
        in store: TestStore,
        _ look: (_ call: SystemCall, _ isWhole: Bool) throws -> Void
    ) throws {
        let before = try store.data
        var outcomes: Set<Bool> = []
        for call in calls.swept() {
            try clean(store, before)
            let end = try probe.killed(at: call, ["check", store.path, habit, "2026-02-03"]).finish()
            let isWhole = try store.store().board(days: today...today).isChecked(habit, on: today)
            outcomes.insert(isWhole)
            if end.output == "changed\n" { #expect(isWhole, "\(call) lost an acknowledged check") }
            #expect(try store.sql("PRAGMA integrity_check") == ["ok"], "\(call)")
            try look(call, isWhole)
        }
        #expect(outcomes == [true, false])
    }

    @Test(.needsStrace, arguments: bothModes)
    func killAtAnySystemCallLeavesTheCheckWholeOrAbsent(mode: TinyBaseMode) throws {
        let store = try open(mode)
        let original = try rest(of: TestStore(fixture: mode))
        let calls = try systemCalls(store)
        try #require(calls.count > 20)
        try kill(calls, of: habit, in: store) { call, isWhole throws in
            #expect(try rest(of: store) == original, "\(call)")
            // The system repeats the tap after the process was killed; in total the check is stored once.
            #expect(try store.store().check(habit, on: today, at: noon) == (isWhole ? .unchanged : .changed), "\(call)")
            #expect(try store.rows("checks", []).count == 865, "\(call)")
        }
    }

    @Test(.needsStrace)
    func killWhileRewritingALargeTextLeavesTheOldOrTheNewText() throws {
        // Above one megabyte the text goes through a temporary table and is marked as text directly in the file.
        let rows = (0..<9000)
            .map { #""c\#($0)":{"habitId":"x","date":"2025-01-01","completed":true,"updatedAt":"\#($0)"}"# }
        let store = try TestStore(
            json:
                ##"[{"habits":{"h":{"title":"H","color":"#ffffff","order":0}},"checks":{\##(rows.joined(separator: ","))}},{}]"##
        )
        let calls = try systemCalls(store, habit: "h")
        try #require(calls.count > 500)
        // Hundreds of consecutive page writes are alike: the test kills at the first and last of each kind, and every
        // eightieth; outside of `make fuzz` at every second of these.
        let counts = Dictionary(calls.map { ($0.name, $0.number) }, uniquingKeysWith: max)
        let firsts = Dictionary(calls.map { ($0.name, $0.number) }, uniquingKeysWith: min)
        let chosen = calls.filter { call in
            let (first, last) = (firsts[call.name] ?? 0, counts[call.name] ?? 0)
            return call.number < first + 3 || call.number > last - 6 || call.number.isMultiple(of: 80)
        }
        try kill(chosen, of: "h", in: store) { call, _ throws in
            #expect(try store.sql("SELECT typeof(store) FROM tinybase") == ["text"], "\(call)")
        }
    }

    /// Restores the file and removes what a killed process left beside it.
    private func clean(_ store: TestStore, _ data: Data) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: store.folder) {
            try FileManager.default.removeItem(atPath: store.folder + "/" + name)
        }
        try data.write(to: URL(fileURLWithPath: store.path))
    }

    /// The rows of habits and checks, without today's check of the habit.
    private func rest(of store: TestStore) throws -> [[String: [TinyBaseValue]]] {
        let habits = try store.rows("habits", ["title", "color", "groupId", "order", "deletedAt"])
        let checks = try store.rows("checks", ["habitId", "date", "completed", "updatedAt"])
        return [habits, checks.filter { $0.key != "\(habit):2026-02-03" }]
    }

    /// The system calls of a check, starting with the opening of the file; the check is then removed.
    private func systemCalls(_ store: TestStore, habit: String? = nil) throws -> [SystemCall] {
        let before = try store.data
        let arguments = ["check", store.path, habit ?? self.habit, "2026-02-03"]
        let (calls, end) = try probe.systemCalls(of: arguments, from: store.path)
        #expect(end.output == "changed\n")
        try clean(store, before)
        return calls
    }

    // MARK: Concurrent

    //   app                         widget
    //   BEGIN IMMEDIATE, reads
    //                               BEGIN IMMEDIATE: waits
    //   writes its check, COMMIT
    //                               reads again, writes its check, COMMIT
    @Test(arguments: bothModes)
    func twoWritersLoseNoCheckAndGetNoLockError(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        let before = try store.rows("checks", []).count
        let first = try probe.start("write", store.path, "2024-01-01", "3")
        let second = try probe.start("write", store.path, "2024-02-01", "3")
        for writer in [first, second] {
            let end = try writer.finish()
            #expect(end.status == 0)
            #expect(end.output.hasPrefix("57 0 "), "\(end.output.prefix(40))")
        }
        #expect(try store.rows("checks", []).count == before + 114)
        let board = try store.store().board(days: day("2024-01-01")...day("2024-02-03"))
        for habit in board.habits {
            #expect(board.checkedDays(of: habit.id, in: day("2024-01-01")...day("2024-01-03")) == 3)
            #expect(board.checkedDays(of: habit.id, in: day("2024-02-01")...day("2024-02-03")) == 3)
        }
        #expect(try store.sql("PRAGMA integrity_check") == ["ok"])
    }

    @Test(arguments: bothModes)
    func threadsOfOneProcessAlsoExcludeEachOther(mode: TinyBaseMode) async throws {
        let store = try TestStore(fixture: mode)
        let ids = try store.store().board(days: today...today).habits.map(\.id)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for id in ids {
                group.addTask {
                    for offset in 0..<4 {
                        let patient = store.store(timeout: Patience.limit)
                        try patient.check(id, on: day("2024-01-01").adding(days: offset), at: noon)
                    }
                }
            }
            try await group.waitForAll()
        }
        let board = try store.store().board(days: day("2024-01-01")...day("2024-01-04"))
        #expect(ids.allSatisfy { board.checkedDays(of: $0, in: board.days) == 4 })
    }
}
