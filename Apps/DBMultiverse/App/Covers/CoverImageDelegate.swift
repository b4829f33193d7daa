/// Receives the current chapter, so that a widget can show it.
public protocol CoverImageDelegate: Sendable {
    /// Saves the current chapter.
    ///
    /// - Parameters:
    ///   - number: The chapter's number.
    ///   - name: The chapter's name, in full.
    ///   - progress: The share that has been read, in percent.
    ///   - coverPath: The image to create the cover from, of any size; nil if there is none.
    /// - Returns: The reason why there is no cover; nil if there is a cover. The chapter is saved in both cases.
    /// - Throws: An error if the chapter could not be saved; the data that was stored before is then unchanged.
    func saveCurrentChapter(number: Int, name: String, progress: Int, coverPath: String?) throws -> String?
}
