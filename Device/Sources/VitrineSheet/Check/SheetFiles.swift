public import Foundation
import VitrineDevice

/// The files of a sheet in a folder: `KIND.txt`, `KIND.html`, and a picture `KIND-SIZE-LOCALE.png` for each section.
public struct SheetFiles: Sendable {
    public let folder: URL
    private let kind: String

    /// Names the files of a kind; characters that cannot be part of a file's name are replaced by hyphens.
    public init(folder: String, kind: String) {
        self.folder = URL(filePath: folder, directoryHint: .isDirectory)
        self.kind = String(kind.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
    }

    public var text: URL { folder.appending(path: "\(kind).txt") }
    public var html: URL { folder.appending(path: "\(kind).html") }
    /// The file of an accepted and a new picture, side by side with their difference.
    public func difference(_ section: Sheet.Section) -> URL {
        folder.appending(path: "\(kind)-\(section.name)-difference.png")
    }
    public func picture(_ section: Sheet.Section) -> URL { folder.appending(path: "\(kind)-\(section.name).png") }

    /// Reads a file; nil if it does not exist.
    /// - Throws: ``SheetError`` with code `file` if it cannot be read, `content` if it is not what was accepted.
    public func read(_ file: URL) throws(SheetError) -> Data? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw SheetError(.file, "\(file.path) cannot be read; check its permissions", cause: error)
        }
        // The first line of a pointer: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md
        guard !data.starts(with: Data("version https://git-lfs".utf8)) else {
            throw SheetError(.content, "\(file.path) is a pointer of Git LFS; get the file itself with git lfs pull")
        }
        guard file.pathExtension != "png" || data.starts(with: [0x89, 0x50, 0x4e, 0x47]) else {
            throw SheetError(.content, "\(file.path) is not PNG; accept the picture again with --accept")
        }
        return data
    }

    /// Writes a file, and makes its folder.
    /// - Throws: ``SheetError`` with code `file`.
    public func write(_ data: Data, to file: URL) throws(SheetError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            let remedy = WriteTrouble.remedy(error, "check its folder and permissions")
            throw SheetError(.file, "\(file.path) cannot be written; \(remedy)", cause: error)
        }
    }
}
