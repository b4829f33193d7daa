import Foundation
import Testing
import Vitrine

@testable import DBMultiverseApp
@testable import DBMultiverseComicKit

/// Two processes that turn pages at the same time; what the widget shows follows from the reader's files.
struct ChapterRaceTests {
    private let bookcase: Bookcase

    init() throws {
        bookcase = try Bookcase()
        try bookcase.shelve(1...2)
    }

    /// Saves the chapter that the stored reading position names, as the reader does.
    private func save(_ meanwhile: () throws -> Void = {}) throws -> String? {
        let library = try bookcase.library()
        let covers = try bookcase.covers()
        let delegate = CoverImageDelegateAdapter(covers, now: bookcase.date, scratchFolder: bookcase.containers.path)
        return try delegate.saveCurrentChapter { sources in
            let (shelf, record) = (try library.shelf(&sources), library.record(&sources))
            guard let chapter = record.chapter.flatMap({ shelf.chapter($0) }) else { return nil }
            try meanwhile()
            return CoveredChapter(
                number: chapter.number,
                name: chapter.name,
                progress: record.progress(of: chapter),
                coverPath: library.path(of: chapter.pages[0], in: chapter)
            )
        }
    }

    @Test func olderChapterNeverReplacesANewerOne() throws {
        try bookcase.app("read", "1", "--page", "3")
        var computations = 0
        // process 1                            process 2
        // reads: chapter 1, page 3
        let problem = try save {
            computations += 1
            guard computations == 1 else { return }
            //                                  opens chapter 2, and saves it
            try bookcase.app("read", "2", "--page", "5")
        }
        // would save chapter 1, finds the position changed, and saves chapter 2
        let (chapter, cover) = try bookcase.covers().loadCurrentChapter()
        #expect(problem == nil && computations == 2)
        #expect(chapter.value?.number == 2 && chapter.value?.progress == 50)
        #expect(cover.bytes != nil)
    }

    @Test func withoutAnOpenChapterNothingIsSaved() throws {
        #expect(try save() == nil)
        #expect(try bookcase.covers().isEmpty)
    }

    @Test func positionThatNeverRestsIsAnErrorAndChangesNothing() throws {
        try bookcase.app("read", "1", "--page", "3")
        let library = try bookcase.library()
        let chapter = try library.chapter(1)
        var page = 3
        let error = #expect(throws: VitrineError.self) {
            try save {
                page += 1
                try library.remember { $0.open(chapter, at: page) }
            }
        }
        #expect(error?.code == .sourceChanged)
        #expect(try bookcase.covers().loadCurrentChapterData()?.progress == 30)
    }
}
