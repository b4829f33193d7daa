public import DBMultiverseSampleComic
import Vitrine
import VitrineImages

extension ComicLibrary {
    /// Adds the sample comic to the shelf; the pages of a chapter are drawn when it is first opened.
    public func addSample() throws(ReaderError) {
        try Self.storing("the list of chapters") {
            try store.update(.shelf, now: now) { shelf in
                for chapter in SampleComic.chapters where shelf.chapter(chapter.number) == nil {
                    shelf.put(ComicChapter(chapter))
                }
            }
        }
    }

    /// Draws the pages of a chapter of the sample comic, unless they are already drawn.
    ///
    /// - Returns: The chapter with its pages; the same chapter if it does not belong to the sample comic.
    public func drawn(_ chapter: ComicChapter, size: SampleComic.PageSize) async throws(ReaderError) -> ComicChapter {
        guard chapter.isSample, chapter.pages.isEmpty,
            let sample = SampleComic.chapters.first(where: { $0.number == chapter.number })
        else { return chapter }
        try makeFolder(comics)
        let written: [WrittenChapter]
        do {
            written = try await SampleComic.write([sample], to: comics, size: size)
        } catch {
            throw ReaderError(.storage, error.message, cause: error)
        }
        var chapter = chapter
        chapter.pages = try pages(written.first?.fileNames ?? [], in: chapter)
        try put(chapter)
        return chapter
    }

    private func pages(_ files: [String], in chapter: ComicChapter) throws(ReaderError) -> [ComicChapter.Page] {
        var pages: [ComicChapter.Page] = []
        for file in files {
            do {
                let header = try ImageHeader.read(from: "\(comics)/\(chapter.folder)/\(file)")
                pages.append(ComicChapter.Page(file: file, width: header.pixelWidth, height: header.pixelHeight))
            } catch {
                throw ReaderError(.storage, error.message, cause: error)
            }
        }
        return pages
    }
}

extension ComicChapter {
    /// Creates a chapter of the sample comic that is not drawn yet.
    init(_ sample: SampleChapter) {
        self.init(
            number: sample.number,
            name: sample.name,
            universe: sample.universe,
            firstPage: sample.pages.lowerBound,
            pageCount: sample.pages.count,
            pages: [],
            isSample: true
        )
    }
}
