public import Foundation
public import VitrineDevice

/// The pictures of a sheet, drawn and compared by a browser.
public struct SheetPictures: Sendable {
    private let browser: HeadlessBrowser
    private let folder: URL

    /// - Parameters:
    ///   - browser: The browser that draws.
    ///   - folder: An existing folder for files that are needed meanwhile.
    public init(_ browser: HeadlessBrowser, folder: String) {
        self.browser = browser
        self.folder = URL(filePath: folder, directoryHint: .isDirectory)
    }

    /// Draws a section.
    /// - Returns: The picture, PNG.
    /// - Throws: ``SheetError``: `browser`, `file`.
    public func picture(of section: Sheet.Section, of sheet: Sheet) async throws(SheetError) -> Data {
        let page = folder.appending(path: "section.html")
        try write(try sheet.html(of: section), to: page)
        let size = sheet.pictureSize
        do {
            return try await browser.picture(
                of: page,
                in: HeadlessBrowser.Window(width: size.width, height: size.height),
                folder: folder
            )
        } catch {
            throw SheetError(.browser, error.message, cause: error)
        }
    }

    /// Compares two pictures of a section.
    /// - Returns: The difference, and a picture of the new pixels with the others marked in red; nil where nothing
    ///   differs.
    /// - Throws: ``SheetError``: `browser`, `file`.
    public func compare(
        accepted: Data,
        with picture: Data,
        of section: Sheet.Section,
        of sheet: Sheet
    ) async throws(SheetError) -> (difference: PictureDifference, marked: Data?) {
        let page = folder.appending(path: "compare.html")
        try write(PictureComparison.page(accepted, picture, sheet.places(in: section)), to: page)
        let document: String
        do {
            document = try await browser.document(of: page)
        } catch {
            throw SheetError(.browser, error.message, cause: error)
        }
        return try PictureComparison.result(in: document)
    }

    private func write(_ text: String, to file: URL) throws(SheetError) {
        do {
            try Data(text.utf8).write(to: file)
        } catch {
            throw SheetError(.file, "\(file.path) cannot be written; check its folder", cause: error)
        }
    }
}
