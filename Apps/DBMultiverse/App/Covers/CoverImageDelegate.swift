/// Takes the chapter being read, so that a widget can show it.
package protocol CoverImageDelegate: Sendable {
    /// Saves the chapter being read.
    ///
    /// - Parameters:
    ///   - number: The chapter's number.
    ///   - name: Its name.
    ///   - progress: How much is read, in percent.
    ///   - coverPath: The image to make the cover from, of any size; nil if there is none.
    /// - Returns: Why there is no cover; nil if there is one. The chapter is saved all the same.
    /// - Throws: If the chapter could not be saved; what was saved before is then as it was.
    func saveCurrentChapter(number: Int, name: String, progress: Int, coverPath: String?) throws -> String?
}
