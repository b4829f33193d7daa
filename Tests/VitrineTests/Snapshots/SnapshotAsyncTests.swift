import Dispatch
import Foundation
import ProbeValues
import Synchronization
import Testing
import VitrineTesting

@testable import Vitrine

/// Writes that do not block their caller, and what a cancellation leaves of them.
@Suite(.hangGuard) struct SnapshotAsyncTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func store(_ timeout: Duration = .seconds(60)) -> SnapshotStore {
        SnapshotStore(GroupContainer(path: folder.path), lockTimeout: timeout)
    }

    /// Holds the file's lock from another thread until the semaphore is signalled.
    private func hold(until end: DispatchSemaphore) async {
        let store = store()
        await withCheckedContinuation { held in
            Thread.detachNewThread {
                _ = try? store.update(.probe, owner: .notes, now: .noon) { snapshot in
                    snapshot.pinnedNote = "held"
                    held.resume()
                    end.wait()
                }
            }
        }
    }

    @Test @MainActor func mainActorGoesOnWhileTheLockIsHeld() async throws {
        let end = DispatchSemaphore(value: 0)
        await hold(until: end)
        let store = store()
        let write = Task { @MainActor in try await store.async.update(.probe, owner: .habits) { $0.habitsToday = 1 } }
        // If the write blocked the main actor, no turn would come, and nobody would end the hold.
        for _ in 0..<20 { await Task.yield() }
        #expect(store.read(.probe) == .missing)
        end.signal()
        #expect(try await write.value.generation == 2)
        #expect(store.read(.probe).value?.habitsToday == 1)
        #expect(store.read(.probe).value?.pinnedNote == "held")
    }

    @Test func writeThatWaitsForALockEndsWhenItIsCancelled() async throws {
        let end = DispatchSemaphore(value: 0)
        await hold(until: end)
        let store = store()
        let write = Task { try await store.async.update(.probe, owner: .habits) { $0.habitsToday = 1 } }
        write.cancel()
        await #expect(throws: CancellationError.self) { try await write.value }
        end.signal()
        try await store.async.update(.probe, owner: .notes) { $0.noteCount = 1 }
        #expect(store.read(.probe).value?.habitsToday == 0)
    }

    @Test func writeThatIsCancelledWhileItRunsStoresNothing() async throws {
        let store = store()
        try store.update(.probe, owner: .habits) { $0.habitsToday = 1 }
        let before = try (folder.text(), folder.names(in: ".vitrine"))
        let write = Mutex<Task<SnapshotUpdate, any Error>?>(nil)
        let isKnown = DispatchSemaphore(value: 0)
        let task = Task {
            try await store.async.update(.probe, owner: .habits) { snapshot in
                isKnown.wait()
                write.withLock(\.self)?.cancel()
                snapshot.habitsToday = 2
            }
        }
        write.withLock { $0 = task }
        isKnown.signal()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try folder.text() == before.0)
        #expect(try folder.names(in: ".vitrine") == before.1)
    }

    @Test func writeThatIsCancelledInLineNeverBegins() async throws {
        let store = store()
        let (isRunning, end) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let first = Task {
            try await store.async.update(.probe, owner: .habits) { snapshot in
                isRunning.signal()
                end.wait()
                snapshot.habitsToday = 1
            }
        }
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                isRunning.wait()
                continuation.resume()
            }
        }
        let second = Task {
            try await store.async.update(.probe, owner: .habits) { snapshot in
                Issue.record("a cancelled write began")
                snapshot.habitsToday = 2
            }
        }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        end.signal()
        _ = try await first.value
        #expect(store.read(.probe).value?.habitsToday == 1)
    }

    @Test func manyWritesAndReadingsLoseNothing() async throws {
        let store = store()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<200 {
                group.addTask { try await store.async.update(.probe, owner: .habits) { $0.habitsToday += 1 } }
                group.addTask { _ = await store.async.read(.probe) }
            }
            try await group.waitForAll()
        }
        #expect(await store.async.read(.probe).value?.habitsToday == 200)
    }

    @Test func errorsAreThoseOfTheSynchronousCalls() async throws {
        let none = SnapshotStore("../none")
        let error = await #expect(throws: VitrineError.self) { try await none.async.write(ProbeSnapshot(), to: .probe) }
        #expect(error?.code == .invalidName)
        #expect(await none.async.read(.probe).failure != nil, "a group that is none has a reading")
        let quick = store(.zero)
        let end = DispatchSemaphore(value: 0)
        await hold(until: end)
        let locked = await #expect(throws: VitrineError.self) {
            try await quick.async.write(ProbeSnapshot(), to: .probe)
        }
        #expect(locked?.code == .locked)
        end.signal()
    }
}
