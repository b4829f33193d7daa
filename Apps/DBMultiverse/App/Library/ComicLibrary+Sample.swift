import CSampleComic
import Foundation
import Vitrine
import VitrineImages

extension ComicLibrary {
    /// Adds the sample comic to the shelf; the pages of a chapter are written when it is first opened.
    public func addSample() throws(ReaderError) {
        try Self.storing("the list of chapters") {
            try store.update(.shelf, now: now) { shelf in
                for chapter in ComicChapter.sample where shelf.chapter(chapter.number) == nil { shelf.put(chapter) }
            }
        }
    }

    /// Writes the pages of a chapter of the sample comic, unless they are already written.
    ///
    /// - Returns: The chapter with its pages; the same chapter if it does not belong to the sample comic.
    public func filled(_ chapter: ComicChapter) throws(ReaderError) -> ComicChapter {
        guard chapter.isSample, chapter.pages.isEmpty else { return chapter }
        return try alone { () throws(ReaderError) -> ComicChapter in
            // Another process may have written the pages, or removed the chapter, meanwhile.
            let chapter = try self.chapter(chapter.number)
            return try chapter.isSample && chapter.pages.isEmpty ? fill(chapter) : chapter
        }
    }

    private func fill(_ chapter: ComicChapter) throws(ReaderError) -> ComicChapter {
        var chapter = chapter
        do {
            let pages = try (1...chapter.pageCount).map { try SamplePage(number: $0, of: chapter) }
            let folder = "\(comics)/\(chapter.folder)"
            // A chapter's folder has all its pages, or is not there.
            if !FileManager.default.fileExists(atPath: folder) {
                var copy = try PageCopy(to: folder)
                for page in pages {
                    try copy.write(page.file.file) { use throws(ComicError) in try use(page.bytes) }
                }
                try copy.finish()
            }
            chapter.pages = pages.map(\.file)
        } catch {
            let message = (error as? ComicError)?.message ?? "\(error)"
            throw ReaderError(.storage, message, cause: error)
        }
        try put(chapter)
        return chapter
    }
}

/// A page of a chapter of the sample comic: one of the six pictures, with which another one begins each chapter.
private struct SamplePage {
    let bytes: UnsafeRawBufferPointer
    let file: ComicChapter.Page

    init(number: Int, of chapter: ComicChapter) throws(ImageError) {
        var count = 0
        let index = (chapter.number + number - 2) % sample_comic_picture_count
        let picture = sample_comic_picture(index, &count)
        bytes = UnsafeRawBufferPointer(start: picture, count: count)
        let header = try ImageHeader.read(from: Array(bytes), named: "the sample comic")
        let name = String(1_000 + number).dropFirst() + "." + header.format.fileExtension
        file = ComicChapter.Page(file: String(name), width: header.pixelWidth, height: header.pixelHeight)
    }
}

extension ComicChapter {
    /// The chapters of the sample comic in reading order, without pages; specials are last.
    static let sample = [
        sample(1, "A Light at the Edge", pages: 1...12),
        sample(2, "The Door in the Comet", pages: 13...20),
        sample(3, "Rust and Stardust", pages: 21...30),
        sample(4, "Nine Hundred Steps", pages: 31...38),
        sample(5, "The Quiet Engine", pages: 39...48),
        sample(6, "Morning, Everywhere", pages: 49...58),
        sample(7, "Where the Sea Is Above", universe: 4, pages: 1...8),
        sample(8, "The City Without Shadows", universe: 9, pages: 1...8),
    ]

    private static func sample(
        _ number: Int,
        _ name: String,
        universe: Int? = nil,
        pages: ClosedRange<Int>
    ) -> ComicChapter {
        ComicChapter(
            number: number,
            name: name,
            universe: universe,
            firstPage: pages.lowerBound,
            pageCount: pages.count,
            pages: [],
            isSample: true
        )
    }
}
