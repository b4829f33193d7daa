import Foundation
import ProbeValues
import Testing
import Vitrine
import VitrineTesting

/// The result of reading any kind of file at a snapshot's path.
struct SnapshotReadingTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func nothingStoredIsMissing() {
        #expect(folder.store.read(.probe) == .missing)
    }

    @Test func missingContainerIsMissing() {
        let store = SnapshotStore(GroupContainer(path: folder.path + "/none"))
        #expect(store.read(.probe) == .missing)
    }

    @Test func valueIsReadWithItsStamps() throws {
        let day = try #require(LocalDay("2026-01-13"))
        try folder.store.write(ProbeSnapshot(habitsToday: 3), to: .probe, now: .noon, options: SnapshotWrite(day: day))
        let snapshot = try #require(folder.store.read(.probe).snapshot)
        #expect(snapshot.value == ProbeSnapshot(habitsToday: 3))
        #expect(snapshot.generation == 1)
        #expect(snapshot.schema == 1)
        #expect(snapshot.stamps == ["single": SnapshotStamp(writtenAt: .noon, day: day)])
        #expect(snapshot.stamp(of: .notes) == nil)
    }

    @Test func everyPrefixOfAValidFileIsDamaged() throws {
        try folder.store.write(ProbeSnapshot(pinnedNote: "a \"b\" \u{1F41D}"), to: .probe, now: .noon)
        let whole = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/probe.json"))
        for count in 0..<whole.count {
            try whole.prefix(count).write(to: URL(fileURLWithPath: folder.path + "/probe.json"))
            guard case .damaged(let report) = folder.store.read(.probe) else {
                Issue.record("\(count) bytes were read as \(folder.store.read(.probe))")
                continue
            }
            #expect(report.reason == (count == 0 ? .empty : .notJSON))
            #expect(report.byteCount == count)
        }
    }

    @Test(arguments: [
        ("[]", VitrineError.Damage.Reason.notJSON),
        ("null", .notJSON),
        ("{\"habitsToday\":1,\"noteCount\":0}x", .notJSON),
        ("{\"habitsToday\":1,\"noteCount\":0,}", .notJSON),
        ("{\"habitsToday\":1,\"habitsToday\":2,\"noteCount\":0}", .notJSON),
        ("{\"habitsToday\":\"1\",\"noteCount\":0}", .wrongType),
        ("{\"noteCount\":0}", .wrongType),
        ("{}", .wrongType),
        ("{\"habitsToday\":1,\"noteCount\":0,\"_vitrine\":7}", .metadata),
        ("{\"habitsToday\":1,\"noteCount\":0,\"_vitrine\":{\"schema\":0,\"generation\":1}}", .metadata),
    ])
    func invalidContentIsDamaged(text: String, reason: VitrineError.Damage.Reason) throws {
        try folder.put(text)
        guard case .damaged(let report) = folder.store.read(.probe) else {
            Issue.record("read as \(folder.store.read(.probe))")
            return
        }
        #expect(report.reason == reason)
        #expect(report.path.hasSuffix("/probe.json"))
        #expect(try folder.text() == text)
    }

    @Test func unknownKeysAndNullAreRead() throws {
        try folder.put(" {\"pinnedNote\" : null, \"x\":{\"y\":[1]},\"habitsToday\":2,\"noteCount\":0}\n")
        let snapshot = try #require(folder.store.read(.probe).snapshot)
        #expect(snapshot.value == ProbeSnapshot(habitsToday: 2))
        #expect(snapshot.generation == 0)
    }

    @Test func hugeFileIsDamagedWithoutBeingRead() throws {
        try folder.put("")
        #expect(truncate(folder.path + "/probe.json", 1 << 40) == 0)
        guard case .damaged(let report) = folder.store.read(.probe) else {
            Issue.record("a file of a terabyte was read")
            return
        }
        #expect(report.reason == .tooLarge)
        #expect(report.byteCount == 1 << 40)
    }

    @Test func sizeLimitIsInclusive() throws {
        let text = "{\"habitsToday\":1,\"noteCount\":0}"
        try folder.put(text)
        let exact = SnapshotKey<ProbeSnapshot>("probe.json", maximumByteCount: text.utf8.count)
        let less = SnapshotKey<ProbeSnapshot>("probe.json", maximumByteCount: text.utf8.count - 1)
        #expect(folder.store.read(exact).value?.habitsToday == 1)
        #expect(folder.store.read(less).unavailability == .damaged)
    }

    @Test func deepNestingIsDamaged() throws {
        try folder.put("{\"x\":" + String(repeating: "[", count: 500_000))
        #expect(folder.store.read(.probe).unavailability == .damaged)
    }

    @Test func newerSchemaIsReported() throws {
        try folder.put("{\"new\":1,\"_vitrine\":{\"schema\":3,\"generation\":9,\"owners\":{}}}")
        #expect(folder.store.read(.probe) == .newerVersion(found: 3, supported: 1))
    }

    @Test func linkIsNotFollowed() throws {
        try folder.put("{\"habitsToday\":1,\"noteCount\":0}", as: "elsewhere.json")
        #expect(symlink(folder.path + "/elsewhere.json", folder.path + "/probe.json") == 0)
        #expect(unreadableCode() == .notRegularFile)
    }

    @Test func folderIsNotRead() throws {
        #expect(mkdir(folder.path + "/probe.json", 0o700) == 0)
        #expect(unreadableCode() == .notRegularFile)
    }

    @Test(.hangGuard) func pipeDoesNotBlock() throws {
        #expect(mkfifo(folder.path + "/probe.json", 0o600) == 0)
        #expect(unreadableCode() == .notRegularFile)
    }

    @Test(.needsRoot) func fileOfAnotherUserIsUnreadable() throws {
        try folder.put("{\"habitsToday\":1,\"noteCount\":0}")
        #expect(chmod(folder.path, 0o755) == 0)
        #expect(chmod(folder.path + "/probe.json", 0o600) == 0)
        let program = try probe.start("read", folder.path, "65534")
        #expect(try program.finish().output == "unreadable accessDenied\n")
    }

    @Test func messagesNameTheFileAndNoValue() throws {
        try folder.put("{\"habitsToday\":\"my secret\",\"noteCount\":0}")
        guard case .damaged(let report) = folder.store.read(.probe) else {
            Issue.record("a text was read as a number")
            return
        }
        #expect(report.description.contains("probe.json"))
        #expect(report.description.contains("habitsToday"))
        #expect(!report.description.contains("secret"))
    }

    private func unreadableCode() -> VitrineError.Code? {
        guard case .unreadable(let error) = folder.store.read(.probe) else { return nil }
        #expect(error.message.contains("/probe.json"))
        return error.code
    }
}
