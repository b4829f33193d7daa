import Foundation
import ProbeValues
import Testing
import Vitrine
import VitrineTesting

/// Writes that other processes or the system interrupt, refuse or delay.
@Suite(.serialized, .hangGuard)
struct SnapshotFaultTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    // MARK: Killed

    /// The situations in which a write takes different paths through the system.
    enum Situation: String, CaseIterable {
        case firstWrite, secondWrite, laterWrite, durable, damagedBefore
    }

    @Test(.needsStrace, arguments: Situation.allCases)
    func writeKilledAtAnySystemCallLeavesTheOldOrTheNewValue(situation: Situation) throws {
        let durable = situation == .durable ? ["durable"] : []
        try prepare(situation)
        let arguments = ["set", folder.path, "new"] + durable
        let (calls, whole) = try probe.systemCalls(of: arguments, from: folder.path)
        #expect(whole.output == "stored\n")
        try #require(calls.count > 8)
        var outcomes: [String: Int] = [:]
        for call in calls.swept() {
            try prepare(situation)
            let end = try probe.killed(at: call, arguments).finish()
            let note = folder.store.read(.probe).value?.pinnedNote
            outcomes[note ?? "none", default: 0] += 1
            if end.output == "stored\n" { #expect(note == "new", "\(call) lost what was acknowledged") }
            switch situation {
            case .firstWrite: #expect(note == "new" || folder.store.read(.probe) == .missing, "\(call)")
            case .damagedBefore: #expect(try note == "new" || folder.text() == "{\"habits", "\(call)")
            default: #expect(note == "old" || note == "new", "\(call) left \(folder.store.read(.probe))")
            }
            try writesAgain(situation)
        }
        // The system calls cover both sides of the moment at which the new value becomes visible.
        #expect(outcomes["new"] ?? 0 > 0)
        #expect(outcomes.values.reduce(0, +) > outcomes["new"] ?? 0)
    }

    /// The next writer succeeds, and leaves no extra files.
    private func writesAgain(_ situation: Situation) throws {
        let update = try folder.store.update(.probe, owner: .notes, now: .noon) { $0.pinnedNote = "again" }
        #expect(folder.store.read(.probe).value?.pinnedNote == "again")
        let known = ["damaged", "probe.json.lock"]
        #expect(try folder.names(in: ".vitrine").allSatisfy(known.contains))
        guard situation == .damagedBefore else { return }
        let kept = try folder.names(in: ".vitrine/damaged").map { try folder.text(of: ".vitrine/damaged/" + $0) }
        #expect(!kept.isEmpty && kept.allSatisfy { $0 == "{\"habits" }, "\(update)")
    }

    private func prepare(_ situation: Situation) throws {
        try folder.removeEverything()
        let writes =
            switch situation {
            case .firstWrite, .damagedBefore: 0
            case .secondWrite, .durable: 1
            case .laterWrite: 3
            }
        for _ in 0..<writes { try folder.store.write(ProbeSnapshot(pinnedNote: "old"), to: .probe, now: .noon) }
        if situation == .damagedBefore { try folder.put("{\"habits") }
    }

    // MARK: Refused

    @Test(.needsStrace, arguments: ["EIO", "ENOSPC", "EROFS"])
    func failingWriteKeepsTheOldValue(error: String) throws {
        try prepare(.laterWrite)
        let end = try probe.faulty("error=\(error):when=1", call: "pwrite64", "set", folder.path, "new").finish()
        #expect(end.status == 3)
        #expect(end.output.contains("pwrite"))
        #expect(folder.store.read(.probe).value?.pinnedNote == "old")
        try writesAgain(.laterWrite)
    }

    @Test(.needsStrace) func shortWriteIsContinued() throws {
        try prepare(.laterWrite)
        let whole = try bytesAfterSetting("new")
        try prepare(.laterWrite)
        // The call is skipped and reports one byte, so that the first byte stays zero, and the others must follow it.
        let end = try probe.faulty("retval=1:when=1", call: "pwrite64", "set", folder.path, "new").finish()
        #expect(end.output == "stored\n")
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path + "/probe.json")) == [0] + whole.dropFirst())
    }

    /// The snapshot's file after a write that nothing interrupts.
    private func bytesAfterSetting(_ note: String) throws -> Data {
        #expect(try probe.start("set", folder.path, note).finish().output == "stored\n")
        return try Data(contentsOf: URL(fileURLWithPath: folder.path + "/probe.json"))
    }

    @Test(.needsStrace, arguments: [1, 2, 3])
    func failingSyncIsAnErrorAndLosesNothing(number: Int) throws {
        try prepare(.durable)
        let end = try probe.faulty("error=EIO:when=\(number)", call: "fsync", "set", folder.path, "new", "durable")
            .finish()
        #expect(end.status == 3)
        #expect(end.output.contains("inputOutput") && end.output.contains("fsync"))
        // Before the exchange the old value stays; after it the new value is visible, but not certainly on the disk.
        #expect(folder.store.read(.probe).value?.pinnedNote == (number == 1 ? "old" : "new"))
        try writesAgain(.durable)
    }

    @Test(.needsStrace, arguments: ["EINVAL", "ENOSYS"])
    func fileSystemWithoutExchangeFallsBackToRename(error: String) throws {
        try prepare(.laterWrite)
        let end = try probe.faulty("error=\(error)", call: "renameat2", "set", folder.path, "new").finish()
        #expect(end.output == "stored\n")
        #expect(folder.store.read(.probe).value?.pinnedNote == "new")
    }

    @Test(.needsRoot) func fullDiskKeepsTheOldValueAndRecovers() throws {
        #expect(mount("tmpfs", folder.path, "tmpfs", 0, "size=16k,mode=700") == 0)
        defer { umount2(folder.path, Int32(MNT_DETACH)) }
        let value = ProbeSnapshot(pinnedNote: "old")
        try folder.store.write(value, to: .probe, now: .noon)
        for durability in [SnapshotDurability.processCrash, .powerLoss] {
            let large = ProbeSnapshot(pinnedNote: String(repeating: "x", count: 20_000))
            let options = SnapshotWrite(durability: durability)
            #expect(code { try folder.store.write(large, to: .probe, now: .noon, options: options) } == .diskFull)
            #expect(folder.store.read(.probe).value == value)
        }
        try folder.store.write(ProbeSnapshot(pinnedNote: "new"), to: .probe, now: .noon)
        #expect(folder.store.read(.probe).value?.pinnedNote == "new")
    }

    @Test(.needsRoot) func readOnlyContainerCanBeReadButNotWritten() throws {
        #expect(mount("tmpfs", folder.path, "tmpfs", 0, "size=64k,mode=700") == 0)
        defer { umount2(folder.path, Int32(MNT_DETACH)) }
        try folder.store.write(ProbeSnapshot(pinnedNote: "old"), to: .probe, now: .noon)
        #expect(ReadOnlyMount.remount(folder.path))
        let refused = code { try folder.store.update(.probe, owner: .notes, now: .noon) { $0.pinnedNote = "new" } }
        #expect(refused == .notWritable)
        #expect(folder.store.read(.probe).value?.pinnedNote == "old")
    }

    @Test(.needsRoot, .enabled("mkfs.ext4 must be installed") { access("/sbin/mkfs.ext4", X_OK) == 0 })
    func durableWriteSurvivesAPowerFailure() throws {
        var disk = try TestDisk(in: folder)
        for round in 0..<5 {
            try disk.attach()
            let store = SnapshotStore(GroupContainer(path: disk.path))
            if round > 0 { #expect(store.read(.probe).value?.habitsToday == round - 1) }
            // Quick writes first: they must not interfere.
            if round.isMultiple(of: 3) {
                for _ in 0..<3 {
                    try store.write(ProbeSnapshot(habitsToday: -1), to: .probe, now: .noon)
                }
            }
            let value = ProbeSnapshot(habitsToday: round)
            try store.write(value, to: .probe, now: .noon, options: SnapshotWrite(durability: .powerLoss))
            try disk.cutPower()
        }
    }

    // MARK: Blocked

    @Test func waitForAStoppedHolderTimesOutAndNamesIt() throws {
        try prepare(.laterWrite)
        let holder = try probe.start("hold", folder.path)
        #expect(holder.waitForLine() == "held")
        holder.send(SIGSTOP)
        let impatient = SnapshotStore(GroupContainer(path: folder.path), lockTimeout: .milliseconds(300))
        let start = ContinuousClock.now
        let error = #expect(throws: VitrineError.self) {
            try impatient.update(.probe, owner: .notes, now: .noon) { $0.pinnedNote = "new" }
        }
        let waited = ContinuousClock.now - start
        #expect(error?.code == .locked)
        #expect(error?.message.contains("process \(holder.identifier) (vitrine-store-p, stopped)") == true)
        #expect(error?.message.contains("/probe.json.lock") == true)
        #expect(waited >= .milliseconds(300))
        // Readers do not wait at all.
        #expect(folder.store.read(.probe).value?.pinnedNote == "old")
        holder.send(SIGCONT)
        #expect(try holder.finish().status == 0)
        try impatient.update(.probe, owner: .notes, now: .noon) { $0.pinnedNote = "new" }
        #expect(folder.store.read(.probe).value?.pinnedNote == "new")
    }

    @Test func killedHolderReleasesTheLock() throws {
        let holder = try probe.start("hold", folder.path)
        #expect(holder.waitForLine() == "held")
        holder.send(SIGKILL)
        try writesAgain(.laterWrite)
        _ = try holder.finish()
    }

    @Test func contentOfTheLockFileDoesNotMatter() throws {
        try prepare(.laterWrite)
        for word in [0xFF, 0x7F, 0x80, 0x01] as [UInt8] {
            let nonsense = Data((0..<64).map { $0 < 4 ? word : 0 })
            try nonsense.write(to: URL(fileURLWithPath: folder.path + "/.vitrine/probe.json.lock"))
            try writesAgain(.laterWrite)
        }
    }

    // MARK: Concurrent

    @Test func concurrentProcessesLoseNothingAndReadersSeeNoTornFile() throws {
        try folder.store.write(ProbeSnapshot(), to: .probe, now: .noon)
        let watcher = try probe.start("watch", folder.path)
        #expect(watcher.waitForLine() == "watching")
        let writers = try (0..<8).map { try probe.start("count", folder.path, $0 < 4 ? "habits" : "notes", "100") }
        for writer in writers { #expect(try writer.finish().status == 0) }
        #expect(folder.store.read(.probe).value == ProbeSnapshot(habitsToday: 400, noteCount: 400))
        #expect(folder.store.read(.probe).snapshot?.generation == 801)
        let seen = try watcher.finish().output
        #expect(seen.hasSuffix(" 0 bad\n") && !seen.hasPrefix("0 good"), "\(seen)")
    }

    @Test func writersKilledAmongOthersBlockNoOne() throws {
        let victims = try (0..<4).map { _ in try probe.start("count", folder.path, "notes", "1000000") }
        let writers = try (0..<4).map { _ in try probe.start("count", folder.path, "habits", "100") }
        for victim in victims {
            // A change shows that the victim, or another writer, is at work.
            let before = folder.store.read(.probe).snapshot?.generation ?? 0
            while folder.store.read(.probe).snapshot?.generation ?? 0 < before + 20 { usleep(200) }
            victim.send(SIGKILL)
        }
        for writer in writers { #expect(try writer.finish().status == 0) }
        for victim in victims { _ = try victim.finish() }
        #expect(folder.store.read(.probe).value?.habitsToday == 400)
        try writesAgain(.laterWrite)
    }
}
