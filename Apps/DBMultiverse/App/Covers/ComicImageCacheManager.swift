package import Foundation
package import VitrineImages

/// Keeps pages made small for the screen, and has the cover of the chapter being read saved.
///
/// Pages are kept as files, those of one chapter at a time; whatever is lost is made again.
package struct ComicImageCacheManager: Sendable {
    private let folder: String
    private let coverDelegate: any CoverImageDelegate

    /// The most pages that are kept.
    package static let maximumPages = 60

    /// Makes a manager that keeps pages in a folder, which need not be there.
    package init(folder: String, coverDelegate: any CoverImageDelegate) {
        self.folder = folder
        self.coverDelegate = coverDelegate
    }

    /// A page as the screen shows it: at most 900 pixels wide and 250 kB.
    ///
    /// - Throws: `ImageError` if the page's file is no image that can be shown.
    package func screenImage(of page: ComicChapter.Page, in chapter: ComicChapter, at path: String) throws(ImageError)
        -> Data
    {
        let file = "\(folder)/\(Self.prefix(chapter.number))\(page.file).jpg"
        // A page that is not kept yet, or cannot be read, is made.
        if let kept = try? Data(contentsOf: URL(filePath: file)), !kept.isEmpty { return kept }
        let image = try CoverImage.make(from: path, limits: limits)
        let data = Data(image.jpeg)
        keep(data, as: file, of: chapter)
        return data
    }

    /// Takes away the kept pages of a chapter that is gone, so that another one of its number does not show them.
    ///
    /// - Throws: If one cannot be removed; a folder that is not there is not an error.
    package static func removePages(of number: Int, in folder: String) throws {
        let manager = FileManager.default
        guard manager.fileExists(atPath: folder) else { return }
        for name in try manager.contentsOfDirectory(atPath: folder) where name.hasPrefix(prefix(number)) {
            try manager.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    /// How the names of a chapter's pages begin.
    private static func prefix(_ number: Int) -> String { "\(number)-" }

    /// Saves what the widget shows of the chapter being read.
    ///
    /// - Returns: Why there is no cover; nil if there is one.
    package func saveCurrentChapter(_ chapter: ComicChapter, progress: Int, coverPath: String?) throws -> String? {
        try coverDelegate.saveCurrentChapter(
            number: chapter.number,
            name: chapter.name,
            progress: progress,
            coverPath: coverPath
        )
    }

    private var limits: CoverLimits {
        var limits = CoverLimits.widget
        limits.maximumWidth = 900
        limits.maximumHeight = 1_600
        limits.maximumByteCount = 250_000
        limits.scratchFolder = folder
        return limits
    }

    /// Keeps a page; a cache that cannot be written is only slower.
    private func keep(_ data: Data, as file: String, of chapter: ComicChapter) {
        let manager = FileManager.default
        try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let kept = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
        let isFull = kept.count >= Self.maximumPages
        for name in kept where isFull || !name.hasPrefix(Self.prefix(chapter.number)) {
            try? manager.removeItem(atPath: "\(folder)/\(name)")
        }
        try? data.write(to: URL(filePath: file), options: .atomic)
    }
}
