import Foundation
import Testing

@testable import DBMultiverseApp

/// The sample comic, whose pages are written when a chapter is first opened.
struct SampleTests {
    private let bookcase: Bookcase
    private let library: ComicLibrary

    init() throws {
        bookcase = try Bookcase()
        library = try bookcase.library()
        try library.addSample()
    }

    @Test func everyChapterHasAllItsPages() throws {
        var covers: Set<Data> = []
        for chapter in try library.shelf().chapters {
            #expect(chapter.isSample && chapter.pages.isEmpty)
            let filled = try library.filled(chapter)
            #expect(filled.pages.map(\.file) == (1...chapter.pageCount).map { String(format: "%03d.jpg", $0) })
            #expect(filled.pages.allSatisfy { $0.width == 640 && $0.height == 960 })
            let files = try filled.pages.map { page in
                try Data(contentsOf: URL(filePath: library.path(of: page, in: filled)))
            }
            #expect(Set(files).count == min(6, files.count))
            covers.insert(files[0])
        }
        #expect(covers.count == 6)
    }

    @Test func pagesOfTheMainStoryAreCountedOn() throws {
        let shelf = try library.shelf()
        #expect(shelf.chapters.map(\.number) == Array(1...8))
        var next = 1
        for chapter in shelf.story {
            #expect(chapter.firstPage == next)
            next = chapter.pageNumbers.upperBound + 1
        }
        #expect(shelf.specials.map(\.universe) == [4, 9])
    }

    @Test func processesThatOpenAChapterTogetherWriteAllItsPages() throws {
        try bookcase.runTogether(Array(repeating: ["read", "1"], count: 3))
        #expect(try bookcase.files(of: library.chapter(1)) == 12)
    }

    @Test func writtenPagesAreLeftAsTheyAre() throws {
        let chapter = try library.chapter(1)
        let page = try #require(try library.filled(chapter).pages.first)
        let path = library.path(of: page, in: chapter)
        try Data("mine".utf8).write(to: URL(filePath: path))
        // A killed start has written the pages, and not yet their list.
        #expect(try library.filled(chapter).pages.count == 12)
        #expect(try Data(contentsOf: URL(filePath: path)) == Data("mine".utf8))
    }
}
