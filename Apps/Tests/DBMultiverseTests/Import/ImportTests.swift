import Foundation
import Testing
import Vitrine
import VitrineTesting

@testable import DBMultiverseApp
@testable import DBMultiverseComicKit

/// Tests of the import of folders and archives by the command.
struct ImportTests {
    private let bookcase: Bookcase

    init() throws { bookcase = try Bookcase() }

    @Test func folderIsImportedAsChapter() throws {
        let folder = try bookcase.comic("The Beginning", pages: 12)
        #expect(try bookcase.app("import", folder) == "Imported The Beginning as chapter 1, 12 pages.\n")
        #expect(try bookcase.app("import", folder, "--name", "Again", "--universe", "4").contains("chapter 2"))
        #expect(try bookcase.app("import", bookcase.comic("One", pages: 1)) == "Imported One as chapter 3, 1 page.\n")
        let list = try bookcase.app("chapters")
        #expect(list.contains("The Beginning") && list.contains("universe 4") && list.contains("pages 1-12"))
        let chapter = try #require(try bookcase.library().shelf().chapter(1))
        #expect(chapter.pages.count == 12 && chapter.pages.allSatisfy { $0.width == 60 && $0.height == 90 })
    }

    @Test func simultaneousImportsKeepAllTheirPages() throws {
        let folder = try bookcase.comic("x", pages: 40)
        try bookcase.runTogether((1...4).map { ["import", folder, "--name", "Copy \($0)"] })
        let chapters = try bookcase.library().shelf().chapters
        #expect(chapters.map(\.number) == [1, 2, 3, 4])
        #expect(try chapters.map(bookcase.files(of:)) == [40, 40, 40, 40])
    }

    @Test func archiveIsImportedAsChapter() throws {
        let folder = try bookcase.comic("zipped", pages: 3)
        let archive = bookcase.containers.path + "/Chapter 9.cbz"
        let pages = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            .map { ($0, try Data(contentsOf: URL(filePath: folder + "/" + $0))) }
        try Data(ArchiveMaker(pages).bytes).write(to: URL(filePath: archive))
        #expect(try bookcase.app("import", archive) == "Imported Chapter 9 as chapter 1, 3 pages.\n")
        try bookcase.app("read", "1", "--page", "2")
        #expect(try bookcase.report().text.contains("66"))
    }

    // BadArchiveTests has every reason; the command has an exit code for each kind of them.
    @Test func refusedComicHasItsExitCodeAndNothingIsWritten() throws {
        let downloads = bookcase.containers.path
        for name in ["../../evil.png", "001.png"] {
            let archive = ArchiveMaker([("001.png", TestImage.png()), (name, TestImage.png(red: 200))])
            try Data(archive.bytes).write(to: URL(filePath: "\(downloads)/\(name.count).cbz"))
        }
        try Data("no archive".utf8).write(to: URL(filePath: downloads + "/notes.cbz"))
        let folder = try bookcase.comic("jpg", pages: 1)
        try Data("a text".utf8).write(to: URL(filePath: folder + "/page 2.jpg"))
        for (path, status, words) in [
            (downloads + "/14.cbz", 65, "evil"), (downloads + "/7.cbz", 65, "001.png"),
            (downloads + "/notes.cbz", 65, "notes.cbz"), (downloads + "/nowhere", 74, "nowhere"),
            (folder, 65, "page 2.jpg"),
        ] {
            let ending = try bookcase.command(["import", path])
            #expect(ending.status == Int32(status) && ending.errors.contains(words), "\(path): \(ending)")
        }
        #expect(try bookcase.app("chapters") == "0 chapters\n")
        let comics = bookcase.containers.path + "/com.nobadi.dbm/comics"
        #expect((try? FileManager.default.contentsOfDirectory(atPath: comics))?.isEmpty ?? true)
    }

    @Test func numberOrNameOutOfBoundsIsRefused() throws {
        try bookcase.shelve(1...1, pages: 1)
        let (library, folder) = (try bookcase.library(), try bookcase.comic("x", pages: 1))
        for number in [0, -1, 100_000, 1_000_000_000_000, 1] {
            let error = #expect(throws: ReaderError.self) { try library.importChapter(from: folder, number: number) }
            let reason = number == 1 ? "there is a chapter 1 already" : "numbers are 1 to 99999"
            #expect(error?.message.contains(reason) == true, "\(number)")
        }
        let name = String(repeating: "n", count: 5_000)
        #expect(try bookcase.command(["import", folder, "--name", name]).status == 1)
    }

