public import Vitrine

/// Stores the chapter data that the widget shows: the reader writes it, the widget reads it.
///
/// Text and cover form one generation: a process that reads the text gets the cover that was saved with it.
public struct CoverImageManager: Sendable {
    /// The cover: at most 60 kB as the reader writes it; covers from other writers may be larger, up to 1 MiB.
    public static let cover = SnapshotAsset(
        "chapterCoverImage.jpg",
        reference: \CurrentChapterData.coverImagePath,
        maximumByteCount: 1 << 20,
        hasPlainName: true
    )

    private let store: SnapshotStore?

    /// Creates a manager.
    ///
    /// - Parameter container: The group's container; nil if the process has none, in which case there is no data.
    public init(_ container: GroupContainer?) {
        store = container.map { SnapshotStore($0) }
    }

    /// Returns the chapter that was saved last; nil if there is none, or it cannot be read.
    ///
    /// ``loadCurrentChapter()`` distinguishes these cases.
    public func loadCurrentChapterData() -> CurrentChapterData? {
        store?.read(.currentChapter).value
    }

    /// Returns the chapter that was saved last with its cover, or the reason why either is missing.
    public func loadCurrentChapter() -> (chapter: SnapshotReading<CurrentChapterData>, cover: AssetReading) {
        guard let store else { return (.missing, .none) }
        let (chapter, cover) = store.read(.currentChapter, with: Self.cover)
        return (chapter, cover)
    }

    /// Whether no chapter is stored; false if a stored chapter cannot be read.
    public var isEmpty: Bool { store.map { $0.read(.currentChapter) == .missing } ?? true }

    /// Saves the current chapter.
    ///
    /// - Parameters:
    ///   - number: The chapter's number.
    ///   - name: The chapter's full name; views shorten it.
    ///   - progress: The share that has been read, in percent.
    ///   - cover: The compressed cover, or `.keep` for the stored cover.
    ///   - now: The time for the stamp.
    /// - Throws: `VitrineError`; text and cover are then unchanged.
    public func saveCurrentChapterData(
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
            try store.update(.currentChapter, now: now, asset: Self.cover, cover) { data in
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

    /// Removes the stored chapter and its cover if it has a given number; the widget then shows no chapter.
    ///
    /// - Parameters:
    ///   - number: The number of the removed chapter.
    ///   - now: The time for the stamp.
    /// - Returns: Whether that chapter was stored. A stored chapter that cannot be read is not changed.
    /// - Throws: `VitrineError`; the chapter is then still stored.
    public func removeCurrentChapterData(of number: Int, now: Date) throws(VitrineError) -> Bool {
        guard let store, loadCurrentChapterData()?.number == number else { return false }
        // If the disk is full the cover file may remain. No data refers to it, and the next save removes it.
        _ = try? store.update(.currentChapter, now: now, asset: Self.cover, .remove) { _ in }
        try store.remove(.currentChapter)
        return true
    }

    /// Returns a name cut to ``maximumNameLength``.
    public static func storedName(_ name: String) -> String { String(name.prefix(maximumNameLength)) }

    /// The largest number of stored characters of a name; a widget shows far fewer.
    public static let maximumNameLength = 500
}
