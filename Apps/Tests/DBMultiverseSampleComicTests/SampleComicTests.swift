import DBMultiverseSampleComic
import Foundation
import Testing
import VitrineImages

@Suite struct SampleComicTests {
    @Test func everyChapterHasAllPages() async throws {
        let folder = try Folder()
        let written = try await SampleComic.write(to: folder.path, size: .thumbnail)
        #expect(written.map(\.chapter) == SampleComic.chapters)
        var formats: Set<ImageFormat> = []
        for chapter in written {
            #expect((8...20).contains(chapter.fileNames.count))
            #expect(chapter.fileNames.count == chapter.chapter.pages.count)
            let path = folder.path + "/" + chapter.chapter.folderName
            #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == chapter.fileNames)
            for name in chapter.fileNames {
                let header = try ImageHeader.read(from: path + "/" + name)
                #expect(name.hasSuffix("." + header.format.fileExtension))
                formats.insert(header.format)
            }
        }
        #expect(formats == Set(ImageFormat.allCases))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == SampleComic.chapters.count)
    }

    @Test func fullSizePagesHaveTwoToEightMegapixels() async throws {
        let folder = try Folder()
        let chapter = try #require(SampleComic.chapters.first { $0.number == 6 })
        let written = try await SampleComic.write([chapter], to: folder.path)
        var spreads = 0
        for name in written[0].fileNames {
            let header = try ImageHeader.read(from: folder.path + "/chapter-06/" + name)
            #expect((2_000_000...8_000_000).contains(header.pixelWidth * header.pixelHeight))
            if header.pixelWidth > header.pixelHeight { spreads += 1 }
        }
        #expect(spreads == 1)
    }

    @Test func sameChapterGivesSameBytes() async throws {
        let folders = [try Folder(), try Folder()]
        for folder in folders {
            try await SampleComic.write([SampleComic.chapters[2]], to: folder.path, size: .thumbnail)
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: folders[0].path + "/chapter-03") {
            let files = try folders.map { try Data(contentsOf: URL(fileURLWithPath: $0.path + "/chapter-03/" + name)) }
            #expect(files[0] == files[1])
        }
    }

    @Test func existingChapterIsLeftUntouched() async throws {
        let folder = try Folder()
        let path = folder.path + "/chapter-01"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        try await SampleComic.write([SampleComic.chapters[0]], to: folder.path, size: .thumbnail)
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
    }

    @Test func errorNamesMissingFolder() async throws {
        let error = await #expect(throws: SampleComicError.self) {
            try await SampleComic.write(to: "/nowhere/at/all", size: .thumbnail)
        }
        #expect(try #require(error).description.contains("/nowhere/at/all"))
    }

    @Test func chapterNumbersAndMainStoryPagesAreContinuous() {
        let chapters = SampleComic.chapters
        #expect(chapters.map(\.number) == Array(1...chapters.count))
        #expect(Set(chapters.compactMap(\.universe)).count == 2)
        var next = 1
        for chapter in chapters where !chapter.isSpecial {
            #expect(chapter.pages.lowerBound == next)
            next = chapter.pages.upperBound + 1
        }
    }
}

/// A new folder that is removed after the test.
private final class Folder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/sample-comic-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        // A folder that remains in the temporary directory does no harm.
        try? FileManager.default.removeItem(atPath: path)
    }
}
