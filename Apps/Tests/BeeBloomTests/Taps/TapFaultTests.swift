import BeeBloomModel
import Foundation
import Testing
import Vitrine
import VitrineActions
import VitrineTesting

/// Taps while the store or the journal is not usable: the widget shows the state, keeps the request if possible, and
/// never crashes.
@Suite(.serialized)
struct TapFaultTests {
    private let phone: Phone

    init() throws {
        phone = try Phone()
        try fill()
    }

    private func fill() throws { try phone.fill(["Read", "Run"]) }

    // MARK: Locked

    @Test func tapOnALockedStoreIsKeptAndShownAsPending() throws {
        let holder = try phone.database()
        try holder.run("BEGIN IMMEDIATE")
        let tapped = try phone.tap("read")
        #expect(tapped.hasPrefix("Read is waiting to be checked"), "\(tapped)")
        #expect(phone.journal.pending.map(\.action.habit) == ["read"])
        // A writer that has not written yet does not block readers: the habit stays on the list, without a button.
        let waiting = try phone.timeline("small").report
        #expect(waiting.text.contains("Read, waiting to be checked") && waiting.habits == ["Run"], "\(waiting.text)")
        try holder.run("ROLLBACK")
        phone.now = "2026-02-03T09:50:00Z"
        #expect(try phone.shown("small") == ["Run"])
        #expect(phone.journal.pending.isEmpty && phone.journal.settledCount == 1)
        #expect(try phone.checks().keys.sorted() == ["read:2026-02-03"])
    }

    @Test func exclusivelyLockedStorePointsToTheAppAndLosesNothing() throws {
        let holder = try phone.database()
        try holder.run("BEGIN EXCLUSIVE")
        for family in ["small", "medium", "large"] {
            try phone.expect(family, says: ["Open BeeBloom to refresh", "Another program is using the habits."])
        }
        let (report, log) = try phone.timeline("medium")
        #expect(!log.isEmpty)
        #expect(report.policy?.date?.hasPrefix("2026-02-03T09:46:00") == true)
        #expect(try phone.command(["today"]).status == 74)
        try holder.run("ROLLBACK")
        #expect(try phone.shown("medium") == ["Read", "Run"])
    }

    @Test func pendingTapCountsForItsOwnDayAfterMidnight() throws {
        let holder = try phone.database()
        try holder.run("BEGIN IMMEDIATE")
        _ = try phone.widget("tap", "read")
        try holder.run("ROLLBACK")
        phone.now = "2026-02-05T08:00:00Z"
        #expect(try phone.shown("small") == ["Read", "Run"])
        #expect(try phone.checks().keys.sorted() == ["read:2026-02-03"])
        #expect(try phone.command(["today"]).errors == "Checked on the widget for 2026-02-03: Read.\n")
    }

    @Test func tapThatWaitedTooLongIsRefusedAndReported() throws {
        let holder = try phone.database()
        try holder.run("BEGIN IMMEDIATE")
        _ = try phone.widget("tap", "read")
        try holder.run("ROLLBACK")
        phone.now = "2026-02-12T08:00:00Z"
        let errors = try phone.command(["today"]).errors
        #expect(errors.contains("Read was tapped on the widget but not checked"), "\(errors)")
        #expect(try phone.checks().isEmpty)
    }

    // MARK: Missing or not writable

    @Test func missingStoreOrContainerPointsToTheApp() throws {
        try FileManager.default.removeItem(atPath: phone.databasePath)
        #expect(try phone.timeline("small").report.text.contains("Open BeeBloom to refresh"))
        #expect(try phone.widget("tap", "read").status == 70)
        try FileManager.default.removeItem(atPath: phone.container.path)
        #expect(try phone.timeline("small").report.text.contains("Open BeeBloom to refresh"))
        #expect(try phone.widget("tap", "read").status == 70)
    }

    @Test(.needsRoot) func readOnlyContainerIsShownAndTapsFail() throws {
        try FileManager.default.removeItem(atPath: phone.container.path)
        try phone.container.create()
        #expect(mount("tmpfs", phone.container.path, "tmpfs", 0, "size=1m,mode=700") == 0)
        defer { umount2(phone.container.path, Int32(MNT_DETACH)) }
        try fill()
        #expect(mount("tmpfs", phone.container.path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), "") == 0)
        #expect(try phone.shown("small") == ["Read", "Run"])
        let tapped = try phone.widget("tap", "read")
        #expect(tapped.status == 70 && tapped.errors.contains("ead-only"), "\(tapped.errors)")
        #expect(mount("tmpfs", phone.container.path, "tmpfs", UInt(MS_REMOUNT), "") == 0)
        #expect(try phone.checks().isEmpty)
        try phone.tap("read")
        #expect(try phone.shown("small") == ["Run"])
    }

    @Test(.needsRoot) func fullDiskKeepsStoredDataAndTheTapCanBeRepeated() throws {
        try FileManager.default.removeItem(atPath: phone.container.path)
        try phone.container.create()
        #expect(mount("tmpfs", phone.container.path, "tmpfs", 0, "size=256k,mode=700") == 0)
        defer { umount2(phone.container.path, Int32(MNT_DETACH)) }
        try fill()
        let filler = open(phone.container.path + "/filler", O_WRONLY | O_CREAT, 0o600)
        let page = [UInt8](repeating: 1, count: 4096)
        while write(filler, page, page.count) > 0 {}
        close(filler)
        let tapped = try phone.widget("tap", "read")
        #expect(tapped.status == 70 && !tapped.errors.isEmpty)
        #expect(try phone.timeline("small").report.habits.contains("Run"))
        try FileManager.default.removeItem(atPath: phone.container.path + "/filler")
        #expect(try phone.checks().isEmpty)
        _ = try phone.widget("tap", "read")
        #expect(try phone.shown("small") == ["Run"])
    }

    // MARK: Damaged

    @Test(arguments: ["", "{", "[1,2]", "{\"records\":\"x\"}"])
    func damagedJournalIsSetAsideAndTapsContinue(content: String) throws {
        let file = phone.container.path + "/" + HabitChecks.journalName
        try Data(content.utf8).write(to: URL(filePath: file))
        #expect(try phone.shown("small") == ["Read", "Run"])
        try phone.tap("read")
        #expect(try phone.shown("small") == ["Run"])
        let errors = try phone.command(["today"]).errors
        #expect(errors.contains("Checked on the widget: Read.") && errors.contains("was damaged; it was kept as"))
        #expect(try phone.command(["today"]).errors.isEmpty)
    }

    @Test func habitsAreShownAndTapsRefusedWithAJournalOfANewerVersion() throws {
        let file = phone.container.path + "/" + HabitChecks.journalName
        let content = Data("{\"_vitrine\":{\"schema\":9,\"generation\":1,\"owners\":{}}}".utf8)
        try content.write(to: URL(filePath: file))
        let (report, log) = try phone.timeline("small")
        #expect(report.habits == ["Read", "Run"] && log.contains("update the program"))
        #expect(try phone.widget("tap", "read").status == 70)
        #expect(try Data(contentsOf: URL(filePath: file)) == content)
        #expect(try phone.checks().isEmpty)
    }

    // MARK: Concurrent

    @Test func concurrentTapsAreEachPerformedOnce() throws {
        let ids = (0..<4).map { "h\($0)" }
        try phone.fill(["One", "Two", "Three", "Four"], ids: ids)
        try phone.runTogether((ids + ids).map { ["tap", $0] }, ofWidget: true)
        #expect(try phone.checks().count == 4)
        #expect(try phone.shown() == ["Read", "Run"])
    }
}
