import DBMultiverseModel
package import Foundation
package import Vitrine

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
    /// The reader's own files.
    let store: SnapshotStore
    /// The time, for stamps.
    let now: Date

    /// Makes a library in a folder, and the folder if it is not there.
    ///
    /// - Throws: `VitrineError` if it cannot be made.
    package init(_ own: GroupContainer, now: Date) throws(VitrineError) {
        self.own = try own.create()
        store = SnapshotStore(own)
        self.now = now
    }

    /// The folder of the chapters' folders.
    var comics: String { own.path + "/comics" }

    /// The folder of the pages made small.
    var smallPages: String { own.path + "/pages" }

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

    /// Takes a chapter and its files off the shelf.
    ///
    /// What the widget shows is the reader's matter: see `ComicReader.remove(_:)`.
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
        try? ComicImageCacheManager.removePages(of: number, in: smallPages)
    }

    /// Puts an empty list on the disk, so that the next start is none of a new reader.
    package func beginEmpty() throws(ReaderError) {
        try Self.storing("the list of chapters") {
            try store.update(.shelf, owner: .library, now: now, default: ComicShelf()) { _ in }
        }
    }

    /// Makes a folder for the reader's eyes only, with those above it.
    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    /// Puts a chapter on the stored list.
    func put(_ chapter: ComicChapter) throws(ReaderError) {
        try Self.storing("the list of chapters") {
            try store.update(.shelf, owner: .library, now: now, default: ComicShelf(), durability: .powerLoss) {
                $0.put(chapter)
            }
        }
    }

    /// Says what could not be stored if storing fails.
    static func storing(_ what: String, _ body: () throws -> Void) throws(ReaderError) {
        do {
            try body()
        } catch {
            let reason = (error as? VitrineError)?.message ?? "\(error)"
            throw ReaderError(.storage, "\(what) could not be stored: \(reason)", cause: error)
        }
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
