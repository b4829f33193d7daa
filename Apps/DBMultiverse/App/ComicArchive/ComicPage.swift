public import VitrineImages

/// A page in a folder or an archive.
public struct ComicPage: Sendable, Hashable {
    /// The position in the chapter, starting with 1.
    public let number: Int

    /// The path in the folder or archive, including subfolders: `Chapter 1/002.jpg`.
    public let name: String

    /// The unpacked size, in bytes.
    public let byteCount: Int

    /// The format and the size in pixels, as the file's header declares them.
    public let header: ImageHeader
}

public struct CopiedPage: Sendable, Hashable {
    /// The page that was copied.
    public let page: ComicPage

    /// The file's name in the new folder, from the page's number and format: `002.jpg`.
    public let fileName: String
}
