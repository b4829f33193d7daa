import Foundation
import ProbeValues
import Testing
import Vitrine
import VitrineTesting

/// The result of reading any kind of file at a snapshot's path.
struct SnapshotReadingTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func nothingStoredAndNoContainerAreMissing() {
        #expect(folder.store.read(.probe) == .missing)
        #expect(SnapshotStore(GroupContainer(path: folder.path + "/none")).read(.probe) == .missing)
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
            let damage = try #require(folder.store.read(.probe).damage, "\(count) bytes")
            #expect(damage.reason == (count == 0 ? .empty : .notJSON))
            #expect(damage.byteCount == count)
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
        let damage = try #require(folder.store.read(.probe).damage)
        #expect(damage.reason == reason)
        #expect(damage.path.hasSuffix("/probe.json"))
        #expect(try folder.text() == text)
    }

    @Test func unknownKeysAndNullAreRead() throws {
        try folder.put(" {\"pinnedNote\" : null, \"x\":{\"y\":[1]},\"habitsToday\":2,\"noteCount\":0}\n")
        let snapshot = try #require(folder.store.read(.probe).snapshot)
        #expect(snapshot.value == ProbeSnapshot(habitsToday: 2))
        #expect(snapshot.generation == 0)
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

    @Test(.hangGuard, arguments: ["link", "folder", "pipe"])
    func whatIsNoFileIsNotRead(kind: String) throws {
        try folder.put("{\"habitsToday\":1,\"noteCount\":0}", as: "elsewhere.json")
        let path = folder.path + "/probe.json"
        let made =
            switch kind {
            case "link": symlink(folder.path + "/elsewhere.json", path)
            case "folder": mkdir(path, 0o700)
            default: mkfifo(path, 0o600)
            }
        #expect(made == 0)
        let failure = try #require(folder.store.read(.probe).failure)
        #expect(failure.code == .notRegularFile)
        #expect(failure.message.contains("/probe.json"))
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
        let message = try #require(folder.store.read(.probe).damage).description
        #expect(message.contains("probe.json"))
        #expect(message.contains("habitsToday"))
        #expect(!message.contains("secret"))
    }
}
