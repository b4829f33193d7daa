import Foundation
import Testing
import Vitrine
import VitrineTesting

@testable import VitrineDoctor

/// Containers on the disk, well and hostile.
struct ContainerReaderTests {
    private struct Steps: Codable, Sendable {
        var count = 0
        var cover = ""
    }

    private static let now = Date(timeIntervalSinceReferenceDate: 790_000_000)
    private static let time = AuditTime(device: Self.now, machine: Self.now)
    private let container: TemporaryContainer
    private let store: SnapshotStore
    private let key = SnapshotKey("steps.json", default: Steps())

    init() throws {
        container = try TemporaryContainer()
        store = SnapshotStore(GroupContainer(path: container.path))
    }

    private func findings() -> [DoctorFinding] {
        ContainerAudit.findings(ContainerReader.read(container.path), now: Self.time)
    }

    private func file(_ path: String) throws -> FileFacts {
        try #require(ContainerReader.read(container.path).files.first { $0.path == path })
    }

    @Test func containerOfTheLibraryIsWell() throws {
        let cover = SnapshotAsset<Steps>("cover.jpg", reference: \.cover)
        for count in 1...3 {
            try store.update(key, with: .replace(cover, with: [UInt8(count)]), now: Self.now) { $0.count = count }
        }
        #expect(findings().isEmpty, "\(findings())")
        guard case .document(let document) = try file("steps.json").content else {
            Issue.record("the snapshot is not a document")
            return
        }
        #expect(document.schema == 1)
        #expect(document.generation == 3)
        #expect(document.fields == ["count", "cover"])
        #expect(document.writtenAt == Self.now)
        #expect(document.namedAssets.count == 1)
    }

    @Test func fileThatTheLibrarySetsAsideIsFound() throws {
        try container.write("{\"count\": ", to: "steps.json")
        #expect(findings().map(\.rule) == [.damaged])
        try store.update(key, now: Self.now) { $0.count = 1 }
        #expect(findings().map(\.rule) == [.setAside])
    }

    @Test func damagedAssetIsFoundByItsName() throws {
        let cover = SnapshotAsset<Steps>("cover.jpg", reference: \.cover)
        try store.update(key, with: .replace(cover, with: [1, 2, 3]), now: Self.now) { $0.count = 1 }
        let name = try #require(store.read(key).value).cover
        try container.write("torn", to: name)
        #expect(findings().map(\.rule) == [.damagedAsset])
    }

    @Test func lockOfThisProcessIsSeenWithoutWaitingForIt() throws {
        try container.write("", to: ".vitrine/steps.json.lock")
        let lock = open("\(container.path)/.vitrine/steps.json.lock", O_RDWR | O_CLOEXEC)
        #expect(flock(lock, LOCK_EX) == 0)
        defer { close(lock) }
        let holders = try file(".vitrine/steps.json.lock").holders
        #expect(holders.map(\.process) == [Int(getpid())])
        #expect(findings().map(\.rule) == [.lockHeld])
    }

    @Test func linksPipesAndSocketsAreNotOpened() throws {
        try container.write("{}", to: "real.json")
        #expect(symlink("/etc/passwd", "\(container.path)/link.json") == 0)
        #expect(symlink("\(container.path)", "\(container.path)/loop") == 0)
        #expect(mkfifo("\(container.path)/pipe.json", 0o600) == 0)
        #expect(findings().map(\.rule) == [.notRegular, .notRegular, .notRegular])
        #expect(try file("link.json").content == .notRead)
        #expect(try file("pipe.json").content == .notRead)
    }

    @Test func containerThatIsALinkIsNotFollowed() throws {
        let link = container.containers + "/group.link"
        #expect(symlink(container.path, link) == 0)
        #expect(ContainerReader.read(link).reach == .notAFolder)
        #expect(ContainerReader.read(container.containers + "/none").reach == .missing)
    }

    @Test func hugeFileIsNotRead() throws {
        try container.write("{}", to: "steps.json")
        #expect(truncate("\(container.path)/steps.json", 1 << 40) == 0)
        #expect(try file("steps.json").content == .tooLarge(limit: 16 << 20))
        #expect(findings().map(\.rule) == [.tooLarge])
    }

