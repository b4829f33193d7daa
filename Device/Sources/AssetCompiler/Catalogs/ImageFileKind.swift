import Foundation

/// The kind of an image file, by its first bytes.
enum ImageFileKind: String, Hashable, Sendable {
    case png, jpeg, webP, pdf, svg

    /// Reads the kind; nil for another kind, or if the file cannot be read.
    init?(_ file: URL) {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
        // Only reading: a failed close loses nothing.
        defer { try? handle.close() }
        guard let start = try? handle.read(upToCount: 1024) else { return nil }
        self.init(start: [UInt8](start))
    }

    init?(start: [UInt8]) {
        if start.starts(with: [0x89, 0x50, 0x4e, 0x47]) {
            self = .png
        } else if start.starts(with: [0xff, 0xd8]) {
            self = .jpeg
        } else if start.starts(with: Array("RIFF".utf8)), start.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            self = .webP
        } else if start.starts(with: Array("%PDF".utf8)) {
            self = .pdf
        } else if String(decoding: start, as: UTF8.self).contains("<svg") {
            self = .svg
        } else {
            return nil
        }
    }

    /// Whether the file states shapes and no pixels.
    var isVector: Bool { self == .pdf || self == .svg }
}
