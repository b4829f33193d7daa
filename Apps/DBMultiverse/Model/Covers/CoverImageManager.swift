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
                data.name = String(name.prefix(Self.maximumNameLength))
                data.progress = ReadingProgress.shown(progress)
            }
        } catch let error as VitrineError {
            throw error
        } catch {
            throw VitrineError(.inputOutput, "currentChapterData.json: \(error)")
        }
    }

    /// The longest name that is stored, in characters; a widget shows far less.
    package static let maximumNameLength = 500
}
