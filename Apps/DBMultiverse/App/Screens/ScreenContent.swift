package import Foundation
import VitrineImages
import VitrineWidgets

/// All that a screen shows, as it was read at one moment.
package struct ScreenContent: Sendable {
    /// A page as it is shown.
    package struct ShownPage: Sendable {
        /// The page's number.
        package var number: Int
        /// The picture; nil if there is none to show.
        package var image: Data?
    }

    /// The chapters.
    package var shelf = ComicShelf()
    /// Where one stopped.
    package var record = ReadingRecord()
    /// The chapter that is open, with the pages that are seen.
    package var open: (chapter: ComicChapter, pages: [ShownPage])?
    /// What could not be read, each in a sentence.
    package var problems: [String] = []

    /// Reads everything, afresh; on the first start stores what that brings.
    @MainActor
    package static func load(_ firstStart: FirstStart, showsPage: Bool) -> ScreenContent {
        var content = ScreenContent()
        do {
            let reader = try ComicReader()
            try firstStart.run(reader.library)
            content.shelf = try reader.library.shelf()
            content.record = reader.library.record
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
