public import Vitrine

/// A chapter that the widget shows, before its cover is made.
public struct CoveredChapter: Sendable {
    /// The chapter's number.
    public var number: Int
    /// The chapter's name, in full.
    public var name: String
    /// The share that has been read, in percent.
    public var progress: Int
    /// The image to create the cover from, of any size; nil if there is none.
    public var coverPath: String?
}

/// Receives the current chapter, so that a widget can show it.
public protocol CoverImageDelegate: Sendable {
    /// Saves the current chapter.
    ///
    /// - Parameter chapter: Returns the chapter, or nil if none is open; notes the files that it reads. Called again if
    ///   one of them has changed when the chapter is stored.
    /// - Returns: The reason why there is no cover; nil if there is a cover. The chapter is saved in both cases.
    /// - Throws: An error if the chapter could not be saved; the data that was stored before is then unchanged.
    func saveCurrentChapter(_ chapter: (inout SnapshotSources) throws -> CoveredChapter?) throws -> String?
}
