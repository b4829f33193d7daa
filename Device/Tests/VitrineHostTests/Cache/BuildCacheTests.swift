import Foundation
import Testing
import VitrineTesting

@testable import VitrineHost

/// The bound of the user's cache.
struct BuildCacheTests {
    private func item(_ name: String, _ bytes: Int, used: Double) -> BuildCache.Item {
        BuildCache.Item(name: name, bytes: bytes, used: Date(timeIntervalSince1970: used))
    }

    @Test
    func whatWasUnusedForTheLongestTimeIsDeletedUntilTheRestFits() {
        let items = [item("new", 40, used: 3), item("old", 30, used: 1), item("middle", 50, used: 2)]
        func deleted(_ limit: Int, keeping kept: Set<String> = []) -> [String] {
            BuildCache.excess(of: items, over: limit, keeping: kept).map(\.name)
        }
        #expect(deleted(120) == [])
        #expect(deleted(119) == ["old"])
        #expect(deleted(60) == ["old", "middle"])
        #expect(deleted(60, keeping: ["old"]) == ["middle", "new"])
        #expect(deleted(0, keeping: ["old", "middle", "new"]) == [])
    }

    @Test(arguments: [
        (["XDG_CACHE_HOME": "/x", "HOME": "/h"], "/x/vitrine/host"), (["HOME": "/h"], "/h/.cache/vitrine/host"),
        (["XDG_CACHE_HOME": "", "HOME": "/h"], "/h/.cache/vitrine/host"), ([:], "/users/u/.cache/vitrine/host"),
        (["HOME": ""], "/users/u/.cache/vitrine/host"),
    ])
    func theFolderIsThatOfTheUser(environment: [String: String], folder: String) {
        #expect(BuildCache.defaultFolder(environment, home: "/users/u") == folder)
    }

    @Test
    func clearingDeletesEverythingAndAMissingCacheIsEmpty() throws {
        let folder = try TemporaryContainers()
        let cache = BuildCache(folder: folder.path + "/하나 둘")
        #expect(cache.items() == [])
        #expect(try cache.clear() == [])
        try folder.write(String(repeating: "a", count: 5000), to: "하나 둘/Steps-1/build.log")
        #expect(cache.items().map(\.name) == ["Steps-1"])
        #expect(cache.items().allSatisfy { $0.bytes >= 5000 })
        #expect(try cache.clear() == [])
        #expect(cache.items() == [])
    }

    @Test
    func whatARunningProcessUsesStays() throws {
        let folder = try TemporaryContainers()
        let cache = BuildCache(folder: folder.path)
        for file in ["Steps-1/program", "modules-2/library", "Other-3/program", "modules-2.mark"] {
            try folder.write("0123456789", to: file)
        }
        // A build is about to make the last one.
        cache.use(["Steps-1", "modules-2", "New-4"])
        #expect(try cache.clear().sorted() == ["New-4", "Steps-1", "modules-2"])
        #expect(Set(cache.items().map(\.name)) == ["New-4", "Steps-1", "modules-2", "modules-2.mark"])
    }

    @Test
    func whatFitsStaysAndIsLookedAtOnceADay() throws {
        let folder = try TemporaryContainers()
        let cache = BuildCache(folder: folder.path)
        try folder.write("0123456789", to: "Steps-1/a")
        #expect(cache.prune(keeping: [], now: Date()) == [])
        #expect(FileManager.default.fileExists(atPath: cache.folder + "/pruned"))
    }
}
