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
        let error = try #require(store.read(.probe).failure)
        #expect(error.code == .invalidName)
        #expect(code { try store.update(.probe, owner: .habits) { _ in } } == .invalidName)
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

    @Test func threadsAndStoresOfOneFolderInOneProcessLoseNoUpdate() async throws {
        let first = SnapshotStore.temporary()
        let second = SnapshotStore(try first.container)
        await withThrowingTaskGroup(of: Void.self) { group in
            for store in [first, second, first, second] {
                group.addTask {
                    for _ in 0..<50 { try store.update(.probe, owner: .habits) { $0.habitsToday += 1 } }
                }
            }
        }
        #expect(second.read(.probe).value?.habitsToday == 200)
    }
}
