package import DBMultiverseModel
package import Foundation
import Vitrine
import VitrineImages

/// Makes covers small and hands them to the manager that the widget reads from.
package struct CoverImageDelegateAdapter: CoverImageDelegate {
    private let manager: CoverImageManager
    private let now: Date
    private let limits: CoverLimits

    /// Makes an adapter.
    ///
    /// - Parameters:
    ///   - manager: Where the widget reads.
    ///   - now: The time, for the stamp.
    ///   - scratchFolder: Where decoding may put what it cannot hold in memory.
    package init(_ manager: CoverImageManager, now: Date, scratchFolder: String) {
        self.manager = manager
        self.now = now
        var limits = CoverLimits.widget
        limits.scratchFolder = scratchFolder
        self.limits = limits
    }

    /// Saves the chapter, and its cover if that is not the one which is stored already.
    ///
    /// A page turn within a chapter touches no image.
    package func saveCurrentChapter(number: Int, name: String, progress: Int, coverPath: String?) throws -> String? {
        if isCoverStored(of: number, named: name) {
            try manager.saveCurrentChapterData(number: number, name: name, progress: progress, now: now)
            return nil
        }
        let (cover, problem) = makeCover(from: coverPath)
        try manager.saveCurrentChapterData(number: number, name: name, progress: progress, cover: cover, now: now)
        return problem
    }

    /// Whether the cover that is stored is this chapter's: a number alone may have been another chapter's before.
    private func isCoverStored(of number: Int, named name: String) -> Bool {
        let (chapter, cover) = manager.loadCurrentChapter()
        guard let stored = chapter.value, cover.bytes != nil else { return false }
        return stored.number == number && stored.name == CoverImageManager.storedName(name)
    }

    /// The chapter's cover; none, and why, if it cannot be made: an older chapter's is never kept.
    private func makeCover(from path: String?) -> (AssetChange, String?) {
        guard let path else { return (.remove, nil) }
        do {
            return (.replace(with: try CoverImage.make(from: path, limits: limits).jpeg), nil)
        } catch {
            return (.remove, "no cover: \(error.message)")
        }
    }
}
