import Foundation
import Testing
import Vitrine

@testable import DBMultiverseComicKit

struct CoverImageManagerTests {
    private let bookcase: Bookcase

    init() throws { bookcase = try Bookcase() }

    private func save(_ number: Int, _ progress: Int, _ cover: CoverChange = .keep, name: String = "N") throws {
        try bookcase.containers.container(of: .dbMultiverse).create()
        try bookcase.covers()
            .saveCurrentChapterData(now: bookcase.date) { _ in
                CoverImageManager.ShownChapter(number: number, name: name, progress: progress, cover: cover)
            }
    }

    @Test(.model("D35", "D36", "D38")) func originalAppDecodesWrittenData() throws {
        try save(12, 40, .replace(with: Array(TestImage.png())), name: "\"Rust\" / \u{1F680}")
        let original = try OriginalChapter.read(bookcase.shared("currentChapterData.json"))
        #expect(original.number == 12 && original.progress == 40 && original.name == "\"Rust\" / \u{1F680}")
        #expect(try Data(contentsOf: URL(filePath: bookcase.shared(original.coverImagePath))) == TestImage.png())
        #expect(try Data(contentsOf: URL(filePath: bookcase.shared("chapterCoverImage.jpg"))) == TestImage.png())
    }

    @Test func chapterWithoutCoverHasAllKeys() throws {
        try save(1, 0)
        #expect(try OriginalChapter.read(bookcase.shared("currentChapterData.json")).coverImagePath.isEmpty)
        #expect(try bookcase.covers().loadCurrentChapter().cover == .none)
    }

    @Test func dataOfTheShippedAppIsRead() throws {
        try bookcase.put("bytes", as: "chapterCoverImage.jpg")
        try bookcase.put(
            #"{"number":3,"name":"Old","progress":55,"coverImagePath":"\/private\/var\/mobile\/Containers\/Shared\/"#
                + #"AppGroup\/5A1F\/chapterCoverImage.jpg"}"#,
            as: "currentChapterData.json"
        )
        let (chapter, cover) = try bookcase.covers().loadCurrentChapter()
        #expect(chapter.value?.number == 3 && chapter.value?.progress == 55)
        #expect(cover == .content(Array("bytes".utf8)))
        #expect(try bookcase.covers().loadCurrentChapterData()?.name == "Old")
    }

    @Test func missingDamagedAndNewerDataAreDistinguished() throws {
        let covers = try bookcase.covers()
        #expect(covers.loadCurrentChapter().chapter == .missing)
        try bookcase.put("{\"number\":", as: "currentChapterData.json")
        guard case .damaged = covers.loadCurrentChapter().chapter else {
            Issue.record("a truncated file is not reported as damaged")
            return
        }
        try bookcase.put(#"{"_vitrine":{"schema":9,"generation":1,"owners":{}}}"#, as: "currentChapterData.json")
        guard case .newerVersion = covers.loadCurrentChapter().chapter else {
            Issue.record("a file of a newer version is not reported as such")
            return
        }
        #expect(covers.loadCurrentChapterData() == nil)
        #expect(CoverImageManager(nil).loadCurrentChapter().chapter == .missing)
    }

    @Test func pageTurnKeepsCoverAndOtherChapterReplacesIt() throws {
        try save(1, 10, .replace(with: [1, 2, 3]))
        try save(1, 20)
        #expect(try bookcase.covers().loadCurrentChapter().cover == .content([1, 2, 3]))
        try save(2, 5, .replace(with: [4, 5]))
        #expect(try bookcase.covers().loadCurrentChapter().cover == .content([4, 5]))
        try save(2, 10)
        #expect(try bookcase.storedCovers.count == 1)
    }

    @Test func onlyTheChapterWithTheNumberIsRemoved() throws {
        let covers = try bookcase.covers()
        #expect(try !covers.removeCurrentChapterData(of: 1, now: bookcase.date))
        try save(2, 10, .replace(with: [1, 2, 3]))
        #expect(try !covers.removeCurrentChapterData(of: 1, now: bookcase.date))
        #expect(covers.loadCurrentChapter().cover == .content([1, 2, 3]) && !covers.isEmpty)
        #expect(try covers.removeCurrentChapterData(of: 2, now: bookcase.date))
        #expect(covers.loadCurrentChapter().chapter == .missing && covers.isEmpty)
        try bookcase.put("{\"number\":2", as: "currentChapterData.json")
        #expect(try !covers.removeCurrentChapterData(of: 2, now: bookcase.date) && !covers.isEmpty)
    }

    @Test func longNamesAndInvalidProgressAreLimited() throws {
        try save(1, 1_000, name: String(repeating: "n", count: 5_000))
        let data = try #require(try bookcase.covers().loadCurrentChapterData())
        #expect(data.name.count == CoverImageManager.maximumNameLength && data.progress == 100)
    }
}
