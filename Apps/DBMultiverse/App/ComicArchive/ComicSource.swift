import Foundation
import VitrineImages

/// The pages of a chapter in a folder or a `.cbz` archive.
///
/// All content is checked before a page is returned. Names that leave their folder, duplicate names, files that are not
/// images, and archives that unpack to more than the limits are refused with an error that names the entry. Files that
/// comics often contain (`ComicInfo.xml`, `.DS_Store`, `Thumbs.db`, texts) are skipped.
///
/// ```swift
/// let comic = try ComicSource(path: "/downloads/Chapter 12.cbz")
/// let pages = try comic.copyPages(to: "/comics/12")   // 001.jpg, 002.png …
/// ```
public struct ComicSource: Sendable {
    /// The kinds of container.
    public enum Kind: Sendable, Hashable {
        case folder
        case archive
    }

    /// The path of the folder or archive.
    public let path: String

    /// The kind of container.
    public let kind: Kind

    /// The name of the folder or archive without its extension: a suggestion for the chapter's name.
    public let title: String

    /// The pages in natural order: `page 2` before `page 10`.
    public let pages: [ComicPage]

    /// The names of skipped files, such as `ComicInfo.xml`.
    public let passedOver: [String]

    private let limits: ComicLimits

    /// Checks the content of a folder or archive.
    ///
    /// - Throws: An error that names the archive and the invalid entry.
    public init(path: String, limits: ComicLimits = .standard) throws(ComicError) {
        self.path = path
        self.limits = limits
        kind = try Self.kind(of: path)
        title = Self.title(of: path, kind)
        switch kind {
        case .folder: (pages, passedOver) = try FolderPages(path: path).pages(in: path, limits: limits)
        case .archive: (pages, passedOver) = try ArchivePages(path: path).pages(in: path, limits: limits)
        }
    }

    /// Reads all bytes of a page.
    ///
    /// - Throws: An error that names the page if it is missing, is damaged, or does not have its declared size.
    public func bytes(of page: ComicPage) throws(ComicError) -> [UInt8] {
        switch kind {
        case .folder: try bytes(of: page, from: FolderPages(path: path))
        case .archive: try bytes(of: page, from: ArchivePages(path: path))
        }
    }

    /// Copies all pages into a new folder, under numbered names: `001.jpg`, `002.png`.
    ///
    /// The folder appears with all pages or not at all: it is filled under a temporary name next to its destination and
    /// then renamed.
    ///
    /// - Throws: An error that names the page; the folder does not exist then.
    public func copyPages(to folder: String) throws(ComicError) -> [CopiedPage] {
        switch kind {
        case .folder: try copyPages(from: FolderPages(path: path), to: folder)
        case .archive: try copyPages(from: ArchivePages(path: path), to: folder)
        }
    }

    private func copyPages(
        from container: borrowing some PageContainer & ~Copyable,
        to folder: String
    ) throws(ComicError) -> [CopiedPage] {
        var copy = try PageCopy(to: folder)
        let digits = max(3, String(pages.count).count)
        let entries = try Self.entries(of: container, limits: limits)
        var copied: [CopiedPage] = []
        for page in pages {
            let number = String(page.number)
            let name = String(repeating: "0", count: digits - number.count) + number
            let fileName = name + "." + page.header.format.fileExtension
            try copy.write(fileName) { use throws(ComicError) in
                try Self.read(page, from: container, entries: entries, use: use)
            }
            copied.append(CopiedPage(page: page, fileName: fileName))
        }
        try copy.finish()
        return copied
    }

    private func bytes(
        of page: ComicPage,
        from container: borrowing some PageContainer & ~Copyable
    ) throws(ComicError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(page.byteCount)
        let entries = try Self.entries(of: container, limits: limits)
        try Self.read(page, from: container, entries: entries) { bytes += $0 }
        return bytes
    }

    private static func entries<Container: PageContainer & ~Copyable>(
        of container: borrowing Container,
        limits: ComicLimits
    ) throws(ComicError) -> [String: Container.Entry] {
        let entries = try container.entries(limits: limits).map { ($0.name.text, $0.entry) }
        return Dictionary(entries) { first, _ in first }
    }

    /// Reads a page in pieces, up to its declared size.
    private static func read<Container: PageContainer & ~Copyable>(
        _ page: ComicPage,
        from container: borrowing Container,
        entries: [String: Container.Entry],
        use: (UnsafeRawBufferPointer) throws(ComicError) -> Void
    ) throws(ComicError) {
        guard let entry = entries[page.name] else {
            throw ComicError(.missing, "\(page.name) no longer exists; open the chapter again.")
        }
        var count = 0
        // Requests one byte more than declared: this detects a file that is larger than declared, and reaches the
        // checksum of a file that is not.
        try container.read(entry, name: page.name, upTo: page.byteCount + 1) { piece throws(ComicError) in
            count += piece.count
            guard count <= page.byteCount else {
                throw ComicError(.damaged, "\(page.name) is larger than it declares; download it again.")
            }
            try use(piece)
        }
        guard count == page.byteCount else {
            throw ComicError(.damaged, "\(page.name) ends early; download it again.")
        }
    }

    private static func kind(of path: String) throws(ComicError) -> Kind {
        var status = stat()
        guard stat(path, &status) == 0 else { throw .system("stat", errno, path: path) }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: return .archive
        default: throw ComicError(.notComic, "\(path) is neither a folder nor an archive; name one of them.")
        }
    }

    private static func title(of path: String, _ kind: Kind) -> String {
        let name = path.split(separator: "/").last ?? Substring(path)
        guard kind == .archive, let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
        return String(name[..<dot])
    }
}
