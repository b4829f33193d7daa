import Foundation
import ProbeValues
import Testing

@testable import Vitrine

@Suite struct SnapshotAssetTests {
    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private func pictures() throws -> [String] { try folder.names().filter { $0.hasPrefix("picture.") } }

    @Test func textAndImageAreStoredTogether() throws {
        #expect(folder.store.read(.page, with: .picture).snapshot == .missing)
        #expect(folder.store.read(.page, with: .picture).asset == .none)
        try folder.putPage(7)
        let (snapshot, picture) = folder.store.read(.page, with: .picture)
        #expect(snapshot.value?.text == "7")
        #expect(picture == .content([UInt8](repeating: 7, count: 20_000)))
    }

    @Test func storedNameDependsOnTheContent() throws {
        try folder.putPage(7)
        let name = try #require(folder.store.read(.page).value?.picture)
        #expect(name.wholeMatch(of: /picture\.[0-9a-f]{32}\.jpg/) != nil, "\(name)")
        try folder.putPage(8)
        #expect(folder.store.read(.page).value?.picture != name)
        try folder.putPage(7)
        #expect(folder.store.read(.page).value?.picture == name)
    }

    @Test func eachPurposeKeepsItsPicture() throws {
        let keys = try ["yeouido", "jamsil"]
            .map { try SnapshotKey("page.json", purpose: [$0], default: IllustratedPage()) }
        for _ in 0..<3 {
            for (key, byte) in zip(keys, [1, 2] as [UInt8]) {
                try folder.store.update(key, with: .replace(.picture, with: [byte]), now: .noon) { _ in }
            }
        }
        #expect(keys.map { folder.store.read($0, with: .picture).asset } == [.content([1]), .content([2])])
        #expect(try pictures().filter { $0.utf8.count < 30 } == ["picture.jamsil.jpg", "picture.yeouido.jpg"])
    }

    @Test func pictureWhoseNameIsTooLongWithThePurposeIsRefused() throws {
        let key = try SnapshotKey(
            "page.json",
            purpose: [String(repeating: "a", count: 140)],
            default: IllustratedPage()
        )
        let refused = code { try folder.store.update(key, with: .replace(.picture, with: [1]), now: .noon) { _ in } }
        #expect(refused == .invalidName)
        #expect(try folder.names().isEmpty)
    }

    @Test func digestsMatchThePublishedValues() {
        // RFC 9923, appendix: FNV-1a of 128 bits.
        #expect(ContentDigest(of: []).text == "6c62272e07bb014262b821756295c58d")
        #expect(ContentDigest(of: "a".utf8).text == "d228cb696f1a8caf78912b704e4a8964")
        #expect(ContentDigest(of: "foobar".utf8).text == "343e1662793c64bf6f0d3597ba446f18")
        #expect(ContentDigest("343e1662793c64bf6f0d3597ba446f18") == ContentDigest(of: "foobar".utf8))
        #expect(ContentDigest("343E1662793C64BF6F0D3597BA446F18") == nil)
        #expect(ContentDigest("+43e1662793c64bf6f0d3597ba446f18") == nil)
    }

    @Test func previousImageStaysUntilTheNextUpdate() throws {
        for byte in 1...5 as ClosedRange<UInt8> {
            try folder.putPage(byte)
            #expect(try pictures().count == (byte == 1 ? 2 : 3), "the plain name, this image and the previous one")
            #expect(try folder.text(of: "picture.jpg").utf8.first == byte)
        }
        try folder.store.update(.page, with: .keep(.picture), now: .noon) { $0.text = "again" }
        #expect(try pictures().count == 2)
        #expect(folder.store.read(.page, with: .picture).asset.bytes?.first == 5)
        #expect(try folder.names(in: ".vitrine").allSatisfy { $0.hasPrefix("page.json.") })
    }

    @Test func keepingTheImageDoesNotWriteIt() throws {
        try folder.putPage(7)
        let path = folder.path + "/" + (try #require(folder.store.read(.page).value?.picture))
        let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        try folder.store.update(.page, with: .keep(.picture), now: .noon) {
            $0.text = "later"
            $0.picture = "a change to the name is ignored"
        }
        #expect(folder.store.read(.page, with: .picture).asset.bytes?.first == 7)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == before)
        // The same content again is the same file.
        try folder.putPage(7)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == before)
    }

    @Test func removingTheImageKeepsTheText() throws {
        try folder.putPage(7)
        try folder.store.update(.page, with: .remove(.picture), now: .noon) { $0.text = "bare" }
        let (snapshot, picture) = folder.store.read(.page, with: .picture)
        #expect(snapshot.value == IllustratedPage(text: "bare") && picture == .none)
        try folder.store.update(.page, with: .keep(.picture), now: .noon) { $0.text = "still bare" }
        #expect(try pictures().isEmpty)
    }

