import Foundation
import Testing
import VitrineTesting

@testable import Vitrine

/// The signals of files that are no snapshots.
@Suite(.hangGuard) struct FileChangesTests {
    let folder: TestFolder
    let observer = FolderObserver()

    init() throws { folder = try TestFolder() }

    private func signals() -> FileChanges.AsyncIterator {
        FileChanges(of: ["parks.sqlite", "parks.sqlite-journal"], in: folder.path, observer: observer)
            .makeAsyncIterator()
    }

    @Test(arguments: ["parks.sqlite", "parks.sqlite-journal"])
    func firstSignalComesAtOnceAndTheNextAfterAChangeOfAFile(name: String) async throws {
        var signals = signals()
        #expect(await signals.next() != nil)
        try folder.put("x", as: name)
        #expect(await signals.next() != nil)
    }

    @Test func namesThatCanNeverSignalAreRefused() async {
        await #expect(processExitsWith: .failure) { _ = FileChanges(of: [], in: GroupContainer(path: "/c")) }
        await #expect(processExitsWith: .failure) { _ = FileChanges(of: ["sub/a"], in: GroupContainer(path: "/c")) }
    }

    @Test func removalIsAChange() async throws {
        let journal = folder.path + "/parks.sqlite-journal"
        try folder.put("x", as: "parks.sqlite-journal")
        var signals = signals()
        #expect(await signals.next() != nil)
        try FileManager.default.removeItem(atPath: journal)
        #expect(await signals.next() != nil)
    }

    @Test func observationOfEveryFileEndsWithTheTask() async throws {
        let task = Task { [signals = FileChanges(of: ["a", "b"], in: folder.path, observer: observer)] in
            for await _ in signals {}
        }
        while observer.counts.listeners < 2 { await Task.yield() }
        task.cancel()
        await task.value
        #expect(observer.counts == (0, 0))
    }
}
