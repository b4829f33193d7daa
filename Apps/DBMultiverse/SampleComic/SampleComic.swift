/// A sample comic drawn by code, for the first start of the reader.
public enum SampleComic {
    public static let title = "The Lantern Keeper"

    /// The chapters in reading order; specials are last.
    public static let chapters: [SampleChapter] = [
        SampleChapter(number: 1, name: "A Light at the Edge", universe: nil, pages: 1...12),
        SampleChapter(number: 2, name: "The Door in the Comet", universe: nil, pages: 13...20),
        SampleChapter(number: 3, name: "Rust and Stardust", universe: nil, pages: 21...30),
        SampleChapter(number: 4, name: "Nine Hundred Steps", universe: nil, pages: 31...38),
        SampleChapter(number: 5, name: "The Quiet Engine", universe: nil, pages: 39...48),
        SampleChapter(number: 6, name: "Morning, Everywhere", universe: nil, pages: 49...58),
        SampleChapter(number: 7, name: "Where the Sea Is Above", universe: 4, pages: 1...8),
        SampleChapter(number: 8, name: "The City Without Shadows", universe: 9, pages: 1...8),
    ]

    /// The pixel sizes of pages.
    public enum PageSize: Sendable, Hashable {
        /// 2 to 8 megapixels, as in real scans.
        case full
        /// An eighth of the width and height, for tests.
        case thumbnail
    }

    /// Draws chapters and writes them as JPEG, PNG and WebP files, such as `chapter-01/001.jpg`.
    ///
    /// The pages are numbered from 001 within their folder. The same chapter gives the same images on every run. Each folder
    /// appears with all pages or not at all; a folder that already exists is left untouched. Pages are drawn in parallel on
    /// all processors; all chapters together take a few seconds.
    ///
    /// - Parameters:
    ///   - chapters: The chapters to write, a part of ``chapters``.
    ///   - folder: An existing folder.
    ///   - size: The size of the pages; ``PageSize/thumbnail`` is faster.
    /// - Returns: The files of each chapter, in page order.
    /// - Throws: An error that names the file if the disk is full or the folder cannot be written to. Chapters that were
    ///   complete before the error remain.
    @discardableResult
    public static func write(
        _ chapters: [SampleChapter] = SampleComic.chapters,
        to folder: String,
        size: PageSize = .full
    ) async throws(SampleComicError) -> [WrittenChapter] {
        var written: [WrittenChapter] = []
        for chapter in chapters { written.append(try await ChapterWriter(chapter, in: folder, size: size).write()) }
        return written
    }
}

/// A chapter whose files were written.
public struct WrittenChapter: Sendable, Hashable {
    /// The chapter that was written.
    public let chapter: SampleChapter

    /// The names of the files in the chapter's folder, one for each page, in page order.
    public let fileNames: [String]
}
