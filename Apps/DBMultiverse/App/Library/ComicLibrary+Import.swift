import DBMultiverseComicKit
import Foundation
import Vitrine
import VitrineImages

extension ComicLibrary {
    /// Imports a folder or archive as a chapter.
    ///
    /// - Parameters:
    ///   - path: The folder or `.cbz`.
    ///   - number: The chapter's number; by default the number after the last chapter.
    ///   - name: The chapter's name; by default the name of the folder or archive.
    ///   - universe: The universe of a special; nil for the main story.
    /// - Returns: The imported chapter.
    /// - Throws: `ReaderError`; no files are left behind.
    public func importChapter(
        from path: String,
        number: Int? = nil,
        name: String? = nil,
        universe: Int? = nil
    ) throws(ReaderError) -> ComicChapter {
        // The number is free until the chapter is on the shelf.
        try alone { () throws(ReaderError) in
            try add(path, as: number, named: name, universe)
        }
    }

    private func add(
        _ path: String,
        as number: Int?,
        named name: String?,
        _ universe: Int?
    ) throws(ReaderError) -> ComicChapter {
        let shelf = try shelf()
        let number = number ?? (shelf.chapters.last?.number ?? 0) + 1
        try check(number, name, universe, on: shelf)
        do {
            let source = try ComicSource(path: path)
            let title = ChapterName.shown(name ?? source.title)
            var chapter = ComicChapter(
                number: number,
                name: title.isEmpty ? "Chapter \(number)" : title,
                universe: universe,
                firstPage: 1,
                pageCount: source.pages.count,
                pages: [],
                isSample: false
            )
            try makeRoom(for: chapter)
            let copied = try source.copyPages(to: "\(comics)/\(chapter.folder)")
            chapter.pages = copied.map {
                ComicChapter.Page(
                    file: $0.fileName,
                    width: $0.page.header.pixelWidth,
                    height: $0.page.header.pixelHeight
                )
            }
            try put(chapter)
            return chapter
        } catch let error as ReaderError {
            throw error
        } catch let error as ComicError {
            let isStorage = [.diskFull, .missing, .accessDenied].contains(error.code)
            throw ReaderError(isStorage ? .storage : .badComic, error.message, cause: error)
        } catch {
            throw ReaderError(.storage, "\(path) could not be imported: \(error)", cause: error)
        }
    }

    private func check(_ number: Int, _ name: String?, _ universe: Int?, on shelf: ComicShelf) throws(ReaderError) {
        guard ComicDestination.numbers.contains(number) else {
            throw ReaderError(
                .badNumber,
                "chapter number \(number) is out of range; numbers are 1 to \(ComicDestination.numbers.upperBound)"
            )
        }
        guard shelf.chapter(number) == nil else {
            throw ReaderError(.badNumber, "there is a chapter \(number) already; give another number or remove it")
        }
        if let universe, !(0...99_999).contains(universe) {
            throw ReaderError(.badNumber, "universe \(universe) is out of range; numbers are 0 to 99999")
        }
        if let name, name.count > CoverImageManager.maximumNameLength {
            throw ReaderError(.badName, "the name has \(name.count) characters; use at most 500")
        }
    }

    /// Removes files that a killed import, or a removed chapter with the same number, left in the chapter's folder.
    private func makeRoom(for chapter: ComicChapter) throws {
        try check(folder: smallPages)
        let folder = "\(comics)/\(chapter.folder)"
        if FileManager.default.fileExists(atPath: folder) { try FileManager.default.removeItem(atPath: folder) }
        try ComicImageCacheManager.removePages(of: chapter.number, in: smallPages)
    }
}
