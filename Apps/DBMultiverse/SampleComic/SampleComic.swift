/// A comic of our own, drawn by code: something to read on a first start.
public enum SampleComic {
    /// The comic's title.
    public static let title = "The Lantern Keeper"

    /// The chapters in reading order, specials last.
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

    /// How many pixels a page has.
    public enum PageSize: Sendable, Hashable {
        /// 2 to 8 megapixels, as scans are.
        case full
        /// An eighth of the width, for tests.
        case thumbnail
    }

    /// Draws chapters and writes them as JPEG, PNG and WebP files: `chapter-01/001.jpg`.
    ///
    /// The pages are numbered from 001 within their folder. The same chapter gives the same pictures on every run. Each
    /// folder is there with all pages, or not at all; one that is there already is left alone. Pages are drawn on every
    /// processor; all chapters take a few seconds.
    ///
    /// - Parameters:
    ///   - chapters: Which of ``chapters`` to write.
    ///   - folder: A folder that exists.
    ///   - size: ``PageSize/thumbnail`` for pictures that nobody looks at.
    /// - Returns: The files of each chapter, in order of pages.
    /// - Throws: An error that names the file if the disk is full or the folder cannot be written. Chapters that were
    ///   whole by then stay.
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
    /// The chapter it is.
    public let chapter: SampleChapter

    /// The names of its files in its folder, one for each page, in order.
    public let fileNames: [String]
}
