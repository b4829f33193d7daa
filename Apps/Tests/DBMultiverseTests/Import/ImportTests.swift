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
        #expect(try bookcase.run("import", folder) == "Imported The Beginning as chapter 1, 12 pages.\n")
        #expect(try bookcase.run("import", folder, "--name", "Again", "--universe", "4").contains("chapter 2"))
        let list = try bookcase.run("chapters")
        #expect(list.contains("The Beginning") && list.contains("universe 4") && list.contains("pages 1-12"))
        let chapter = try #require(try bookcase.library().shelf().chapter(1))
        #expect(chapter.pages.count == 12 && chapter.pages.allSatisfy { $0.width == 60 && $0.height == 90 })
    }

    @Test func pagesAreCountedInWords() throws {
        #expect(try bookcase.run("import", bookcase.comic("One", pages: 1)) == "Imported One as chapter 1, 1 page.\n")
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
        #expect(try bookcase.run("import", archive) == "Imported Chapter 9 as chapter 1, 3 pages.\n")
        try bookcase.run("read", "1", "--page", "2")
        #expect(try bookcase.widget().text.contains("66"))
    }

    @Test(arguments: [
        "../../evil.png", "/etc/evil.png", "a/../../evil.png", "..\\evil.png",
    ])
    func nameOutsideTheFolderIsRefusedAndNothingIsWritten(name: String) throws {
        let archive = bookcase.containers.path + "/evil.cbz"
        try Data(ArchiveMaker([("001.png", TestImage.png()), (name, TestImage.png())]).bytes)
            .write(to: URL(filePath: archive))
        let ending = try bookcase.attempt(["import", archive])
        #expect(ending.status == 65 && ending.errors.contains("evil"))
        #expect(try bookcase.run("chapters") == "0 chapters\n")
        let comics = bookcase.containers.path + "/com.nobadi.dbm/comics"
        #expect((try? FileManager.default.contentsOfDirectory(atPath: comics))?.isEmpty ?? true)
    }

    @Test func duplicateNamesAreRefused() throws {
        let archive = bookcase.containers.path + "/double.cbz"
        try Data(ArchiveMaker([("001.png", TestImage.png()), ("001.png", TestImage.png(red: 200))]).bytes)
            .write(to: URL(filePath: archive))
        #expect(try bookcase.attempt(["import", archive]).status == 65)
    }

    @Test func invalidComicIsRefused() throws {
        let text = bookcase.containers.path + "/notes.cbz"
        try Data("no archive".utf8).write(to: URL(filePath: text))
        #expect(try bookcase.attempt(["import", text]).status == 65)
        #expect(try bookcase.attempt(["import", bookcase.containers.path + "/nowhere"]).status == 74)
        let folder = try bookcase.comic("jpg", pages: 1)
        try Data("a text".utf8).write(to: URL(filePath: folder + "/page 2.jpg"))
        let ending = try bookcase.attempt(["import", folder])
        #expect(ending.status == 65 && ending.errors.contains("page 2.jpg"))
    }

    @Test(arguments: ["0", "-1", "1000000000000", "100000"])
    func numberOutOfRangeIsRefused(number: String) throws {
        let folder = try bookcase.comic("x", pages: 1)
        let ending = try bookcase.attempt(["import", folder, "--number=\(number)"])
        #expect(ending.status == 1 && ending.errors.contains("numbers are 1 to 99999"), "\(ending)")
    }

    @Test func usedNumberIsRefused() throws {
        try bookcase.shelve(1)
        let folder = try bookcase.comic("other", pages: 1)
        let ending = try bookcase.attempt(["import", folder, "--number", "1"])
        #expect(ending.status == 1 && ending.errors.contains("there is a chapter 1 already"))
    }

    @Test func nameWithFiveThousandCharactersIsRefused() throws {
        let folder = try bookcase.comic("x", pages: 1)
        let name = String(repeating: "n", count: 5_000)
        #expect(try bookcase.attempt(["import", folder, "--name", name]).status == 1)
    }

    @Test func importReplacesFilesOfKilledImport() throws {
        let folder = try bookcase.comic("x", pages: 2)
        let place = bookcase.containers.path + "/com.nobadi.dbm/comics/chapter-01"
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        try Data("half".utf8).write(to: URL(filePath: place + "/001.png"))
        try bookcase.run("import", folder)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place).sorted() == ["001.png", "002.png"])
    }

    @Test func removalDeletesPagesAndReadingPosition() throws {
        try bookcase.shelve(2)
        try bookcase.run("read", "1", "--page", "3")
        try bookcase.run("remove", "1")
        #expect(!FileManager.default.fileExists(atPath: bookcase.containers.path + "/com.nobadi.dbm/comics/chapter-01"))
        #expect(try bookcase.attempt(["read", "1"]).errors.contains("there is no chapter 1"))
        #expect(try bookcase.library().record.chapter == nil)
    }

    @Test func importAndRemovalDeleteCachedPagesOfTheNumber() throws {
        let cache = bookcase.containers.path + "/com.nobadi.dbm/pages"
        try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
        for name in ["1-001.png.jpg", "12-001.png.jpg"] {
            try Data("old".utf8).write(to: URL(filePath: cache + "/" + name))
        }
        try bookcase.run("import", try bookcase.comic("x", pages: 1))
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache) == ["12-001.png.jpg"])
        try bookcase.run("import", try bookcase.comic("y", pages: 1), "--number", "12")
        try Data("old".utf8).write(to: URL(filePath: cache + "/12-001.png.jpg"))
        try bookcase.run("remove", "12")
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache).isEmpty)
    }

    @Test(arguments: ["0", "11", "-3", "1000000000000"])
    func pageOutOfRangeIsRefusedAndChangesNothing(page: String) throws {
        try bookcase.shelve(1)
        try bookcase.run("read", "1", "--page", "5")
        let ending = try bookcase.attempt(["read", "1", "--page=\(page)"])
        #expect(ending.status == 1 && ending.errors.contains("it has 1 to 10"))
        #expect(try OriginalChapter.read(bookcase.shared("currentChapterData.json")).progress == 50)
    }

    @Test(arguments: [["read"], ["read", "one"], ["read", "1", "--page", "x"], ["fly"], ["status", "--now", "soon"]])
    func wrongUsageHasItsOwnExitCode(arguments: [String]) throws {
        #expect(try Program(name: "dbmultiverse").run(arguments).status == 64)
    }

    @Test func damagedShelfIsReportedAsError() throws {
        try bookcase.shelve(1)
        let shelf = bookcase.containers.path + "/com.nobadi.dbm/comic_shelf.json"
        try Data("{\"chapters\":[".utf8).write(to: URL(filePath: shelf))
        #expect(try bookcase.attempt(["chapters"]).status == 74)
        #expect(try bookcase.attempt(["import", try bookcase.comic("y", pages: 1)]).status == 74)
    }

    // A number with which pages cannot be counted
    @Test(arguments: ["number", "firstPage", "pageCount", "width"], [Int.min, -1, Int.max - 7, Int.max])
    func numberOutOfBoundsOnTheShelfIsReportedAsError(key: String, number: Int) throws {
        try bookcase.shelve(1)
        let shelf = URL(filePath: bookcase.containers.path + "/com.nobadi.dbm/comic_shelf.json")
        let text = try String(contentsOf: shelf, encoding: .utf8)
        let other = text.replacing(try Regex("\"\(key)\":\\d+"), with: "\"\(key)\":\(number)")
        try #require(other != text)
        try Data(other.utf8).write(to: shelf)
        for command in [["chapters"], ["read", "1"]] {
            let ending = try bookcase.attempt(command)
            #expect(ending.status == 74 && ending.errors.contains("comic_shelf.json"), "\(ending.errors)")
        }
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
        let trace = ["-f", "-y", "-qq", "-e", "trace=fsync,fdatasync,rename,renameat,renameat2,linkat", "-o", log]
        let edge = ["--containers", bookcase.containers.path, "--now", bookcase.now]
        let ending = try Program(name: "dbmultiverse").run(["import", folder] + edge, under: [Strace.path] + trace)
        #expect(ending.status == 0, "\(ending.errors)")
        let calls = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map(String.init)
        func first(_ words: String...) throws -> Int {
            try #require(calls.firstIndex { call in words.allSatisfy { call.contains($0) } }, "\(words) in \(calls)")
        }
        let pages = try (1...3).map { try first("sync(", ".importing/00\($0).png>") }
        let filled = try first("sync(", ".chapter-01.importing>")
        let renamed = try first("rename", ".chapter-01.importing\"")
        let placed = try first("sync(", "/comics>")
        let shelf = try first("comic_shelf.json\"")
        #expect(pages.allSatisfy { $0 < filled } && filled < renamed && renamed < placed && placed < shelf, "\(calls)")
    }

    @Test func everyFileBelongsToTheUserAlone() throws {
        try bookcase.shelve(1, pages: 2)
        try bookcase.run("read", "1")
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
