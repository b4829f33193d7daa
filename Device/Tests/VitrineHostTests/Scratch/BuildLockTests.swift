import Synchronization
import Testing
import VitrineTesting

@testable import VitrineHost

struct BuildLockTests {
    /// What happened, in order.
    private final class Record: Sendable {
        private let all = Mutex<[String]>([])
        var lines: [String] { all.withLock(\.self) }

        func add(_ line: String) { all.withLock { $0.append(line) } }
    }

    private let folder: TemporaryContainers

    init() throws { folder = try TemporaryContainers() }

    /// Two builds of the same extensions.
    ///
    ///     one     | locks | compiles |               | ends |
    ///     another |       |          | tries, waits  |      | locks, compiles
    @Test func buildWaitsForAnotherOfTheSameExtensions() async throws {
        let record = Record()
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let (ended, ending) = AsyncStream.makeStream(of: Void.self)
        let scratch = ScratchFolder(path: folder.path + "/Steps")
        let one = Task {
            try await BuildLock(folder: scratch)
                .whileHeld {
                    beginning.finish()
                    for await _ in ended {}
                    record.add("one")
                }
        }
        for await _ in begun {}
        var other = BuildLock(folder: scratch)
        other.notice = { record.add($0) }
        other.pause = {
            ending.finish()
            try await one.value
        }
        try await other.whileHeld { record.add("another") }
        let waits = "Another build of the same extensions is running, through \(scratch.path)/lock; this one waits."
        #expect(record.lines == [waits, "one", "another"])
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
