import Foundation
import Testing

@testable import VitrineDoctor

struct ContainerAuditTests {
    private static let now = Date(timeIntervalSinceReferenceDate: 790_000_000)

    private func rules(_ files: FileFacts..., mode: Int = 0o700) -> [DoctorFinding.Rule] {
        findings(ContainerFacts(path: "/c/group.test", mode: mode, files: files)).map(\.rule)
    }

    /// The only finding about a file.
    private func finding(_ file: FileFacts) throws -> DoctorFinding {
        let all = findings(ContainerFacts(path: "/c/group.test", files: [file]))
        #expect(all.count == 1)
        return try #require(all.first)
    }

    private func findings(_ facts: ContainerFacts) -> [DoctorFinding] {
        ContainerAudit.findings(facts, now: AuditTime(device: Self.now, machine: Self.now))
    }

    private func document(_ change: (inout DocumentFacts) -> Void) -> FileContent {
        var facts = DocumentFacts()
        change(&facts)
        return .document(facts)
    }

    @Test func snapshotThatIsWellHasNoFinding() {
        let content = document { facts in
            facts.schema = 1
            facts.generation = 4
            facts.stamps = [.init(owner: "habits", writtenAt: Self.now - 60)]
        }
        #expect(rules(FileFacts(path: "steps.json", content: content)).isEmpty)
    }

    @Test(arguments: [
        (ContainerFacts.Reach.missing, 0, DoctorFinding.Rule.groupMissing),
        (.notAFolder, 0o777, .groupNotFolder),
        (.unreadable("Permission denied"), 0, .groupUnreadable),
    ])
    func containerThatCannotBeListedHasOneProblem(
        reach: ContainerFacts.Reach,
        mode: Int,
        rule: DoctorFinding.Rule
    ) {
        let all = findings(ContainerFacts(path: "/c/group.test", reach: reach, mode: mode))
        #expect(all.map(\.rule) == [rule])
        #expect(all.allSatisfy { $0.severity == .problem && !$0.remedy.isEmpty })
        // A locked device may be the cause.
        #expect(all.allSatisfy { $0.remedy.contains("unlock the device") } == (rule == .groupUnreadable))
    }

    @Test(arguments: [0o755, 0o770, 0o500, 0o777])
    func containerMustHaveMode700(mode: Int) {
        #expect(rules(mode: mode) == [.groupMode])
    }

    @Test func fileOfAnotherUserAndFileThatItsOwnerCannotReadAreProblems() {
        #expect(rules(FileFacts(path: "a.json", isOwn: false)) == [.fileOwner])
        #expect(rules(FileFacts(path: "a.json", mode: 0o400)) == [.fileMode])
        #expect(rules(FileFacts(path: "folder", kind: .folder, mode: 0o600)) == [.fileMode])
    }

    @Test func fileThatOthersCanWriteMattersOnlyWhereOthersReachIt() {
        #expect(rules(FileFacts(path: "a.json", mode: 0o666)).isEmpty)
        #expect(rules(FileFacts(path: "a.json", mode: 0o666), mode: 0o755) == [.groupMode, .fileMode])
    }

    @Test(arguments: [FileFacts.Kind.link, .pipe, .socket, .device])
    func everythingButFilesAndFoldersIsToBeRemoved(kind: FileFacts.Kind) {
        #expect(rules(FileFacts(path: "steps.json", kind: kind, mode: 0o777)) == [.notRegular])
    }

    @Test(arguments: ["a\nb.json", "\u{202E}nosj.a", "a\u{7}.json", "\u{FFFD}.json"])
    func namesThatCannotBeSeenAreProblems(name: String) {
        #expect(rules(FileFacts(path: name)) == [.invalidName])
    }

    @Test func damagedFilesHaveARemedyForTheirPlace() throws {
        let files = ["steps.json", "Library/Preferences/group.test.plist", "app.sqlite", ".vitrine/claims/a.json"]
            .map { FileFacts(path: $0, content: .damaged("the file is empty")) }
        let all = findings(ContainerFacts(path: "/c/group.test", files: files))
        #expect(all.map(\.rule) == [.damaged, .damaged, .damaged, .damaged])
        #expect(all.map(\.severity) == [.problem, .problem, .problem, .notice])
        #expect(Set(all.map(\.remedy)).count == 4)
    }

