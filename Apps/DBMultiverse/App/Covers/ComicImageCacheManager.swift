public import Foundation
public import Vitrine
public import VitrineImages

/// Caches pages scaled down for the screen, and has the cover of the current chapter saved.
///
/// The cache holds files of a single chapter at a time. A missing file is rendered again from the original page.
public struct ComicImageCacheManager: Sendable {
    private let folder: String
    private let coverDelegate: any CoverImageDelegate

    /// The largest number of cached pages.
    public static let maximumPages = 60

    /// Creates a manager that caches pages in a folder, which need not exist.
    public init(folder: String, coverDelegate: any CoverImageDelegate) {
        self.folder = folder
        self.coverDelegate = coverDelegate
    }

    /// Returns a page scaled down for the screen: at most 900 × 1,600 pixels and 250 kB.
    ///
    /// - Throws: `ImageError` if the page's file cannot be decoded as an image.
    public func screenImage(of page: ComicChapter.Page, in chapter: ComicChapter, at path: String) throws(ImageError)
        -> Data
    {
        let file = "\(folder)/\(Self.prefix(chapter.number))\(page.file).jpg"
        // A page that is missing from the cache, or cannot be read there, is rendered again.
        if let kept = try? Data(contentsOf: URL(filePath: file)), !kept.isEmpty { return kept }
        let image = try CoverImage.make(from: path, limits: limits)
        let data = Data(image.jpeg)
        keep(data, as: file, of: chapter)
        return data
    }

    /// Removes the cached pages of a removed chapter, so that a later chapter with the same number does not show them.
    ///
    /// - Throws: An error if a file cannot be removed; a missing folder is not an error.
    public static func removePages(of number: Int, in folder: String) throws {
        let manager = FileManager.default
        guard manager.fileExists(atPath: folder) else { return }
        for name in try manager.contentsOfDirectory(atPath: folder) where name.hasPrefix(prefix(number)) {
            try manager.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    /// The prefix of the file names of a chapter's pages.
    private static func prefix(_ number: Int) -> String { "\(number)-" }

    /// Saves the data that the widget shows of the current chapter.
    ///
    /// - Parameter chapter: Returns the chapter, or nil if none is open; notes the files that it reads.
    /// - Returns: The reason why there is no cover; nil if there is a cover.
    /// - Throws: An error if the chapter could not be saved; the data that was stored before is then unchanged.
    public func saveCurrentChapter(_ chapter: (inout SnapshotSources) throws -> CoveredChapter?) throws -> String? {
        try coverDelegate.saveCurrentChapter(chapter)
    }

    private var limits: CoverLimits {
        var limits = CoverLimits.widget
        limits.maximumWidth = 900
        limits.maximumHeight = 1_600
        limits.maximumArea = 900 * 1_600
        limits.maximumByteCount = 250_000
        limits.scratchFolder = folder
        return limits
    }

    /// Stores a page in the cache; a failed write only costs time later.
    private func keep(_ data: Data, as file: String, of chapter: ComicChapter) {
        let manager = FileManager.default
        try? manager.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let kept = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
        let isFull = kept.count >= Self.maximumPages
        for name in kept where isFull || !name.hasPrefix(Self.prefix(chapter.number)) {
            try? manager.removeItem(atPath: "\(folder)/\(name)")
        }
        try? write(data, to: file)
    }

    /// Replaces a file by a complete one for this user alone.
    private func write(_ data: Data, to file: String) throws {
        let new = "\(file).\(UUID().uuidString)"
        let manager = FileManager.default
        guard manager.createFile(atPath: new, contents: data, attributes: [.posixPermissions: 0o600]) else { return }
        guard rename(new, file) == 0 else { return try manager.removeItem(atPath: new) }
    }
}
