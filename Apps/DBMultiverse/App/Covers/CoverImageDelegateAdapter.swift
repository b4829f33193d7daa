public import DBMultiverseComicKit
public import Foundation
public import Vitrine
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
    /// A page turn within a chapter decodes no image. A cover is made before the widget's files are locked.
    public func saveCurrentChapter(_ chapter: (inout SnapshotSources) throws -> CoveredChapter?) throws -> String? {
        var problem: String?
        try manager.saveCurrentChapterData(now: now) { sources in
            problem = nil
            guard let chapter = try chapter(&sources) else { return nil }
            var shown = CoverImageManager.ShownChapter(
                number: chapter.number,
                name: chapter.name,
                progress: chapter.progress
            )
            if !manager.isCoverStored(of: chapter.number, named: chapter.name, &sources) {
                (shown.cover, problem) = makeCover(from: chapter.coverPath)
            }
            return shown
        }
        return problem
    }

    /// Creates the chapter's cover; on failure returns its removal and the reason, so that no older chapter's cover
    /// remains.
    private func makeCover(from path: String?) -> (CoverChange, String?) {
        guard let path else { return (.remove, nil) }
        do {
            return (.replace(with: try CoverImage.make(from: path, limits: limits).jpeg), nil)
        } catch {
            return (.remove, "no cover: \(error.message)")
        }
    }
}
