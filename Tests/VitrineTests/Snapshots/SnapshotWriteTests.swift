import Foundation
import ProbeValues
import Testing
import Vitrine
import VitrineActions

/// Writing over invalid files, and into invalid containers.
struct SnapshotWriteTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    // Files have mode 0600 and folders 0700, also those that another program created with other modes.
    @Test func everythingThatIsStoredIsPrivate() throws {
        let path = folder.path + "/made/by/the/store"
        let container = try GroupContainer(path: path).create()
        let store = SnapshotStore(container)
        for name in ["probe.json", "page.json"] {
            try Data("{\"damaged".utf8).write(to: URL(fileURLWithPath: path + "/" + name))
            #expect(chmod(path + "/" + name, 0o666) == 0)
        }
        for durability in [SnapshotDurability.processCrash, .powerLoss, .processCrash] {
            let options = SnapshotWrite(durability: durability)
            try store.write(ProbeSnapshot(), to: .probe, now: .noon, options: options)
            let picture = SnapshotAsset<IllustratedPage>.Change.replace(.picture, with: [1, 2, 3])
            try store.update(.page, with: picture, now: .noon, options: options) { $0.text = "1" }
        }
        try ActionJournal<ProbeAction>.probe(path).perform(ProbeAction(id: "a"), now: .noon) { _ in .performed }
        let names = FileManager.default.subpaths(atPath: folder.path) ?? []
        #expect(names.contains { $0.contains(".vitrine/damaged/") })
        for name in names {
            var status = stat()
            #expect(lstat(folder.path + "/" + name, &status) == 0)
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            #expect(status.st_mode & 0o7777 == (isFolder ? 0o700 : 0o600), "\(name)")
        }
    }

    @Test(arguments: [SnapshotDurability.processCrash, .powerLoss])
    func valuesOfDifferentLengthsReplaceEachOther(durability: SnapshotDurability) throws {
        for count in [0, 5000, 3, 4100, 100, 20_000, 1, 0] {
            let value = ProbeSnapshot(pinnedNote: String(repeating: "x", count: count))
            try folder.store.write(value, to: .probe, now: .noon, options: SnapshotWrite(durability: durability))
            #expect(folder.store.read(.probe).value == value)
        }
        #expect(try folder.names() == [".vitrine", "probe.json"])
    }

    @Test func missingOrDamagedFileWithoutDefaultIsAnError() throws {
        #expect(code { try folder.store.update(.bareProbe, owner: .habits, now: .noon) { _ in } } == .missing)
        #expect(try folder.names() == [".vitrine"])
        try folder.put("{\"habits")
        #expect(code { try folder.store.update(.bareProbe, owner: .habits, now: .noon) { _ in } } == .damaged)
        #expect(try folder.text() == "{\"habits")
    }

    @Test func damagedFileIsSetAsideAndReported() throws {
        for content in ["{\"habits", "", "[1]", "{\"habitsToday\":\"three\",\"noteCount\":0}"] {
            try folder.put(content)
            let update = try folder.store.update(.probe, owner: .habits, now: .noon) { $0.habitsToday = 1 }
            let report = try #require(update.setAside)
            let path = try #require(report.setAsidePath)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == content)
            #expect(folder.store.read(.probe).value == ProbeSnapshot(habitsToday: 1))
        }
        #expect(try folder.names(in: ".vitrine/damaged").count == 4)
        // A valid file is not set aside, and later writes do not change the files set aside.
        for round in 0..<4 {
            let value = ProbeSnapshot(habitsToday: round)
            #expect(try folder.store.write(value, to: .probe, now: .noon).setAside == nil)
        }
        #expect(try folder.names(in: ".vitrine/damaged").count == 4)
    }

    @Test func fileThatIsSetAsideIsReportedOnceToTheHook() throws {
        try folder.put("{\"habits")
        let reports = StoreReports()
        let store = reports.store(in: folder)
        let report = try #require(try store.update(.probe, owner: .habits, now: .noon) { $0.habitsToday = 1 }.setAside)
        try store.update(.probe, owner: .habits, now: .noon) { $0.habitsToday = 2 }
        #expect(reports.lines == ["notice damaged: \(report)"])
    }

    @Test func hugeFileIsDamagedAndSetAsideWithoutBeingRead() throws {
        try folder.put("")
        #expect(truncate(folder.path + "/probe.json", 1 << 40) == 0)
        let damage = try #require(folder.store.read(.probe).damage)
        #expect(damage.reason == .tooLarge && damage.byteCount == 1 << 40)
        let update = try folder.store.write(ProbeSnapshot(), to: .probe, now: .noon)
        #expect(update.setAside?.reason == .tooLarge)
        #expect(folder.store.read(.probe).value == ProbeSnapshot())
    }

    @Test func newerVersionIsNeverOverwritten() throws {
        let text = "{\"new\":1,\"_vitrine\":{\"schema\":2,\"generation\":9,\"owners\":{}}}"
        try folder.put(text)
        #expect(folder.store.read(.probe) == .newerVersion(found: 2, supported: 1))
        #expect(code { try folder.store.update(.probe, owner: .habits, now: .noon) { _ in } } == .newerVersion)
        #expect(code { try folder.store.write(ProbeSnapshot(), to: .probe, now: .noon) } == .newerVersion)
        #expect(try folder.text() == text)
    }

    @Test func linkAndFolderAreNotReplaced() throws {
        #expect(symlink("/etc/hostname", folder.path + "/probe.json") == 0)
        #expect(code { try folder.store.write(ProbeSnapshot(), to: .probe, now: .noon) } == .notRegularFile)
        #expect(unlink(folder.path + "/probe.json") == 0)
        #expect(mkdir(folder.path + "/probe.json", 0o700) == 0)
        #expect(code { try folder.store.write(ProbeSnapshot(), to: .probe, now: .noon) } == .notRegularFile)
    }

    @Test func linkAtTheNewFilesPathIsNotFollowed() throws {
        try folder.store.write(ProbeSnapshot(), to: .probe, now: .noon)
        try folder.put("precious", as: "victim")
        #expect(symlink(folder.path + "/victim", folder.path + "/.vitrine/probe.json.new") == 0)
        try folder.store.write(ProbeSnapshot(habitsToday: 1), to: .probe, now: .noon)
        #expect(try folder.text(of: "victim") == "precious")
        #expect(folder.store.read(.probe).value?.habitsToday == 1)
    }

    @Test func hardLinkKeepsItsContent() throws {
        for round in 0..<3 {
            try folder.store.write(ProbeSnapshot(habitsToday: round), to: .probe, now: .noon)
        }
        let before = try folder.text()
        #expect(link(folder.path + "/probe.json", folder.path + "/copy.json") == 0)
        for round in 3..<8 {
            try folder.store.write(ProbeSnapshot(habitsToday: round), to: .probe, now: .noon)
        }
        #expect(try folder.text(of: "copy.json") == before)
    }

    @Test func readerThatKeepsTheFileOpenSeesItsOldContent() throws {
        try folder.store.write(ProbeSnapshot(habitsToday: 1), to: .probe, now: .noon)
        let before = try folder.text()
        let file = try #require(FileHandle(forReadingAtPath: folder.path + "/probe.json"))
        for round in 2..<9 {
            try folder.store.write(ProbeSnapshot(habitsToday: round), to: .probe, now: .noon)
        }
        #expect(try file.readToEnd() == Data(before.utf8))
    }

    @Test func tooLargeValueLeavesTheOldOne() throws {
        let key = SnapshotKey<ProbeSnapshot>("probe.json", maximumByteCount: 300)
        try folder.store.write(ProbeSnapshot(habitsToday: 1), to: key, now: .noon)
        let value = ProbeSnapshot(pinnedNote: String(repeating: "x", count: 300))
        #expect(code { try folder.store.write(value, to: key, now: .noon) } == .tooLarge)
        #expect(folder.store.read(key).value?.habitsToday == 1)
    }

    @Test func missingContainerAndAFileInItsPlaceAreReported() throws {
        let store = SnapshotStore(GroupContainer(path: folder.path + "/none"))
        #expect(code { try store.write(ProbeSnapshot(), to: .probe, now: .noon) } == .containerMissing)
        try folder.put("", as: "none")
        #expect(code { try store.write(ProbeSnapshot(), to: .probe, now: .noon) } == .containerMissing)
        #expect(store.read(.probe).failure?.code == .containerMissing)
    }

    @Test func removedSnapshotIsMissingAndCanBeWrittenAgain() throws {
        try folder.store.write(ProbeSnapshot(), to: .probe, now: .noon)
        try folder.store.remove(.probe)
        try folder.store.remove(.probe, durability: .powerLoss)
        #expect(folder.store.read(.probe) == .missing)
        let again = try folder.store.write(ProbeSnapshot(), to: .probe, now: .noon)
        #expect(again.generation == 1)
    }
}
