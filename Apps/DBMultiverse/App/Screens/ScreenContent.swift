public import AppSupport
public import Foundation
import VitrineImages
import VitrineWidgets

/// The content of a screen, read at one moment.
public struct ScreenContent: Sendable {
    /// A visible page.
    public struct ShownPage: Sendable {
        public var number: Int
        /// The image as a JPEG file; nil if it cannot be shown.
        public var image: Data?
    }

    public var shelf = ComicShelf()
    /// The reading positions.
    public var record = ReadingRecord()
    /// The open chapter with its visible pages.
    public var open: (chapter: ComicChapter, pages: [ShownPage])?
    /// The read errors, each as a sentence.
    public var problems: [String] = []

    /// Reads all content from disk; a first start stores the initial shelf before that.
    @MainActor
    public static func load(_ firstStart: FirstStart, showsPage: Bool) -> ScreenContent {
        var content = ScreenContent()
        do {
            let reader = try ComicReader()
            try firstStart.run(reader.library)
            content.shelf = try reader.library.shelf()
            content.record = reader.library.record
            if let problem = reader.library.recordProblem { content.problems.append(problem) }
            if showsPage { content.readPages(reader) }
        } catch {
            content.problems.append("\(error)")
        }
        return content
    }

    private mutating func readPages(_ reader: ComicReader) {
        guard let (chapter, numbers) = reader.position else { return }
        var pages: [ShownPage] = []
        for number in numbers {
            var page = ShownPage(number: number)
            if let file = chapter.page(number) {
                do {
                    let path = reader.library.path(of: file, in: chapter)
                    page.image = try reader.images.screenImage(of: file, in: chapter, at: path)
                } catch {
                    problems.append(error.message)
                }
            }
            pages.append(page)
        }
        open = (chapter, pages)
    }
}
