public import DBMultiverseComicKit
public import Foundation
import Vitrine
import VitrineImages

/// Scales covers down and passes them to the manager that the widget reads from.
public struct CoverImageDelegateAdapter: CoverImageDelegate {
    private let manager: CoverImageManager
    private let now: Date
    private let limits: CoverLimits

    /// Creates an adapter.
    ///
    /// - Parameters:
    ///   - manager: Stores the data that the widget reads.
    ///   - now: The time for the stamp.
    ///   - scratchFolder: The folder for decoding data that does not fit into memory.
    public init(_ manager: CoverImageManager, now: Date, scratchFolder: String) {
        self.manager = manager
        self.now = now
        var limits = CoverLimits.widget
        limits.scratchFolder = scratchFolder
        self.limits = limits
    }

    /// Saves the chapter, and its cover unless that cover is already stored.
    ///
    /// A page turn within a chapter decodes no image.
    public func saveCurrentChapter(number: Int, name: String, progress: Int, coverPath: String?) throws -> String? {
        if isCoverStored(of: number, named: name) {
            try manager.saveCurrentChapterData(number: number, name: name, progress: progress, now: now)
            return nil
        }
        let (cover, problem) = makeCover(from: coverPath)
        try manager.saveCurrentChapterData(number: number, name: name, progress: progress, cover: cover, now: now)
        return problem
    }

    /// Whether the stored cover belongs to this chapter; the number alone may have belonged to another chapter before.
    private func isCoverStored(of number: Int, named name: String) -> Bool {
        let (chapter, cover) = manager.loadCurrentChapter()
        guard let stored = chapter.value, cover.bytes != nil else { return false }
        return stored.number == number && stored.name == CoverImageManager.storedName(name)
    }

    /// Creates the chapter's cover; on failure returns its removal and the reason, so that no older chapter's cover remains.
    private func makeCover(from path: String?) -> (AssetChange, String?) {
        guard let path else { return (.remove, nil) }
        do {
            return (.replace(with: try CoverImage.make(from: path, limits: limits).jpeg), nil)
        } catch {
            return (.remove, "no cover: \(error.message)")
        }
    }
}
