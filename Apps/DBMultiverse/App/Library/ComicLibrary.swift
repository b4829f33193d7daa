import ComicArchive
import DBMultiverseModel
package import DBMultiverseSampleComic
package import Foundation
package import Vitrine
import VitrineImages

/// The chapters on disk: their list, their files, and where one stopped.
///
/// | folder | files |
/// |---|---|
/// | `<containers>/com.nobadi.dbm/` | `comic_shelf.json`, `comic_reading.json` |
/// | `<containers>/com.nobadi.dbm/comics/chapter-NN/` | `001.jpg`, `002.png` … |
/// | `<containers>/com.nobadi.dbm/pages/` | pages made small for the screen |
package struct ComicLibrary: Sendable {
    /// The reader's own folder.
    package let own: GroupContainer
    private let store: SnapshotStore
    private let now: Date

    /// Makes a library in a folder, and the folder if it is not there.
    ///
    /// - Throws: `VitrineError` if it cannot be made.
    package init(_ own: GroupContainer, now: Date) throws(VitrineError) {
        self.own = try own.create()
        store = SnapshotStore(own)
        self.now = now
    }

    private var comics: String { own.path + "/comics" }

    /// Whether nothing was ever stored.
    package var isNew: Bool { store.read(.shelf) == .missing }

    /// The chapters.
    ///
    /// - Throws: `ReaderError` with code `storage` if the list cannot be read now, or is damaged or newer: a chapter that
    ///   is still on disk is then not forgotten.
    package func shelf() throws(ReaderError) -> ComicShelf {
        switch store.read(.shelf) {
        case .value(let snapshot): return snapshot.value
        case .missing: return ComicShelf()
        case .damaged(let report): throw ReaderError(.storage, "\(report)")
        case .newerVersion:
            throw ReaderError(.storage, "a newer version wrote the list of chapters; update DBMultiverse")
        case .unreadable(let error): throw ReaderError(.storage, error.message, cause: error)
        }
    }

    /// Where one stopped; nothing if that cannot be read.
    package var record: ReadingRecord { store.read(.reading).value ?? ReadingRecord() }

    /// The chapter of a number.
    ///
    /// - Throws: `ReaderError` with code `noChapter`, naming those there are.
    package func chapter(_ number: Int) throws(ReaderError) -> ComicChapter {
        let shelf = try shelf()
        guard let chapter = shelf.chapter(number) else {
            let range = shelf.chapters.first.flatMap { first in
                shelf.chapters.last.map { "\(first.number) to \($0.number)" }
            }
            throw ReaderError(
                .noChapter,
                "there is no chapter \(number); there \(range.map { "are \($0)" } ?? "is none")"
            )
        }
        return chapter
    }

    /// The path of a page's file.
    package func path(of page: ComicChapter.Page, in chapter: ComicChapter) -> String {
        "\(comics)/\(chapter.folder)/\(page.file)"
    }

    /// Remembers where one stopped.
    package func remember(_ change: (inout ReadingRecord) -> Void) throws(ReaderError) {
        try Self.storing("where you stopped") {
            try store.update(.reading, owner: .library, now: now, default: ReadingRecord()) { change(&$0) }
        }
    }

    /// Puts a folder or archive on the shelf as a chapter.
    ///
    /// - Parameters:
    ///   - path: The folder or `.cbz`.
    ///   - number: The chapter's number; the first one after all others if not given.
    ///   - name: Its name; the folder's or archive's if not given.
    ///   - universe: The universe of a special.
    /// - Returns: The chapter.
    /// - Throws: `ReaderError`; nothing is left behind.
    package func importChapter(
        from path: String,
        number: Int? = nil,
        name: String? = nil,
        universe: Int? = nil
    ) throws(ReaderError) -> ComicChapter {
        let shelf = try shelf()
        let number = number ?? (shelf.chapters.last?.number ?? 0) + 1
        try check(number, name, universe, on: shelf)
        do {
            let source = try ComicSource(path: path)
            let title = ChapterName.shown(name ?? source.title)
            var chapter = ComicChapter(
                number: number,
                name: title.isEmpty ? "Chapter \(number)" : title,
                universe: universe,
                firstPage: 1,
                pageCount: source.pages.count,
                pages: [],
                isSample: false
            )
            try makeRoom(for: chapter)
            let copied = try source.copyPages(to: "\(comics)/\(chapter.folder)")
            chapter.pages = copied.map {
                ComicChapter.Page(
                    file: $0.fileName,
                    width: $0.page.header.pixelWidth,
                    height: $0.page.header.pixelHeight
                )
            }
            try put(chapter)
            return chapter
        } catch let error as ReaderError {
            throw error
        } catch let error as ComicError {
            throw ReaderError(error.code == .diskFull ? .storage : .badComic, error.message, cause: error)
        } catch {
            throw ReaderError(.storage, "\(path) could not be imported: \(error)", cause: error)
        }
    }

    /// Takes a chapter and its files off the shelf.
    package func remove(_ number: Int) throws(ReaderError) {
        let chapter = try chapter(number)
        try Self.storing("the list of chapters") {
            try store.update(.shelf, owner: .library, now: now) { $0.chapters.removeAll { $0.number == number } }
        }
        try remember { record in
            record.pages["\(number)"] = nil
            if record.chapter == number { record.chapter = nil }
        }
        // What cannot be removed takes room and is removed before a chapter of this number comes again.
        try? FileManager.default.removeItem(atPath: "\(comics)/\(chapter.folder)")
    }

    /// Puts the sample comic on the shelf; its pages are drawn when a chapter is first opened.
    package func addSample() throws(ReaderError) {
        try Self.storing("the list of chapters") {
            try store.update(.shelf, owner: .library, now: now, default: ComicShelf()) { shelf in
                for chapter in SampleComic.chapters where shelf.chapter(chapter.number) == nil {
                    shelf.put(ComicChapter(chapter))
                }
            }
        }
    }

    /// Puts an empty list on the disk, so that the next start is none of a new reader.
    package func beginEmpty() throws(ReaderError) {
        try Self.storing("the list of chapters") {
            try store.update(.shelf, owner: .library, now: now, default: ComicShelf()) { _ in }
        }
    }

    /// Draws the pages of a chapter of the sample, if that was not done yet.
    ///
    /// - Returns: The chapter with its pages.
    package func drawn(_ chapter: ComicChapter, size: SampleComic.PageSize) async throws(ReaderError) -> ComicChapter {
        guard chapter.isSample, chapter.pages.isEmpty,
            let sample = SampleComic.chapters.first(where: { $0.number == chapter.number })
        else { return chapter }
        try Self.storing("the comics\u{2019} folder") { try makeFolder(comics) }
        let written: [WrittenChapter]
        do {
            written = try await SampleComic.write([sample], to: comics, size: size)
        } catch {
            throw ReaderError(.storage, error.message, cause: error)
        }
        var chapter = chapter
        chapter.pages = try pages(written.first?.fileNames ?? [], in: chapter)
        try put(chapter)
        return chapter
    }

    private func pages(_ files: [String], in chapter: ComicChapter) throws(ReaderError) -> [ComicChapter.Page] {
        var pages: [ComicChapter.Page] = []
        for file in files {
            do {
                let header = try ImageHeader.read(from: "\(comics)/\(chapter.folder)/\(file)")
                pages.append(ComicChapter.Page(file: file, width: header.pixelWidth, height: header.pixelHeight))
            } catch {
                throw ReaderError(.storage, error.message, cause: error)
            }
        }
        return pages
    }

    private func check(_ number: Int, _ name: String?, _ universe: Int?, on shelf: ComicShelf) throws(ReaderError) {
        guard ComicPlace.numbers.contains(number) else {
            throw ReaderError(
                .badNumber,
                "chapter \(number) cannot be; numbers are 1 to \(ComicPlace.numbers.upperBound)"
            )
        }
        guard shelf.chapter(number) == nil else {
            throw ReaderError(.badNumber, "there is a chapter \(number) already; give another number or remove it")
        }
        if let universe, !(0...99_999).contains(universe) {
            throw ReaderError(.badNumber, "universe \(universe) cannot be; numbers are 0 to 99999")
        }
        if let name, name.count > CoverImageManager.maximumNameLength {
            throw ReaderError(.badName, "the name has \(name.count) characters; give it at most 500")
        }
    }

    /// Takes away what an import that was killed has left in the chapter's place.
    private func makeRoom(for chapter: ComicChapter) throws {
        try makeFolder(comics)
        let folder = "\(comics)/\(chapter.folder)"
        if FileManager.default.fileExists(atPath: folder) { try FileManager.default.removeItem(atPath: folder) }
    }

    private func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    private func put(_ chapter: ComicChapter) throws(ReaderError) {
        try Self.storing("the list of chapters") {
            try store.update(.shelf, owner: .library, now: now, default: ComicShelf(), durability: .powerLoss) {
                $0.put(chapter)
            }
        }
    }

    private static func storing(_ what: String, _ body: () throws -> Void) throws(ReaderError) {
        do {
            try body()
        } catch {
            let reason = (error as? VitrineError)?.message ?? "\(error)"
            throw ReaderError(.storage, "\(what) could not be stored: \(reason)", cause: error)
        }
    }
}

extension ComicChapter {
    /// A chapter of the sample, not drawn yet.
    init(_ sample: SampleChapter) {
        self.init(
            number: sample.number,
            name: sample.name,
            universe: sample.universe,
            firstPage: sample.pages.lowerBound,
            pageCount: sample.pages.count,
            pages: [],
            isSample: true
        )
    }
}

extension SnapshotKey where Value == ComicShelf {
    /// The chapters.
    static let shelf = SnapshotKey("comic_shelf.json", maximumByteCount: 16 << 20)
}

extension SnapshotKey where Value == ReadingRecord {
    /// Where one stopped.
    static let reading = SnapshotKey("comic_reading.json", maximumByteCount: 4 << 20)
}

extension SnapshotOwner {
    /// The reader as the only writer of its own files.
    static let library = SnapshotOwner("library", fields: ["chapters", "chapter", "pages"])
}