    @Test func fileSetAsideSaysWhichFileItWas() throws {
        let file = FileFacts(path: ".vitrine/damaged/1700000000000.1.steps.json", modifiedAt: Self.now - 7_300)
        let finding = try finding(file)
        #expect(finding.rule == .setAside)
        #expect(finding.message == "steps.json was damaged 2 h ago and set aside")
    }

    @Test func newFileIsReportedOnceItsWriterMustBeDead() {
        let path = ".vitrine/steps.json.new"
        #expect(rules(FileFacts(path: path, modifiedAt: Self.now - 59)).isEmpty)
        #expect(rules(FileFacts(path: path, modifiedAt: Self.now - 61)) == [.leftNewFile])
    }

    @Test func valueFromTheFutureIsAProblem() {
        let content = document { $0.stamps = [.init(owner: "habits", writtenAt: Self.now + 61)] }
        #expect(rules(FileFacts(path: "steps.json", content: content)) == [.fromFuture])
    }

    @Test func previousAssetStaysAndOlderOnesAreOrphans() {
        let digest = String(repeating: "0", count: 31)
        let assets = (1...3).map { FileFacts(path: "cover.\(digest)\($0).jpg", content: .asset(matchesName: true)) }
        let naming = document { $0.namedAssets = ["cover.\(digest)1.jpg"] }
        let snapshot = FileFacts(path: "chapter.json", content: naming)
        #expect(rules(snapshot, assets[0], assets[1]).isEmpty)
        #expect(rules(snapshot, assets[0], assets[1], assets[2]) == [.orphanedAsset, .orphanedAsset])
        // What a document that cannot be read names is unknown.
        #expect(rules(FileFacts(path: "a.json", content: .unreadable("EIO")), assets[1], assets[2]) == [.unreadable])
    }

    @Test func namedAssetThatIsNotThereAndOneWithOtherContentAreProblems() {
        let name = "cover.\(String(repeating: "a", count: 32)).jpg"
        let snapshot = FileFacts(path: "chapter.json", content: document { $0.namedAssets = [name] })
        #expect(rules(snapshot) == [.missingAsset])
        #expect(rules(snapshot, FileFacts(path: name, content: .asset(matchesName: false))) == [.damagedAsset])
    }

    @Test func pendingTapIsAProblemAfterAMinute() throws {
        func journal(_ age: TimeInterval) -> FileFacts {
            var facts = JournalFacts()
            facts.oldestPending = Self.now - age
            facts.pendingCount = 2
            facts.failures = ["the disk is full"]
            return FileFacts(path: "actions.json", content: document { $0.journal = facts })
        }
        #expect(rules(journal(30)).isEmpty)
        let finding = try finding(journal(180))
        #expect(finding.rule == .pendingActions)
        #expect(finding.message.contains("the disk is full"))
    }

    @Test func stoppedHolderOfALockIsAProblemAndARunningOneIsNot() throws {
        let running = LockHolding(process: 7, name: "app")
        let stopped = LockHolding(process: 8, name: "app", isStopped: true)
        let path = ".vitrine/steps.json.lock"
        #expect(rules(FileFacts(path: path, holders: [running])) == [.lockHeld])
        let finding = try finding(FileFacts(path: path, holders: [stopped]))
        #expect(finding.rule == .lockHeldByStopped)
        #expect(finding.message.contains("process 8 (app) is stopped and holds the lock of steps.json"))
    }

    @Test func suiteOfAnotherGroupIsAProblem() {
        let own = FileFacts(path: "Library/Preferences/group.test.plist", content: .preferences(keyCount: 1))
        let foreign = FileFacts(path: "Library/Preferences/group.other.plist", content: .preferences(keyCount: 1))
        #expect(rules(own, foreign) == [.foreignSuite])
    }

    @Test func companionOfADatabaseThatIsGoneIsAnOrphan() {
        let log = FileFacts(path: "app.sqlite-wal", content: .database)
        #expect(rules(log) == [.orphanedDatabaseFile])
        #expect(rules(FileFacts(path: "app.sqlite", content: .database), log).isEmpty)
    }

    @Test func listingThatIsNotCompleteIsAProblem() {
        let facts = ContainerFacts(path: "/c/group.test", omission: "there are more than 10000 files")
        #expect(findings(facts).map(\.rule) == [.incompleteListing])
    }
}
