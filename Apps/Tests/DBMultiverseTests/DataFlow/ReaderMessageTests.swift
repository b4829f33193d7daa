import Foundation
import Testing
import Vitrine
import VitrineTesting

@testable import DBMultiverseApp

/// Tests of what the command says when it refuses something, or finds something damaged.
struct ReaderMessageTests {
    private let bookcase: Bookcase

    init() throws { bookcase = try Bookcase() }

    @Test func refusedChapterNumberListsTheNumbersThatExist() throws {
        #expect(try bookcase.command(["read", "50"]).errors.contains("the shelf is empty"))
        try bookcase.shelve(1...2, pages: 1)
        try bookcase.app("import", try bookcase.comic("Late", pages: 1), "--number", "51")
        let ending = try bookcase.command(["read", "50"])
        #expect(ending.status == 1)
        #expect(ending.errors.contains("there is no chapter 50; the shelf has 1, 2, 51"), "\(ending.errors)")
    }

    @Test func longListOfNumbersIsShortened() {
        func words(_ numbers: [Int]) -> String { ChapterNumbers.words(numbers) }
        #expect(words([7]) == "7")
        #expect(words(Array(1...40)) == "1 to 40")
        #expect(words([1, 2, 4, 5, 6, 9]) == "1, 2, 4 to 6, 9")
        #expect(words(Array(stride(from: 1, through: 99, by: 2))) == "1, 3, 5, 7, 9, 11, 13, 15 and 42 more")
    }

    @Test func negativeNumberIsNamed() throws {
        try bookcase.shelve(1...1, pages: 3)
        let comic = try bookcase.comic("x", pages: 1)
        for (arguments, words) in [
            (["read", "-1"], "there is no chapter -1"), (["remove", "-1"], "there is no chapter -1"),
            (["read", "--page", "3", "-1"], "there is no chapter -1"),
            (["read", "-1", "--page", "3"], "there is no chapter -1"), (["read", "1", "--page", "-3"], "-3"),
            (["import", comic, "--number", "-3"], "-3"), (["import", comic, "--universe", "-3"], "-3"),
        ] {
            let ending = try bookcase.command(arguments)
            #expect(ending.status == 1 && ending.errors.contains(words), "\(ending.errors)")
        }
    }

    @Test func linkOrFolderInPlaceOfFileHasAPersonsRemedy() throws {
        try bookcase.shelve(1...1, pages: 3)
        try bookcase.app("read", "1")
        for file in [
            "com.nobadi.dbm/comic_shelf.json", "com.nobadi.dbm/comic_reading.json",
            "group.com.nobadi.dbm/currentChapterData.json",
        ] {
            let url = URL(filePath: bookcase.containers.path + "/" + file)
            let content = try Data(contentsOf: url)
            for kind in ["link", "folder"] {
                try replace(file, by: kind)
                let ending = try bookcase.command(["read", "1", "--page", "2"])
                #expect(ending.status == 74, "\(ending)")
                #expect(ending.errors.contains("is a link or a folder in place of a file; move it away"), "\(ending)")
                #expect(!ending.errors.contains("("), "\(ending.errors)")
            }
            try FileManager.default.removeItem(at: url)
            try content.write(to: url)
        }
    }

    @Test(arguments: ["link", "file"], ["com.nobadi.dbm/comics", "com.nobadi.dbm/pages"])
    func linkOrFileInPlaceOfFolderHasAPersonsRemedy(kind: String, folder: String) throws {
        try bookcase.shelve(1...1, pages: 3)
        // An import looks into both folders.
        let page = bookcase.containers.path + "/com.nobadi.dbm/pages"
        try FileManager.default.createDirectory(atPath: page, withIntermediateDirectories: true)
        try replace(folder, by: kind)
        let ending = try bookcase.command(["import", try bookcase.comic("y", pages: 1)])
        #expect(ending.status == 74, "\(ending)")
        #expect(ending.errors.contains("is a link or a file in place of a folder; move it away"), "\(ending.errors)")
        #expect(!ending.errors.contains("("), "\(ending.errors)")
    }

    /// Puts a dangling link, a folder or a file in the place of something.
    private func replace(_ name: String, by kind: String) throws {
        let path = bookcase.containers.path + "/" + name
        try FileManager.default.removeItem(atPath: path)
        switch kind {
        case "link": try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path + ".gone")
        case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        default: try Data("a file".utf8).write(to: URL(filePath: path))
        }
    }

    @Test func readingRecordThatCannotBeReadIsReported() throws {
        try bookcase.shelve(1...1)
        try bookcase.app("read", "1", "--page", "7")
        let record = bookcase.containers.path + "/com.nobadi.dbm/comic_reading.json"
        for text in [#"{"_vitrine":{"schema":9,"generation":1,"owners":{}}}"#, "{", "[]"] {
            try Data(text.utf8).write(to: URL(filePath: record))
            for command in ["chapters", "status", "read"] {
                let ending = try bookcase.command(command == "read" ? ["read", "1"] : [command])
                #expect(ending.errors.contains("where you stopped"), "\(command): \(ending.errors)")
                #expect(ending.errors.contains("comic_reading.json") || ending.errors.contains("newer version"))
            }
        }
        // The damaged record was set aside, and the reader goes on with a new one.
        #expect(try bookcase.command(["read", "1", "--page", "2"]).errors.isEmpty)
    }
}
