public import VitrineImages

/// A page in a folder or an archive.
public struct ComicPage: Sendable, Hashable {
    /// Its place in the chapter, from 1.
    public let number: Int

    /// Its name in the folder or archive, with the folders that lead to it: `Chapter 1/002.jpg`.
    public let name: String

    /// Its size, in bytes, unpacked.
    public let byteCount: Int

    /// Format and size in pixels, as its first bytes declare them.
    public let header: ImageHeader
}

/// A page that was copied.
public struct CopiedPage: Sendable, Hashable {
    /// The page it was.
    public let page: ComicPage

    /// The file's name in the new folder: its number and format, `002.jpg`.
    public let fileName: String
}
