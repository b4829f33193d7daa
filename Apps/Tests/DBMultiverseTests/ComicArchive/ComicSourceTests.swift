import DBMultiverseApp
import Foundation
import Testing
import VitrineImages

@Suite struct ComicSourceTests {
    @Test func pagesAreInNaturalOrder() throws {
        let folder = try TestFolder()
        var maker = ArchiveMaker()
        for name in ["b/page 10.png", "b/page 2.png", "b/Page 1.png", "a/9.png", "b/page 002b.png", "cover.PNG"] {
            maker.add(name, onePixel)
        }
        maker.add("ComicInfo.xml", Array("<ComicInfo/>".utf8))
        maker.add("__MACOSX/._page.png", [0])
        maker.add("b/", [])
        let comic = try ComicSource(path: folder.put(maker.bytes, as: "My Comic #3.cbz"))
        #expect(
            comic.pages.map(\.name)
                == ["a/9.png", "b/Page 1.png", "b/page 2.png", "b/page 002b.png", "b/page 10.png", "cover.PNG"]
        )
        #expect(comic.pages.map(\.number) == Array(1...6))
        #expect(comic.passedOver == ["ComicInfo.xml", "__MACOSX/._page.png"])
        #expect(comic.title == "My Comic #3")
        #expect(comic.kind == .archive)
        #expect(try comic.bytes(of: comic.pages[2]) == onePixel)
    }

    @Test func folderIsReadLikeAnArchive() throws {
        let folder = try TestFolder()
        for name in ["10.png", "9.png", ".DS_Store", "notes.txt"] { try folder.put(onePixel, as: name) }
        try FileManager.default.createDirectory(atPath: folder.path + "/more", withIntermediateDirectories: false)
        let comic = try ComicSource(path: folder.path)
        #expect(comic.pages.map(\.name) == ["9.png", "10.png"])
        #expect(comic.passedOver == [".DS_Store", "notes.txt"])
        #expect(comic.kind == .folder)
        #expect(try comic.bytes(of: comic.pages[0]) == onePixel)
        #expect(comic.pages[0].header.format == .png)
    }

    @Test func copiedPagesHaveNumberedNames() throws {
        let folder = try TestFolder()
        var maker = ArchiveMaker()
        // The extension is wrong: the bytes are a PNG.
        for number in 1...11 { maker.add("x/\(number).jpg", onePixel) }
        let comic = try ComicSource(path: folder.put(maker.bytes, as: "a.cbz"))
        let copied = try comic.copyPages(to: folder.path + "/new")
        #expect(copied.map(\.fileName) == (1...11).map { $0 < 10 ? "00\($0).png" : "0\($0).png" })
        #expect(try folder.names() == ["a.cbz", "new"])
        #expect(try folder.names(in: "new") == copied.map(\.fileName))
        let again = try #require(throws: ComicError.self) { try comic.copyPages(to: folder.path + "/new") }
        #expect(again.code == .alreadyThere)
    }

    /// Damage that is found only when a page is read completely discards the whole copy.
    @Test func failedCopyLeavesNoFolder() throws {
        let folder = try TestFolder()
        var maker = ArchiveMaker()
        maker.add("1.png", onePixel)
        maker.add("2.png", onePixel, checksum: 0x1234_5678)
        let comic = try ComicSource(path: folder.put(maker.bytes, as: "a.cbz"))
        let error = try #require(throws: ComicError.self) { try comic.copyPages(to: folder.path + "/new") }
        #expect(error.code == .damaged)
        #expect(error.message.contains("2.png"))
        #expect(try folder.names() == ["a.cbz"])
    }

    @Test func filesOfKilledCopyAreRemoved() throws {
        let folder = try TestFolder()
        try FileManager.default.createDirectory(
            atPath: folder.path + "/.new.importing",
            withIntermediateDirectories: false
        )
        try folder.put([1, 2, 3], as: ".new.importing/001.png")
        var maker = ArchiveMaker()
        maker.add("1.png", onePixel)
        let comic = try ComicSource(path: folder.put(maker.bytes, as: "a.cbz"))
        _ = try comic.copyPages(to: folder.path + "/new")
        #expect(try folder.names() == ["a.cbz", "new"])
        #expect(try folder.names(in: "new") == ["001.png"])
    }

    @Test func errorNamesMissingPage() throws {
        let folder = try TestFolder()
        try folder.put(onePixel, as: "1.png")
        let comic = try ComicSource(path: folder.path)
        try FileManager.default.removeItem(atPath: folder.path + "/1.png")
        try folder.put(onePixel, as: "2.png")
        let error = try #require(throws: ComicError.self) { try comic.bytes(of: comic.pages[0]) }
        #expect(error.code == .missing)
        #expect(error.message.contains("1.png"))
    }
}
