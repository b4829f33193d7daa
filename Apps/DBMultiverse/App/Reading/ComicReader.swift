import AppScreens
public import DBMultiverseComicKit
public import Foundation
import Synchronization
public import Vitrine
public import VitrineWidgets

/// Opens chapters, turns pages, and updates the widget.
///
/// When a chapter is read to its end, the widget shows the next one that is not, if there is one.
///
/// Every step stores the reading position first, then the data that the widget shows, and only then requests a reload.
public struct ComicReader: Sendable {
    public let library: ComicLibrary
    /// The pages scaled down for the screen, and the covers.
    public let images: ComicImageCacheManager
    /// The data that the widget reads.
    public let covers: CoverImageManager

    private let own: GroupContainer
    private let shared: GroupContainer
    private let now: Date
    private let isPad: Bool

    /// Creates a reader for two folders, and creates the folders if they are missing.
    ///
    /// - Throws: `VitrineError` if a folder cannot be created.
    public init(
        own: GroupContainer,
        shared: GroupContainer,
        now: Date,
        isPad: Bool = false
    ) throws(VitrineError) {
        self.own = own
        self.shared = try shared.create()
        self.now = now
        self.isPad = isPad
        library = try ComicLibrary(own, now: now)
        covers = CoverImageManager(shared)
        let adapter = CoverImageDelegateAdapter(covers, now: now, scratchFolder: own.path)
        images = ComicImageCacheManager(folder: library.smallPages, coverDelegate: adapter)
    }

    /// Creates a reader for the current request.
    ///
    /// - Throws: `VitrineError` if there is no containers folder, or it cannot be written to.
    @MainActor
    public init(_ device: DeviceMoment = .current) throws(VitrineError) {
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let own = try device.ownFolder(of: .dbMultiversePrivate, named: "DBMultiverse")
        try self.init(own: own, shared: try device.container(of: .dbMultiverse), now: device.now, isPad: isPad)
    }

    /// The manager of the widget's reloads, shared by all readers of the process that use the same container.
    public var reloads: WidgetTimelineManager {
        Self.managers.withLock { managers in
            if let manager = managers[shared.path] { return manager }
            let manager = WidgetTimelineManager(shared)
            managers[shared.path] = manager
            return manager
        }
    }

    static let managers = Mutex<[String: WidgetTimelineManager]>([:])

    /// The stored state that was last reported to the widget; nil if none was reported, or the file cannot be read.
    public var reportedState: WidgetSyncState? { SnapshotStore(shared).read(.syncState).value }

    /// Opens a chapter at a page, or at the stored reading position.
    ///
    /// - Returns: What a person should know: why there is no cover, or why the reading positions were lost; nil if all
    ///   is well.
    /// - Throws: `ReaderError`; the previous reading position is then still stored.
    @discardableResult
    public func open(_ number: Int, page: Int? = nil) throws -> String? {
        let found = try library.chapter(number)
        if let page, !found.pageNumbers.contains(page) {
            let pages = found.pageNumbers
            throw ReaderError(
                .noPage,
                "chapter \(number) has no page \(page); it has \(pages.lowerBound) to \(pages.upperBound)"
            )
        }
        let chapter = try library.filled(found)
        let lost = library.recordProblem
        let wanted = page ?? library.record.page(of: chapter)
        // When two pages are shown together, the later page counts as read.
        let shown = chapter.spread(at: wanted, isPad: isPad).upperBound
        try library.remember { $0.open(chapter, at: shown) }
        fillNext(after: chapter, page: shown)
        let problem = try save()
        return [lost, problem].compactMap(\.self).joined(separator: "; ").nilIfEmpty
    }

    /// Writes the next chapter's pages if the widget is about to show its cover.
    private func fillNext(after chapter: ComicChapter, page: Int) {
        // A chapter that cannot be written is shown without a cover; the reason is reported when it is opened.
        guard let shelf = try? library.shelf() else { return }
        guard let next = Self.upcoming(after: chapter, page: page, on: shelf, library.record) else { return }
        _ = try? library.filled(next)
    }

    /// The chapter that the widget shows instead of one that is read to its end: the next one that is not.
    private static func upcoming(
        after chapter: ComicChapter,
        page: Int,
        on shelf: ComicShelf,
        _ record: ReadingRecord
    ) -> ComicChapter? {
        guard page >= chapter.pageNumbers.upperBound else { return nil }
        return shelf.chapter(after: chapter) { record.progress(of: $0) < 100 }
    }