    @Test func missingImageLeavesTheText() throws {
        try folder.putPage(7)
        let name = try #require(folder.store.read(.page).value?.picture)
        try FileManager.default.removeItem(atPath: folder.path + "/" + name)
        let (snapshot, picture) = folder.store.read(.page, with: .picture)
        #expect(snapshot.value?.text == "7" && picture == .missing)
    }

    @Test(arguments: ["", "cut", "longer"])
    func imageThatDoesNotMatchItsNameIsDamaged(how: String) throws {
        try folder.putPage(7)
        let name = try #require(folder.store.read(.page).value?.picture)
        try folder.put(String(repeating: "\u{7}", count: how == "" ? 0 : how == "cut" ? 12_000 : 20_001), as: name)
        let (snapshot, picture) = folder.store.read(.page, with: .picture)
        #expect(snapshot.value?.text == "7")
        guard case .damaged(let reason) = picture else {
            Issue.record("expected a damaged image, got \(picture)")
            return
        }
        #expect(reason.contains(name))
        // Storing the same image again repairs it.
        try folder.putPage(7)
        #expect(folder.store.read(.page, with: .picture).asset.bytes?.count == 20_000)
    }

    @Test func nameFromAnotherProgramIsReadOnlyInsideTheContainer() throws {
        try folder.put("other bytes", as: "picture.jpg")
        for name in [
            "picture.jpg", "/private/var/mobile/Containers/Shared/AppGroup/1234/picture.jpg", "../x/picture.jpg",
        ] {
            try folder.put("{\"text\":\"t\",\"picture\":\"\(name)\"}", as: "page.json")
            #expect(folder.store.read(.page, with: .picture).asset == .content(Array("other bytes".utf8)), "\(name)")
        }
        for name in ["..", "/", ".hidden", "a\u{1}"] {
            try folder.put("{\"text\":\"t\",\"picture\":\"\(name == "a\u{1}" ? "a\\u0001" : name)\"}", as: "page.json")
            let (snapshot, picture) = folder.store.read(.page, with: .picture)
            #expect(snapshot.value?.text == "t" && picture.bytes == nil && picture != .none, "\(name)")
        }
    }

    @Test func linksAreNotFollowed() throws {
        try folder.putPage(7)
        let name = try #require(folder.store.read(.page).value?.picture)
        try FileManager.default.removeItem(atPath: folder.path + "/" + name)
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: "/etc/passwd")
        guard case .unreadable(let error) = folder.store.read(.page, with: .picture).asset else {
            Issue.record("a link was followed")
            return
        }
        #expect(error.code == .notRegularFile)
    }

    @Test func tooLargeImageIsRejectedAndChangesNothing() throws {
        try folder.putPage(7)
        #expect(code { try folder.putPage(8, count: 100_001) } == .tooLarge)
        #expect(folder.store.read(.page, with: .picture).snapshot.value?.text == "7")
        #expect(folder.store.read(.page, with: .picture).asset.bytes?.first == 7)
    }

    /// If the plain name cannot be set, text and image are still stored: the write has not failed.
    @Test func plainNameFailureIsReportedAndRetried() throws {
        let obstacle = folder.path + "/picture.jpg"
        try FileManager.default.createDirectory(atPath: obstacle, withIntermediateDirectories: false)
        try folder.putPage(7)
        #expect(folder.store.read(.page, with: .picture).snapshot.value?.text == "7")
        #expect(folder.store.read(.page, with: .picture).asset.bytes?.first == 7)
        let keep = { try folder.store.update(.page, with: .keep(.picture), now: .noon) { _ in } }
        #expect(try keep().plainNameFailure?.code == .notRegularFile)
        try FileManager.default.removeItem(atPath: obstacle)
        #expect(try keep().plainNameFailure == nil)
        #expect(try folder.text(of: "picture.jpg").utf8.first == 7)
    }

    /// A reader that has just read the previous generation's name still finds its image, because nothing has changed.
    @Test(arguments: ["change", "picture", "text"])
    func failedUpdateRemovesNoImage(reason: String) throws {
        struct Failure: Error {}
        try folder.putPage(1)
        try folder.putPage(2)
        let before = try folder.names()
        #expect(throws: (any Error).self) {
            try folder.store.update(
                .page,
                with: .replace(.picture, with: [UInt8](repeating: 3, count: reason == "picture" ? 100_001 : 10)),
                now: reason == "text" ? .distantFuture : .noon
            ) {
                if reason == "change" { throw Failure() }
                if reason == "text" { $0.text = String(repeating: "x", count: 2 << 20) }
            }
        }
        let left = try folder.names()
        #expect(Set(before).isSubset(of: left), "\(Set(before).subtracting(left))")
        #expect(folder.store.read(.page, with: .picture).asset.bytes?.first == 2)
        // The next update removes the files that the failed one left.
        try folder.putPage(4)
        #expect(try pictures().count == 3)
    }
}
