import AppScreens
import DBMultiverseComicKit
public import Foundation
public import Vitrine
import VitrineWidgets

/// The chapters on disk: their list, their files, and the reading positions.
///
/// | folder | files |
/// |---|---|
/// | `<containers>/com.nobadi.dbm/` | `comic_shelf.json`, `comic_reading.json` |
/// | `<containers>/com.nobadi.dbm/comics/chapter-NN/` | `001.jpg`, `002.png` … |
/// | `<containers>/com.nobadi.dbm/pages/` | pages scaled down for the screen |
public struct ComicLibrary: Sendable {
    /// The reader's private folder.
    public let own: GroupContainer
    /// The store for the files in the private folder.
    let store: SnapshotStore
    /// The time for stamps.
    let now: Date

    /// Creates a library in a folder, and creates the folder if it is missing.
    ///
    /// - Throws: `VitrineError` if the folder cannot be created.
    public init(_ own: GroupContainer, now: Date) throws(VitrineError) {
        self.own = try own.create()
        store = SnapshotStore(own) { _, message, _ in DeviceLog.write("dbmultiverse: \(message)") }
        self.now = now
    }

    /// The folder that contains the chapters' folders.
    var comics: String { own.path + "/comics" }

    /// The folder of the pages scaled down for the screen.
    var smallPages: String { own.path + "/pages" }

    /// Whether no list of chapters was ever stored.
    public var isNew: Bool { store.read(.shelf) == .missing }

    /// Reads the list of chapters.
    ///
    /// - Throws: `ReaderError` with code `storage` if the list cannot be read now, is damaged, or was written by a
    ///   newer version. An empty list would lose chapters that are still on disk.
    public func shelf() throws(ReaderError) -> ComicShelf {
        var sources = SnapshotSources()
        return try shelf(&sources)
    }

    /// Reads the list of chapters as a source of what the widget shows.
    ///
    /// - Throws: See ``shelf()``.
    func shelf(_ sources: inout SnapshotSources) throws(ReaderError) -> ComicShelf {
        switch sources.read(.shelf, in: store) {
        case .value(let snapshot): return snapshot.value
        case .missing: return ComicShelf()
        case .damaged(let report):
            throw ReaderError(.storage, "the list of chapters: \(report); move it away, and import the chapters again")
        case .newerVersion:
            throw ReaderError(.storage, "a newer version wrote the list of chapters; update DBMultiverse")
        case .unreadable(let error): throw ReaderError("the list of chapters", error)
        }
    }

    /// The reading positions; an empty record if they cannot be read, for which ``recordProblem`` states the reason.
    public var record: ReadingRecord { store.read(.reading).value ?? ReadingRecord() }

    /// Reads the reading positions as a source of what the widget shows.
    func record(_ sources: inout SnapshotSources) -> ReadingRecord {
        sources.read(.reading, in: store).value ?? ReadingRecord()
    }

    /// Why the reading positions cannot be read, as a sentence for a person; nil if they can, or none were stored.
    public var recordProblem: String? {
        switch store.read(.reading) {
        case .value, .missing: nil
        case .damaged(let report):
            "where you stopped is not known, chapters open at their first page: \(report)"
        case .newerVersion:
            "where you stopped is not known: a newer version wrote comic_reading.json; update DBMultiverse"
        case .unreadable(let error):
            "where you stopped is not known, \(ReaderError.message(of: error))"
        }
    }

    /// Returns the chapter with a number.
    ///
    /// - Throws: `ReaderError` with code `noChapter`, whose message states the available numbers.
    public func chapter(_ number: Int) throws(ReaderError) -> ComicChapter {
        let shelf = try shelf()
        guard let chapter = shelf.chapter(number) else {
            let numbers = ChapterNumbers.words(shelf.chapters.map(\.number))
            throw ReaderError(
                .noChapter,
                "there is no chapter \(number); \(numbers.isEmpty ? "the shelf is empty" : "the shelf has \(numbers)")"
            )
        }
        return chapter
    }

    public func path(of page: ComicChapter.Page, in chapter: ComicChapter) -> String {
        "\(comics)/\(chapter.folder)/\(page.file)"
    }

    /// Changes and stores the reading positions.
    public func remember(_ change: (inout ReadingRecord) -> Void) throws(ReaderError) {
        try Self.storing("where you stopped") {
            try store.update(.reading, now: now) { change(&$0) }
        }
    }

    /// Removes a chapter and its files.
    ///
    /// This does not change what the widget shows: see `ComicReader.remove(_:)`.
    public func remove(_ number: Int) throws(ReaderError) {
        try alone { () throws(ReaderError) in
            let chapter = try chapter(number)
            try Self.storing("the list of chapters") {
                try store.update(.shelf, now: now) { $0.chapters.removeAll { $0.number == number } }
            }
            try remember { $0.forget(number) }
            // Files that cannot be removed now are removed before a chapter with this number is imported again.
            try? FileManager.default.removeItem(atPath: "\(comics)/\(chapter.folder)")
            try? ComicImageCacheManager.removePages(of: number, in: smallPages)
        }
    }

    /// Stores an empty list, so that the next start is not treated as a first start.
    public func beginEmpty() throws(ReaderError) {
        try Self.storing("the list of chapters") {
            try store.update(.shelf, now: now) { _ in }
        }
    }

    /// Draws the open screen again when another process changes the shelf or the reading positions.
    func followChanges(while isActive: Bool) {
        DBMultiverseApp.session.follow(store.changes(of: .shelf), while: isActive)
        DBMultiverseApp.session.follow(store.changes(of: .reading), while: isActive)
    }

    /// Creates a folder, and missing folders above it, with access for this user only.
    ///
    /// - Throws: `ReaderError` with code `storage` if something else has its place, or it cannot be created.
    func makeFolder(_ path: String) throws(ReaderError) {
        try check(folder: path)
        do {
            try FileManager.default.createDirectory(
                atPath: path,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw ReaderError(
                .storage,
                "\(path) cannot be created; give this user permission, or free some space",
                cause: error
            )
        }
    }

    /// Throws if a link or a file has the place of a folder; a missing folder is fine.
    func check(folder path: String) throws(ReaderError) {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return }
        throw ReaderError(.storage, "\(path) is a link or a file in place of a folder; move it away")
    }

    /// Adds a chapter to the stored list.
    func put(_ chapter: ComicChapter) throws(ReaderError) {
        try Self.storing("the list of chapters") {
            try store.update(.shelf, now: now, options: SnapshotWrite(durability: .powerLoss)) {
                $0.put(chapter)
            }
        }
    }

    /// Runs a closure, and rethrows its error with a message that names the data that could not be stored.
    static func storing(_ what: String, _ body: () throws -> Void) throws(ReaderError) {
        do {
            try body()
        } catch {
            let reason = (error as? VitrineError).map { ReaderError.message(of: $0) } ?? "\(error)"
            throw ReaderError(.storage, "\(what) could not be stored: \(reason)", cause: error)
        }
    }
}

extension SnapshotKey where Value == ComicShelf {
    /// The list of chapters.
    static let shelf = SnapshotKey("comic_shelf.json", default: ComicShelf(), maximumByteCount: 16 << 20)
}

extension SnapshotKey where Value == ReadingRecord {
    /// The reading positions.
    static let reading = SnapshotKey("comic_reading.json", default: ReadingRecord(), maximumByteCount: 4 << 20)
}