    /// Turns to the next or previous page; at the end of a chapter to the next or previous chapter of the same story.
    ///
    /// - Returns: The reason why there is no cover; nil if there is a cover, or there is no page to turn to.
    @discardableResult
    public func turn(forward: Bool) throws -> String? {
        let shelf = try library.shelf()
        guard let chapter = library.record.openChapter(on: shelf) else {
            throw ReaderError(.noChapter, "no chapter is open; choose one first")
        }
        let spread = chapter.spread(at: library.record.page(of: chapter), isPad: isPad)
        let page = forward ? spread.upperBound + 1 : spread.lowerBound - 1
        if chapter.pageNumbers.contains(page) { return try open(chapter.number, page: page) }
        guard let next = forward ? shelf.chapter(after: chapter) : shelf.chapter(before: chapter) else { return nil }
        return try open(next.number, page: forward ? next.pageNumbers.lowerBound : next.pageNumbers.upperBound)
    }

    /// Removes a chapter; the widget then shows the chapter that was open before it, if there is one.
    ///
    /// Requests no reload. The widget's files are changed first: after an interrupted removal the chapter can be
    /// removed again.
    ///
    /// - Throws: `ReaderError`, with code `noChapter` if the chapter is not on the shelf.
    public func remove(_ number: Int) throws(ReaderError) {
        _ = try library.chapter(number)
        let isOpen = position?.chapter.number == number
        try ComicLibrary.storing("what the widget shows") {
            try covers.removeCurrentChapterData(of: number, now: now)
        }
        try library.remove(number)
        try ComicLibrary.storing("what the widget shows") {
            _ = try save()
            // The widget still shows the chapter after the removed one if that was the last one opened.
            if isOpen, position == nil, let next = covers.loadCurrentChapterData()?.number {
                try covers.removeCurrentChapterData(of: next, now: now)
            }
        }
    }

    /// Imports a folder or archive as a chapter, which the widget shows if it follows a chapter that is read to its
    /// end.
    ///
    /// - Returns: The imported chapter.
    /// - Throws: `ReaderError`; no files are left behind if the chapter is not on the shelf.
    public func importChapter(
        from path: String,
        number: Int? = nil,
        name: String? = nil,
        universe: Int? = nil
    ) throws -> ComicChapter {
        let chapter = try library.importChapter(from: path, number: number, name: name, universe: universe)
        _ = try save()
        return chapter
    }

    /// Saves for the widget what the reader sees next; requests no reload.
    ///
    /// - Returns: The reason why there is no cover; nil if there is a cover, or no chapter is open.
    private func save() throws -> String? {
        try images.saveCurrentChapter { sources in
            let (shelf, record) = (try library.shelf(&sources), library.record(&sources))
            guard let chapter = record.openChapter(on: shelf) else { return nil }
            let page = chapter.spread(at: record.page(of: chapter), isPad: isPad).upperBound
            if let next = Self.upcoming(after: chapter, page: page, on: shelf, record) {
                return covered(next, progress: record.progress(of: next))
            }
            return covered(chapter, progress: ReadingProgress.percent(page: page, of: chapter.pageNumbers))
        }
    }

    private func covered(_ chapter: ComicChapter, progress: Int) -> CoveredChapter {
        CoveredChapter(
            number: chapter.number,
            name: chapter.name,
            progress: progress,
            coverPath: chapter.pages.first.map { library.path(of: $0, in: chapter) }
        )
    }

    /// Saves for the widget what the reader sees next, which another version of the reader may have saved otherwise,
    /// and reports it.
    ///
    /// - Throws: An error if it could not be saved; what was saved before is then unchanged.
    public func renewWidget() throws {
        let cover = covers.loadCurrentChapterData()?.coverImagePath
        _ = try save()
        tellWidget(hasNewCover: covers.loadCurrentChapterData()?.coverImagePath != cover)
    }

    /// Reports the saved chapter, or its removal, to the reload manager, which requests a reload if the change is
    /// significant.
    public func tellWidget(hasNewCover: Bool = false) {
        if let data = covers.loadCurrentChapterData() {
            reloads.update(WidgetSyncState(chapter: data.number, progress: data.progress), isForced: hasNewCover)
        } else if covers.isEmpty, let reported = reloads.reported, reported != .noChapter {
            reloads.update(.noChapter)
        }
    }

    /// The open chapter and the visible pages; nil if no chapter is open.
    public var position: (chapter: ComicChapter, pages: ClosedRange<Int>)? {
        // The list of chapters reports a shelf that cannot be read.
        guard let chapter = (try? library.shelf()).flatMap(library.record.openChapter) else { return nil }
        return (chapter, chapter.spread(at: library.record.page(of: chapter), isPad: isPad))
    }
}

extension String {
    /// The text; nil if it is empty.
    fileprivate var nilIfEmpty: String? { isEmpty ? nil : self }
}
