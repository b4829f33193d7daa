import Foundation
import ProbeValues
import Synchronization
import Testing
import VitrineTesting

@testable import Vitrine

/// The readings that a watcher gets, by the order of events.
@Suite(.hangGuard) struct SnapshotChangesTests {
    let folder: TestFolder
    let observer = FolderObserver()

    init() throws { folder = try TestFolder() }

    private func changes(in path: String? = nil) -> SnapshotChanges<ProbeSnapshot> {
        SnapshotChanges(SnapshotStore(GroupContainer(path: path ?? folder.path)), .probe, observer: observer)
    }

    private func set(_ count: Int, in path: String? = nil) throws {
        try SnapshotStore(GroupContainer(path: path ?? folder.path).create())
            .update(.probe, owner: .habits, now: .noon) { $0.habitsToday = count }
    }

    @Test func presentReadingComesFirst() async throws {
        var empty = changes().makeAsyncIterator()
        #expect(await empty.next() == .missing)
        try set(3)
        var written = changes().makeAsyncIterator()
        #expect(await written.next()?.value?.habitsToday == 3)
        #expect(await empty.next()?.value?.habitsToday == 3)
    }

    @Test func writesOfAnotherProcessAreHeard() async throws {
        // watcher                        another process
        var iterator = changes().makeAsyncIterator()
        #expect(await iterator.next() == .missing)
        //                                writes
        #expect(try probe.start("set", folder.path, "Call").finish().output == "stored\n")
        #expect(await iterator.next()?.value?.pinnedNote == "Call")
        //                                writes in place of the file, without this library
        try folder.put(#"{"habitsToday":7,"noteCount":0}"#)
        var reading = await iterator.next()
        // A writer that does not replace the file shows its pieces.
        while case .damaged? = reading { reading = await iterator.next() }
        #expect(reading?.value?.habitsToday == 7)
    }

    @Test func quickChangesAreCoalescedToTheLast() async throws {
        var iterator = changes().makeAsyncIterator()
        #expect(await iterator.next() == .missing)
        for count in 1...100 { try set(count) }
        #expect(await iterator.next()?.value?.habitsToday == 100)
        // Signals of the earlier writes give no reading of their own.
        try set(101)
        #expect(await iterator.next()?.value?.habitsToday == 101)
    }

    @Test func sameBytesAndOtherFilesAreNoChange() async throws {
        let text = #"{"habitsToday":1,"noteCount":0}"#
        try folder.put(text)
        var iterator = changes().makeAsyncIterator()
        #expect(await iterator.next()?.value?.habitsToday == 1)
        try folder.put(text, as: "new")
        #expect(rename(folder.path + "/new", folder.path + "/probe.json") == 0)
        try folder.put("{}", as: "other.json")
        try set(2)
        #expect(await iterator.next()?.value?.habitsToday == 2)
    }

    @Test func removedAndDamagedFilesAreReadings() async throws {
        try set(1)
        var iterator = changes().makeAsyncIterator()
        #expect(await iterator.next()?.value?.habitsToday == 1)
        try folder.store.remove(.probe)
        #expect(await iterator.next() == .missing)
        try folder.put("[", as: "new")
        #expect(rename(folder.path + "/new", folder.path + "/probe.json") == 0)
        #expect(await iterator.next()?.damage != nil)
    }

    @Test(arguments: ["made", "made/in/many/steps"])
    func containerThatIsMadeLaterIsWatched(name: String) async throws {
        let path = folder.path + "/" + name
        var iterator = changes(in: path).makeAsyncIterator()
        #expect(await iterator.next() == .missing)
        try set(1, in: path)
        #expect(await iterator.next()?.value?.habitsToday == 1)
        try set(2, in: path)
        #expect(await iterator.next()?.value?.habitsToday == 2)
    }

    @Test func removedAndReplacedContainersAreWatched() async throws {
        let path = folder.path + "/group"
        try set(1, in: path)
        var iterator = changes(in: path + "/").makeAsyncIterator()
        #expect(await iterator.next()?.value?.habitsToday == 1)
        try FileManager.default.removeItem(atPath: path)
        #expect(await iterator.next() == .missing)
        try set(2, in: path)
        #expect(await iterator.next()?.value?.habitsToday == 2)
        // Another folder takes its place, as after a restored backup.
        try set(3, in: folder.path + "/backup")
        #expect(rename(path, folder.path + "/old") == 0)
        #expect(await iterator.next() == .missing)
        #expect(rename(folder.path + "/backup", path) == 0)
        #expect(await iterator.next()?.value?.habitsToday == 3)
        // The folder that was moved away is watched no longer.
        try set(9, in: folder.path + "/old")
        try set(4, in: path)
        #expect(await iterator.next()?.value?.habitsToday == 4)
    }

    @Test(.needsRoot) func readOnlyContainerIsWatchedAndNotWritten() async throws {
        let (inside, outside) = (folder.path + "/inside", folder.path + "/outside")
        try GroupContainer(path: inside).create()
        try GroupContainer(path: outside).create()
        #expect(mount(inside, outside, "", UInt(MS_BIND), "") == 0)
        defer { umount2(outside, Int32(MNT_DETACH)) }
        #expect(ReadOnlyMount.remount(outside, MS_BIND))
        var iterator = changes(in: outside).makeAsyncIterator()
        #expect(await iterator.next() == .missing)
        #expect(try folder.names(in: "outside").isEmpty)
        try set(1, in: inside)
        #expect(await iterator.next()?.value?.habitsToday == 1)
    }

    @Test(.needsStrace, arguments: ["inotify_add_watch", "inotify_init1"])
    func withoutWatchesTheFileIsReadEverySecond(call: String) throws {
        let end = try probe.faulty("error=ENOSPC", call: call, "changes", folder.path, "2")
        let trouble = try #require(end.waitForLine())
        #expect(trouble.hasPrefix("trouble \(folder.path)") && trouble.contains(call))
        #expect(end.waitForLine() == "reading none")
        try set(5)
        #expect(end.waitForLine() == "reading 5")
        #expect(try end.finish().status == 0)
    }

    private final class Counter: Sendable {
        let count = Mutex(0)
    }

    @Test func aThousandWatchersShareOneObservationAndAllHear() async throws {
        let watched = changes()
        let ready = Counter()
        await withTaskGroup(of: Int?.self) { group in
            for _ in 0..<1000 {
                group.addTask {
                    var iterator = watched.makeAsyncIterator()
                    _ = await iterator.next()
                    ready.count.withLock { $0 += 1 }
                    return await iterator.next()?.value?.habitsToday
                }
            }
            while ready.count.withLock({ $0 }) < 1000 { await Task.yield() }
            // The container's folder and its parent.
            #expect(observer.counts == (1000, 2))
            #expect(throws: Never.self) { try set(8) }
            for await count in group { #expect(count == 8) }
        }
        #expect(observer.counts == (0, 0))
    }

    @Test func cancelledWatcherEndsInTheMiddleOfAWrite() async throws {
        try set(1)
        let watched = changes()
        let watcher = Task { for await _ in watched {} }
        while observer.counts.listeners == 0 { await Task.yield() }
        // watcher                        another process
        //                                holds the lock
        let writer = try probe.start("hold", folder.path)
        #expect(writer.waitForLine() == "held")
        watcher.cancel()
        // ends, without waiting for the write
        await watcher.value
        #expect(observer.counts == (0, 0))
        //                                ends its write
        #expect(try writer.finish().status == 0)
        #expect(folder.store.read(.probe).snapshot?.generation == 2)
    }

    @Test func watcherThatWasCancelledBeforeItBeganGetsNothing() async throws {
        let watched = changes()
        let readings = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            var count = 0
            for await _ in watched { count += 1 }
            return count
        }
        .value
        #expect(readings == 0)
        #expect(observer.counts == (0, 0))
    }

    @Test func lastChangeIsNeverMissedUnderEightWriters() async throws {
        let store = folder.store
        let rounds = 20
        var iterator = changes().makeAsyncIterator()
        #expect(await iterator.next() == .missing)
        for round in 1...rounds {
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<8 {
                    group.addTask {
                        #expect(throws: Never.self) {
                            try store.update(.probe, owner: .habits, now: .noon) { $0.habitsToday += 1 }
                        }
                    }
                }
            }
            var last = 0
            // A missed last change waits here until the time limit.
            while last < round * 8 {
                let count = try #require(await iterator.next()?.value?.habitsToday)
                #expect(count > last, "an older reading after a newer one")
                last = count
            }
        }
    }
}
