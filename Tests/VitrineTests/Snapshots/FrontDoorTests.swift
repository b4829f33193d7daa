import Foundation
import ProbeValues
import Testing

@testable import Vitrine

/// What a program meets first: a store without a folder, with its own clock, or for a test.
struct FrontDoorTests {
    @Test func temporaryStoreHasAFolderUntilItsLastCopyGoes() throws {
        var store: SnapshotStore? = .temporary()
        var copy = store
        try store?.update(.probe, owner: .habits) { $0.habitsToday += 1 }
        #expect(copy?.read(.probe).value?.habitsToday == 1)
        let path = try #require(try store?.container.path)
        store = nil
        #expect(FileManager.default.fileExists(atPath: path))
        copy = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func stampHasTheDateOfTheStoresClockUnlessOneIsGiven() throws {
        let store = SnapshotStore.temporary { .noon }
        try store.update(.probe, owner: .habits) { $0.habitsToday = 1 }
        try store.update(.probe, owner: .notes, now: .noon + 60) { $0.noteCount = 1 }
        let snapshot = try #require(store.read(.probe).snapshot)
        #expect(snapshot.stamp(of: .habits)?.writtenAt == .noon)
        #expect(snapshot.stamp(of: .notes)?.writtenAt == .noon + 60)
        try store.write(ProbeSnapshot(), to: .probe)
        #expect(store.read(.probe).snapshot?.stamps["single"]?.writtenAt == .noon)
    }

    @Test(arguments: ["", "..", "group/../../etc", ".hidden"])
    func groupThatIsNoneIsAReadingAndAnErrorOfTheWrite(identifier: String) async throws {
        let store = SnapshotStore(AppGroup(identifier))
        guard case .unreadable(let error) = store.read(.probe) else {
            Issue.record("'\(identifier)' has a reading")
            return
        }
        #expect(error.code == .invalidName)
        let thrown = #expect(throws: VitrineError.self) { try store.update(.probe, owner: .habits) { _ in } }
        #expect(thrown?.code == .invalidName)
        var changes = store.changes(of: .probe).makeAsyncIterator()
        #expect(await changes.next() == .unreadable(error))
        #expect(store.read(.page, with: .picture).snapshot == .unreadable(error))
    }

    @Test func classIsRefusedAsAValue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Box: Codable, Sendable {}
            _ = SnapshotKey<Box>("box.json")
        }
        #if DEBUG
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Box is a class; store a struct"))
        #endif
    }

    @Test func twoStoresOfOneFolderInOneProcessLoseNoUpdate() async throws {
        let first = SnapshotStore.temporary()
        let second = SnapshotStore(try first.container)
        await withThrowingTaskGroup(of: Void.self) { group in
            for store in [first, second] {
                group.addTask {
                    for _ in 0..<50 { try store.update(.probe, owner: .habits) { $0.habitsToday += 1 } }
                }
            }
        }
        #expect(second.read(.probe).value?.habitsToday == 100)
    }

    @Test func fileOfAnotherTypeIsDamagedAndSetAside() throws {
        struct Other: Codable, Sendable {
            var habitsToday = "three"
        }
        let store = SnapshotStore.temporary()
        try store.update(SnapshotKey("probe.json", default: Other())) { _ in }
        guard case .damaged(let report) = store.read(.probe) else {
            Issue.record("a text was read as a number")
            return
        }
        #expect(report.reason == .wrongType)
        #expect(report.detail.contains("habitsToday"))
        #expect(try store.update(.probe, owner: .habits) { $0.habitsToday = 3 }.setAside?.setAsidePath != nil)
    }

    @Test func defaultThatCannotBeEncodedIsAnErrorThatNamesIt() throws {
        struct Ratio: Codable, Sendable {
            var value = Double.nan
        }
        let store = SnapshotStore.temporary()
        let key = SnapshotKey("ratio.json", default: Ratio())
        let error = #expect(throws: VitrineError.self) { try store.update(key) { $0.value = 1 } }
        #expect(error?.code == .encodingFailed)
        #expect(error?.message.contains("the default of ratio.json") == true)
        guard case .missing = store.read(key) else {
            Issue.record("something was stored")
            return
        }
    }
}
