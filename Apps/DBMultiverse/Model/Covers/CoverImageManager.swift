package import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Keeps what the widget shows of the chapter being read: the reader writes through it, the widget reads through it.
///
/// Text and cover are one generation: whoever reads the text gets the cover that was saved with it.
package struct CoverImageManager: Sendable {
    /// The cover: at most 60 kB as the reader makes it; what is stored by others may be larger, within a widget's means.
    package static let cover = SnapshotAsset(
        "chapterCoverImage.jpg",
        reference: \CurrentChapterData.coverImagePath,
        maximumByteCount: 1 << 20,
        hasPlainName: true
    )

    private let store: SnapshotStore?

    /// Makes a manager.
    ///
    /// - Parameter container: The group's container; nil if the process has none, and then there is no data.
    package init(_ container: GroupContainer?) {
        store = container.map { SnapshotStore($0) }
    }

    /// The chapter that was saved last; nil if there is none, or it cannot be read.
    ///
    /// ``loadCurrentChapter()`` tells these apart.
    package func loadCurrentChapterData() -> CurrentChapterData? {
        store?.read(.currentChapter).value
    }

    /// The chapter that was saved last, with its cover, or why there is none.
    package func loadCurrentChapter() -> (chapter: SnapshotReading<CurrentChapterData>, cover: AssetReading) {
        guard let store else { return (.missing, .none) }
        let (chapter, cover) = store.read(.currentChapter, with: Self.cover)
        return (chapter, cover)
    }

    /// Whether nothing is stored; false also for a chapter that cannot be read.
    package var isEmpty: Bool { store.map { $0.read(.currentChapter) == .missing } ?? true }

    /// Saves the chapter being read.
    ///
    /// - Parameters:
    ///   - number: The chapter's number.
    ///   - name: Its name, whole; whoever shows it shortens it.
    ///   - progress: How much is read, in percent.
    ///   - cover: The compressed cover, or that it stays.
    ///   - now: The time, for the stamp.
    /// - Throws: `VitrineError`; text and cover are then as they were.
    package func saveCurrentChapterData(
        number: Int,
        name: String,
        progress: Int,
        cover: AssetChange = .keep,
        now: Date
    ) throws(VitrineError) {
        guard let store else {
            throw VitrineError(.containerMissing, "no container for \(AppGroup.dbMultiverse.identifier)")
        }
        do {
            try store.update(
                .currentChapter,
                owner: .reader,
                now: now,
                default: CurrentChapterData(),
                asset: Self.cover,
                cover
            ) { data in
                data.number = number
                data.name = Self.storedName(name)
                data.progress = ReadingProgress.shown(progress)
            }
        } catch let error as VitrineError {
            throw error
        } catch {
            throw VitrineError(.inputOutput, "currentChapterData.json: \(error)")
        }
    }

    /// Takes away the chapter being read and its cover, if it is the one of a number: the widget then shows that there is none.
    ///
    /// - Parameters:
    ///   - number: The number of the chapter that is gone.
    ///   - now: The time, for the stamp.
    /// - Returns: Whether the chapter was stored. One that cannot be read stays as it is.
    /// - Throws: `VitrineError`; the chapter is then still stored.
    package func removeCurrentChapterData(of number: Int, now: Date) throws(VitrineError) -> Bool {
        guard let store, loadCurrentChapterData()?.number == number else { return false }
        // A cover that stays, on a full disk, is named by nobody and goes with the next save.
        _ = try? store.update(.currentChapter, owner: .reader, now: now, asset: Self.cover, .remove) { _ in }
        try store.remove(.currentChapter)
        return true
    }

    /// A name as it is stored.
    package static func storedName(_ name: String) -> String { String(name.prefix(maximumNameLength)) }

    /// The longest name that is stored, in characters; a widget shows far less.
    package static let maximumNameLength = 500
}