    @Test func importReplacesFilesOfKilledImport() throws {
        let folder = try bookcase.comic("x", pages: 2)
        let place = bookcase.containers.path + "/com.nobadi.dbm/comics/chapter-01"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        try Data("half".utf8).write(to: URL(filePath: place + "/001.png"))
        _ = try bookcase.library().importChapter(from: folder)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place).sorted() == ["001.png", "002.png"])
    }

    @Test func removalDeletesPagesAndReadingPosition() throws {
        try bookcase.shelve(1...2)
        try bookcase.app("read", "1", "--page", "3")
        try bookcase.app("remove", "1")
        #expect(!FileManager.default.fileExists(atPath: bookcase.containers.path + "/com.nobadi.dbm/comics/chapter-01"))
        #expect(try bookcase.command(["read", "1"]).errors.contains("there is no chapter 1"))
        #expect(try bookcase.library().record.chapter == nil)
    }

    @Test func importAndRemovalDeleteCachedPagesOfTheNumber() throws {
        let cache = bookcase.containers.path + "/com.nobadi.dbm/pages"
        try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
        for name in ["1-001.png.jpg", "12-001.png.jpg"] {
            try Data("old".utf8).write(to: URL(filePath: cache + "/" + name))
        }
        try bookcase.app("import", try bookcase.comic("x", pages: 1))
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache) == ["12-001.png.jpg"])
        try bookcase.app("import", try bookcase.comic("y", pages: 1), "--number", "12")
        try Data("old".utf8).write(to: URL(filePath: cache + "/12-001.png.jpg"))
        try bookcase.app("remove", "12")
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache).isEmpty)
    }

    @Test func pageOutOfRangeIsRefusedAndChangesNothing() throws {
        try bookcase.shelve(1...1)
        try bookcase.app("read", "1", "--page", "5")
        for page in ["0", "11", "-3", "1000000000000"] {
            let ending = try bookcase.command(["read", "1", "--page=\(page)"])
            #expect(ending.status == 1 && ending.errors.contains("it has 1 to 10"), "\(page): \(ending.errors)")
        }
        #expect(try OriginalChapter.read(bookcase.shared("currentChapterData.json")).progress == 50)
    }

    @Test(arguments: [["read"], ["read", "one"], ["read", "1", "--page", "x"], ["fly"], ["status", "--now", "soon"]])
    func wrongUsageHasItsOwnExitCode(arguments: [String]) throws {
        #expect(try Program(name: "dbmultiverse").run(arguments).status == 64)
    }

    // Damage, and numbers with which pages cannot be counted
    @Test func shelfThatCannotBeReadIsReportedAsError() throws {
        try bookcase.shelve(1...1)
        let shelf = URL(filePath: bookcase.containers.path + "/com.nobadi.dbm/comic_shelf.json")
        let text = try String(contentsOf: shelf, encoding: .utf8)
        for key in ["number", "firstPage", "pageCount", "width"] {
            for number in [Int.min, -1, Int.max - 7, Int.max] {
                let other = text.replacing(try Regex("\"\(key)\":\\d+"), with: "\"\(key)\":\(number)")
                try #require(other != text)
                try Data(other.utf8).write(to: shelf)
                let error = #expect(throws: ReaderError.self) { try bookcase.library().shelf() }
                #expect(error?.code == .storage, "\(key) \(number)")
            }
        }
        for command in [["chapters"], ["read", "1"]] {
            let ending = try bookcase.command(command)
            #expect(ending.status == 74 && ending.errors.contains("comic_shelf.json"), "\(ending.errors)")
        }
        try Data("{\"chapters\":[".utf8).write(to: shelf)
        #expect(try bookcase.command(["chapters"]).status == 74)
        #expect(try bookcase.command(["import", try bookcase.comic("y", pages: 1)]).status == 74)
    }

    /// The pages of a chapter on the shelf are there after a power cut.
    ///
    /// | the import | the disk |
    /// |---|---|
    /// | writes and syncs each page, then their folder | the pages are safe under the temporary name |
    /// | renames the folder, syncs the folder of folders | the chapter's folder is safe |
    /// | stores the shelf | the shelf names a folder whose pages are safe |
    @Test(.needsStrace) func pagesAreSyncedBeforeTheShelf() throws {
        let folder = try bookcase.comic("x", pages: 3)
        let log = bookcase.containers.path + "/calls"
        let calls = "trace=fsync,fdatasync,rename,renameat,renameat2,linkat"
        let trace = [Strace.path, "-f", "-y", "-qq", "-e", calls, "-o", log]
        let ending = try bookcase.command(["import", folder], under: trace)
        #expect(ending.status == 0, "\(ending.errors)")
        let called = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map(String.init)
        func first(_ words: String...) throws -> Int {
            try #require(called.firstIndex { call in words.allSatisfy { call.contains($0) } }, "\(words) in \(called)")
        }
        let pages = try (1...3).map { try first("sync(", ".importing/00\($0).png>") }
        let filled = try first("sync(", ".chapter-01.importing>")
        let renamed = try first("rename", ".chapter-01.importing\"")
        let placed = try first("sync(", "/comics>")
        let shelf = try first("comic_shelf.json\"")
        #expect(pages.allSatisfy { $0 < filled } && filled < renamed && renamed < placed && placed < shelf, "\(called)")
    }

    @Test func everyFileBelongsToTheUserAlone() throws {
        try bookcase.shelve(1...1, pages: 2)
        try bookcase.app("read", "1")
        let library = try bookcase.library()
        try library.addSample()
        let sample = try #require(try library.shelf().chapters.first { $0.isSample })
        let drawn = try library.filled(sample)
        let cache = ComicImageCacheManager(
            folder: library.smallPages,
            coverDelegate: CoverImageDelegateAdapter(try bookcase.covers(), now: bookcase.date, scratchFolder: "/tmp")
        )
        let page = try #require(drawn.pages.first)
        _ = try cache.screenImage(of: page, in: drawn, at: library.path(of: page, in: drawn))
        for group in ["com.nobadi.dbm", "group.com.nobadi.dbm"] {
            let root = bookcase.containers.path + "/" + group
            let files = try #require(FileManager.default.enumerator(atPath: root)).compactMap { $0 as? String }
            #expect(files.count > 3)
            for file in files {
                let attributes = try FileManager.default.attributesOfItem(atPath: root + "/" + file)
                let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
                let mode = try #require(attributes[.posixPermissions] as? NSNumber).intValue
                #expect(mode == (isFolder ? 0o700 : 0o600), "\(file) has the mode \(String(mode, radix: 8))")
            }
        }
    }
}
