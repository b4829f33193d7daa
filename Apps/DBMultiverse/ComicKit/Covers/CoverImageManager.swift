public import Vitrine
public import VitrineUI
public import VitrineWidgets

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

    /// The largest cover that a widget shows, in pixels: the smallest area above which developers saw an image refused.
    public static let maximumCoverArea = 718_080

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

    /// Returns the chapter that was saved last with its cover, in the container of a moment's device, for the widget's
    /// entries.
    public static func loadCurrentChapter(
        at moment: DeviceMoment = .current
    ) -> (chapter: SnapshotMoment<CurrentChapterData>, cover: AssetReading) {
        let (chapter, cover) = moment.snapshot(of: .currentChapter, with: Self.cover, in: .dbMultiverse)
        return (chapter, cover)
    }

    /// Returns a cover as an image, whose encoded bytes are archived unchanged.
    ///
    /// - Returns: The image; nil if the cover is missing, damaged, not an image, or larger than ``maximumCoverArea``,
    ///   which would make the widget's archive too heavy. The reader replaces such a cover when it saves the chapter
    ///   again.
    public static func image(of cover: AssetReading) -> UIImage? {
        guard let image = cover.bytes.flatMap({ UIImage(data: Data($0)) }) else { return nil }
        let (width, height) = (image.size.width * image.scale, image.size.height * image.scale)
        return width * height <= Double(maximumCoverArea) ? image : nil
    }

    /// Whether no chapter is stored; false if a stored chapter cannot be read.
    public var isEmpty: Bool { store.map { $0.read(.currentChapter) == .missing } ?? true }

    /// What the widget shows of a chapter.
    public struct ShownChapter: Sendable {
        /// The chapter's number.
        public var number: Int
        /// The chapter's full name; views shorten it.
        public var name: String
        /// The share that has been read, in percent.
        public var progress: Int
        /// The compressed cover, or `.keep` for the stored cover.
        public var cover: CoverChange

        public init(number: Int, name: String, progress: Int, cover: CoverChange = .keep) {
            self.number = number
            self.name = name
            self.progress = progress
            self.cover = cover
        }
    }

    /// Saves the chapter that follows from the reader's files.
    ///
    /// When two processes turn pages at the same time, an older chapter never replaces a newer one.
    ///
    /// - Parameters:
    ///   - now: The time for the stamp.
    ///   - chapter: Returns the chapter, or nil to leave everything as it is; notes the files that it reads. Called
    ///     again if one of them has changed when the chapter is stored.
    /// - Throws: `VitrineError`, and the errors of `chapter`; text and cover are then unchanged.
    public func saveCurrentChapterData(
        now: Date,
        deriving chapter: (inout SnapshotSources) throws -> ShownChapter?
    ) throws {
        guard let store else {
            throw VitrineError(.containerMissing, "no container for \(AppGroup.dbMultiverse.identifier)")
        }
        do {
            try store.update(.currentChapter, now: now) { sources in
                guard let shown = try chapter(&sources) else { throw NothingToSave() }
                return shown
            } with: { shown in
                shown.cover
            } _: { data, shown in
                data.number = shown.number
                data.name = Self.storedName(shown.name)
                data.progress = ReadingProgress.shown(shown.progress)
            }
        } catch is NothingToSave {
            // No chapter is open.
        }
    }

    /// Ends a save without a chapter.
    private struct NothingToSave: Error {}

    /// Returns whether the stored cover belongs to a chapter and can be shown.
    ///
    /// The number alone may have belonged to another chapter before.
    ///
    /// - Parameters:
    ///   - number: The chapter's number.
    ///   - name: The chapter's full name.
    ///   - sources: Notes the stored chapter, which another process may replace.
    /// - Returns: Whether number and name are those of the stored chapter, and its cover is an image that a widget
    ///   shows.
    public func isCoverStored(of number: Int, named name: String, _ sources: inout SnapshotSources) -> Bool {
        guard let store else { return false }
        let (chapter, cover) = sources.read(.currentChapter, with: Self.cover, in: store)
        guard let stored = chapter.value, Self.image(of: cover) != nil else { return false }
        return stored.number == number && stored.name == Self.storedName(name)
    }

    /// Removes the stored chapter and its cover if it has a given number; the widget then shows no chapter.
    ///
    /// - Parameters:
    ///   - number: The number of the removed chapter.
    ///   - now: The time for the stamp.
    /// - Returns: Whether that chapter was stored. A stored chapter that cannot be read is not changed.
    /// - Throws: `VitrineError`; the chapter is then still stored.
    @discardableResult
    public func removeCurrentChapterData(of number: Int, now: Date) throws(VitrineError) -> Bool {
        guard let store, loadCurrentChapterData()?.number == number else { return false }
        // If the disk is full the cover file may remain. No data refers to it, and the next save removes it.
        _ = try? store.update(.currentChapter, with: .remove, now: now) { _ in }
        try store.remove(.currentChapter)
        return true
    }

    /// Returns a name cut to ``maximumNameLength``.
    public static func storedName(_ name: String) -> String { String(name.prefix(maximumNameLength)) }

    /// The largest number of stored characters of a name; a widget shows far fewer.
    public static let maximumNameLength = 500
}

/// What a save does with the cover.
public typealias CoverChange = SnapshotAsset<CurrentChapterData>.Change

extension SnapshotAsset.Change where Value == CurrentChapterData {
    /// Leaves the cover unchanged.
    public static var keep: Self { .keep(CoverImageManager.cover) }
    /// Removes the cover.
    public static var remove: Self { .remove(CoverImageManager.cover) }
    /// Stores a new cover.
    public static func replace(with jpeg: [UInt8]) -> Self { .replace(CoverImageManager.cover, with: jpeg) }
}