    @Test func namesThatAreNotTextAreReportedAndNotRead() throws {
        let bytes: [CChar] = Array("\(container.path)/".utf8CString.dropLast()) + [-1, -2, 46, 106, 115, 111, 110, 0]
        let descriptor = open(bytes, O_CREAT | O_WRONLY, 0o600)
        #expect(descriptor >= 0)
        close(descriptor)
        try container.write("{}", to: "a\nb.json")
        let all = findings()
        #expect(all.map(\.rule) == [.invalidName, .invalidName])
        let text = DoctorReport([ContainerReader.read(container.path)], now: Self.time).lines(isVerbose: true)
        #expect(text.allSatisfy { !$0.contains("\n") })
        #expect(text.contains { $0.contains("a\\u{a}b.json") })
    }

    @Test func foldersWithoutEndAreCut() throws {
        try container.write("{}", to: Array(repeating: "deep", count: 20).joined(separator: "/") + "/a.json")
        #expect(findings().map(\.rule) == [.incompleteListing])
    }

    @Test(arguments: [
        "", "{", "nul", "{\"_vitrine\": 1}", "{\"_vitrine\": {\"schema\": 0, \"generation\": 1, \"owners\": {}}}",
        "{\"_vitrine\": {\"schema\": 1, \"generation\": -1, \"owners\": {}}}",
        "{\"_vitrine\": {\"schema\": 1, \"generation\": 1, \"owners\": {\"a\": {\"writtenAt\": \"x\"}}}}",
        "{\"_vitrine\": {\"schema\": 1, \"generation\": 1.0}}",
        "{\"_vitrine\": {\"schema\": 2147483648, \"generation\": 1}}",
        "{\"a\": 1, \"a\": 2, \"_vitrine\": {\"schema\": 1, \"generation\": 1}}",
        "{\"a\": \(String(repeating: "[", count: 70))\(String(repeating: "]", count: 70)), \"_vitrine\": {\"schema\": 1, \"generation\": 1}}",
    ])
    func damagedDocumentsAreFound(text: String) throws {
        try container.write(text, to: "steps.json")
        #expect(findings().map(\.rule) == [.damaged])
    }

    @Test func documentWithoutEndIsFoundDamaged() throws {
        try container.write(String(repeating: "[", count: 100_000), to: "steps.json")
        #expect(findings().map(\.rule) == [.damaged])
    }

    @Test(arguments: [
        "[]", "1", "{}", "{\"records\": 1, \"accepted\": 1, \"settled\": 1}",
        "{\"a\": 1, \"a\": 2}", "{\"_vitrine\": {\"schema\": 1, \"generation\": 18446744073709551615}}",
    ])
    func documentsOfOtherProgramsAndWithoutStampsAreWell(text: String) throws {
        try container.write(text, to: "steps.json")
        #expect(findings().isEmpty)
    }

    @Test func folderWithoutRightsIsReportedAndTheRestIsRead() throws {
        try container.write("{}", to: "locked/steps.json")
        try container.write("{", to: "other.json")
        // Another user must be able to enter the container itself.
        #expect(chmod(container.containers, 0o755) == 0)
        for (name, mode) in [("", 0o755), ("/other.json", 0o644), ("/locked", 0)] {
            #expect(chmod(container.path + name, mode_t(mode)) == 0)
        }
        let facts = withoutRootPermissions { ContainerReader.read(container.path) }
        #expect(chmod("\(container.path)/locked", 0o700) == 0)
        let rules = ContainerAudit.findings(facts, now: Self.time).map(\.rule)
        #expect(Set(rules) == [.groupMode, .fileMode, .unreadable, .damaged])
    }

    @Test func lockTableSkipsLinesOfOtherForms() {
        let table = LockTable(
            """
            1: FLOCK  ADVISORY  WRITE 4711 fe:00:1234 0 EOF
            1: -> FLOCK  ADVISORY  WRITE 4712 fe:00:1234 0 EOF
            2: POSIX  ADVISORY  READ 99 00:2c:77 128 128
            3: OFDLCK ADVISORY  READ -1 00:2c:77 0 EOF
            garbage

            """
        )
        #expect(table.holders(ofFile: 1234) == [4711])
        #expect(table.holders(ofFile: 77) == [99])
        #expect(LockHolding(process: 1, stat: "1 (a) (b) T 0").name == "a) (b")
        #expect(LockHolding(process: 1, stat: "1 (a) (b) T 0").isStopped)
        #expect(LockHolding(process: 1, stat: ")(").name == nil)
    }
}
