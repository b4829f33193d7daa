import Synchronization
import Testing
import VitrineTesting

@testable import VitrineHost

struct BuildLockTests {
    private let folder: TemporaryContainers

    init() throws { folder = try TemporaryContainers() }

    /// Two builds of the same extensions.
    ///
    ///     one     | locks | compiles |               | ends |
    ///     another |       |          | tries, waits  |      | locks, compiles
    @Test func buildWaitsForAnotherOfTheSameExtensions() async throws {
        let steps = Mutex<[String]>([])
        let notices = Mutex<[String]>([])
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let (ended, ending) = AsyncStream.makeStream(of: Void.self)
        let scratch = ScratchFolder(path: folder.path + "/Steps")
        try await confirmation("waits", expectedCount: 1) { waits in
            try await withThrowingTaskGroup { group in
                group.addTask {
                    try await BuildLock(folder: scratch)
                        .whileHeld {
                            beginning.finish()
                            for await _ in ended {}
                            steps.withLock { $0.append("one") }
                        }
                }
                for await _ in begun {}
                var other = BuildLock(folder: scratch)
                other.notice = { notice in notices.withLock { $0.append(notice) } }
                let first = Mutex(true)
                other.pause = {
                    // Later attempts only wait for the first build's thread.
                    if first.withLock({
                        defer { $0 = false }
                        return $0
                    }) {
                        waits()
                        ending.finish()
                    }
                    await Task.yield()
                }
                try await other.whileHeld { steps.withLock { $0.append("another") } }
                try await group.waitForAll()
            }
        }
        #expect(steps.withLock(\.self) == ["one", "another"])
        #expect(
            notices.withLock(\.self) == [
                "Another build of the same extensions is running, through \(scratch.path)/lock; this one waits."
            ]
        )
    }

    @Test func waitEndsWithItsTask() async throws {
        let scratch = ScratchFolder(path: folder.path)
        let error = try await BuildLock(folder: scratch)
            .whileHeld { () async throws(HostError) -> HostError? in
                var other = BuildLock(folder: scratch)
                other.pause = { throw CancellationError() }
                do throws(HostError) {
                    try await other.whileHeld {}
                    return nil
                } catch {
                    return error
                }
            }
        #expect(error?.code == .build)
        #expect(error?.message == "the build was ended while it waited for another one")
    }

    @Test func folderThatCannotBeLockedIsNamed() async throws {
        let scratch = ScratchFolder(path: folder.path + "/Steps")
        try scratch.create(scratch.path + "/lock")
        let error = await #expect(throws: HostError.self) { try await BuildLock(folder: scratch).whileHeld {} }
        #expect(error?.code == .scratch)
        #expect(error?.message.hasPrefix("cannot lock \(scratch.path)/lock (error ") == true)
    }
}
