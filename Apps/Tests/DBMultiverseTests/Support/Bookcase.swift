@_exported public import AppTestSupport
import Foundation
import Testing
import Vitrine
import VitrineTesting

@testable import DBMultiverseApp
@testable import DBMultiverseComicKit

/// A phone with the reader's command and the widget's program, and comics to import.
final class Bookcase: TestPhone {
    init() throws {
        try super.init(program: "dbmultiverse", now: "2026-06-10T09:00:00Z", zone: "UTC")
    }

    /// The date of `now`.
    var date: Date { Date(timeIntervalSince1970: 1_781_082_000) }

    /// Creates a folder of pages in different colours, for the import.
    func comic(_ name: String, pages: Int = 10, shade: UInt8 = 0) throws -> String {
        let folder = "\(containers.path)/downloads/\(name)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for page in 1...pages {
            let image = TestImage.png(red: shade, green: UInt8(truncatingIfNeeded: page * 20))
            try image.write(to: URL(filePath: "\(folder)/page \(page).png"))
        }
        return folder
    }

    /// Puts chapters with a number of pages on the shelf.
    func shelve(_ chapters: ClosedRange<Int>, pages: Int = 10) throws {
        try containers.container(of: .dbMultiverse).create()
        for number in chapters {
            let folder = try comic("Chapter \(number)", pages: pages, shade: UInt8(truncatingIfNeeded: number * 40))
            _ = try library().importChapter(from: folder, number: number, name: "Part \(number)")
        }
    }

    /// The number of files in a chapter's folder.
    func files(of chapter: ComicChapter) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "\(library().comics)/\(chapter.folder)").count
    }

    /// Returns what the widget's program prints on a phone or a tablet.
    func report(
        _ action: String = "timeline",
        isPad: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> PrintedTimeline {
        try printed([action] + (isPad ? ["--idiom", "pad"] : []), sourceLocation: sourceLocation).report
    }

    /// Returns the path of a file in the group's container.
    func shared(_ name: String) -> String { "\(containers.path)/group.com.nobadi.dbm/\(name)" }

    /// Writes a file to the group's container.
    func put(_ text: String, as name: String) throws {
        let folder = "\(containers.path)/group.com.nobadi.dbm"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        // Removes an existing file or folder.
        try? FileManager.default.removeItem(atPath: shared(name))
        try Data(text.utf8).write(to: URL(filePath: shared(name)))
    }

    /// The cover files in the group's container, without the file with the fixed name.
    var storedCovers: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: "\(containers.path)/group.com.nobadi.dbm")
                .filter { $0.hasPrefix("chapterCoverImage.") && $0 != "chapterCoverImage.jpg" }
        }
    }

    /// The reader's library in this process.
    func library() throws -> ComicLibrary {
        try ComicLibrary(try containers.container(of: .dbMultiversePrivate), now: date)
    }

    /// Returns the data that the widget reads.
    func covers() throws -> CoverImageManager {
        CoverImageManager(try containers.container(of: .dbMultiverse))
    }
}

/// The data as the original app decodes it, with Foundation's decoder and its own types.
struct OriginalChapter: Codable, Equatable {
    var number: Int
    var name: String
    var progress: Int
    var coverImagePath: String

    static func read(_ path: String) throws -> OriginalChapter {
        try JSONDecoder().decode(OriginalChapter.self, from: Data(contentsOf: URL(filePath: path)))
    }
}
