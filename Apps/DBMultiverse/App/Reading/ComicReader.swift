package import DBMultiverseModel
package import DBMultiverseSampleComic
package import Foundation
package import Vitrine
package import VitrineWidgets

/// Reads chapters: opens one, turns its pages, and tells the widget.
///
/// Every step stores where one stopped, then what the widget shows, and only then asks for a reload.
package struct ComicReader: Sendable {
    /// The chapters.
    package let library: ComicLibrary
    /// Pages made small, and covers.
    package let images: ComicImageCacheManager
    /// What the widget reads.
    package let covers: CoverImageManager
    /// How many pixels the sample's pages get.
    package var sampleSize = SampleComic.PageSize.full

    private let own: GroupContainer
    private let shared: GroupContainer
    private let now: Date
    private let isPad: Bool

    /// Makes a reader on two folders, and the folders if they are not there.
    ///
    /// - Throws: `VitrineError` if one cannot be made.
    package init(
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

    /// Makes the reader of the request that is being answered.
    ///
    /// - Throws: `VitrineError` if there is no containers folder, or it cannot be written.
    @MainActor
    package init(_ device: DeviceMoment = .current) throws(VitrineError) {
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        let own: GroupContainer
        #if canImport(Darwin)
        own =
            device.containers == nil
            ? GroupContainer(path: URL.applicationSupportDirectory.appending(path: "DBMultiverse").path)
            : try device.container(of: .dbMultiversePrivate)
        #else
        own = try device.container(of: .dbMultiversePrivate)
        #endif
        try self.init(own: own, shared: try device.container(of: .dbMultiverse), now: device.now, isPad: isPad)
    }

    /// The manager of the widget's reloads; one for the process and the container.
    package var reloads: WidgetTimelineManager {
        AppSession.shared.timelineManager(of: shared.path) { WidgetTimelineManager(shared) }
    }

    /// What the widget was last told of, as it is stored; nil if it was told nothing, or that cannot be read.
    package var toldState: WidgetSyncState? { SnapshotStore(shared).read(.syncState).value }

    /// Opens a chapter at a page, or where one stopped.
    ///
    /// - Returns: Why there is no cover; nil if there is one.
    /// - Throws: `ReaderError`; where one stopped before is then still known.
    @discardableResult
    package func open(_ number: Int, page: Int? = nil) async throws -> String? {
        let found = try library.chapter(number)
        if let page, !found.pageNumbers.contains(page) {
            let pages = found.pageNumbers
            throw ReaderError(
                .noPage,
                "chapter \(number) has no page \(page); it has \(pages.lowerBound) to \(pages.upperBound)"
            )
        }
        let chapter = try await library.drawn(found, size: sampleSize)
        let wanted = page ?? library.record.page(of: chapter)
        // Of two pages that are seen together the later one counts as read.
        let shown = chapter.spread(at: wanted, isPad: isPad).upperBound
        try library.remember { $0.open(chapter, at: shown) }
        return try save(chapter, page: shown)
    }

    /// Turns to the next or previous page; at the end of a chapter to the next or previous chapter of its story.
    ///
    /// - Returns: Why there is no cover; nil if there is one, or nothing was to be turned.
    @discardableResult
    package func turn(forward: Bool) async throws -> String? {
        guard let number = library.record.chapter else {
            throw ReaderError(.noChapter, "no chapter is open; choose one first")
        }
        let chapter = try library.chapter(number)
        let spread = chapter.spread(at: library.record.page(of: chapter), isPad: isPad)
        let page = forward ? spread.upperBound + 1 : spread.lowerBound - 1
        if chapter.pageNumbers.contains(page) { return try await open(number, page: page) }
        let shelf = try library.shelf()
        guard let next = forward ? shelf.chapter(after: chapter) : shelf.chapter(before: chapter) else { return nil }
        return try await open(next.number, page: forward ? next.pageNumbers.lowerBound : next.pageNumbers.upperBound)
    }

    /// Takes a chapter off the shelf, and out of the widget's files if the widget shows it; no reload is asked for.
    ///
    /// The widget comes first: a removal that is cut short leaves a chapter that can be removed again.
    ///
    /// - Returns: Whether the widget showed it.
    /// - Throws: `ReaderError`, with code `noChapter` if it is not on the shelf.
    @discardableResult
    package func remove(_ number: Int) throws(ReaderError) -> Bool {
        _ = try library.chapter(number)
        var wasShown = false
        try ComicLibrary.storing("what the widget shows") {
            wasShown = try covers.removeCurrentChapterData(of: number, now: now)
        }
        try library.remove(number)
        return wasShown
    }

    /// Tells the widget's files where the reader is; no reload is asked for.
    private func save(_ chapter: ComicChapter, page: Int) throws -> String? {
        let progress = ReadingProgress.percent(page: page, of: chapter.pageNumbers)
        let cover = chapter.pages.first.map { library.path(of: $0, in: chapter) }
        return try images.saveCurrentChapter(chapter, progress: progress, coverPath: cover)
    }

    /// Asks for the widget's reload, if what was saved, or that its chapter was removed, is worth one.
    package func tellWidget() {
        if let data = covers.loadCurrentChapterData() {
            reloads.update(WidgetSyncState(chapter: data.number, progress: data.progress))
        } else if covers.isEmpty, let told = reloads.reported, told != .noChapter {
            reloads.update(.noChapter)
        }
    }

    /// What the reader shows now; nil if no chapter is open.
    package var position: (chapter: ComicChapter, pages: ClosedRange<Int>)? {
        // A list that cannot be read is reported by the list of chapters.
        guard let number = library.record.chapter, let chapter = try? library.chapter(number) else { return nil }
        return (chapter, chapter.spread(at: library.record.page(of: chapter), isPad: isPad))
    }
}
