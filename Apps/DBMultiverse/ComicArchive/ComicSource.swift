/// The pages of a chapter in a folder or a `.cbz` archive.
///
/// Everything in it is looked at before a page is handed out: names that climb out of their folder, double names, files
/// that are no images, and archives that unpack to more than they should are refused, with the name that was at fault.
/// Files that comics bring along (`ComicInfo.xml`, `.DS_Store`, `Thumbs.db`, texts) are passed over.
///
/// ```swift
/// let comic = try ComicSource(path: "/downloads/Chapter 12.cbz")
/// let pages = try comic.copyPages(to: "/comics/12")   // 001.jpg, 002.png …
/// ```
public struct ComicSource: Sendable {
    /// What holds the pages.
    public enum Kind: Sendable, Hashable {
        case folder
        case archive
    }

    /// The folder's or archive's path.
    public let path: String

    /// What holds the pages.
    public let kind: Kind

    /// The folder's or archive's name without its ending: a first idea for the chapter's name.
    public let title: String

    /// The pages in natural order: `page 2` before `page 10`.
    public let pages: [ComicPage]

    /// Names that were passed over because comics bring such files along.
    public let passedOver: [String]

    /// Looks at everything in a folder or archive.
    ///
    /// - Throws: An error that names the archive and what in it was at fault.
    public init(path: String, limits: ComicLimits = .standard) throws(ComicError) {
        throw ComicError(.notComic, "\(path) cannot be read yet.")
    }

    /// Reads a page whole.
    ///
    /// - Throws: An error that names the page if it changed, is damaged, or unpacks to more than it declared.
    public func bytes(of page: ComicPage) throws(ComicError) -> [UInt8] {
        throw ComicError(.notComic, "\(path) cannot be read yet.")
    }

    /// Copies all pages into a new folder, under names of our own: `001.jpg`, `002.png`.
    ///
    /// The folder is there with every page, or not at all: it is filled under another name beside its place and renamed.
    ///
    /// - Throws: An error that names the page; the folder is then not there.
    public func copyPages(to folder: String) throws(ComicError) -> [CopiedPage] {
        throw ComicError(.notComic, "\(path) cannot be read yet.")
    }
}
