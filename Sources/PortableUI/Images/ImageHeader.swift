import VitrinePlatform

/// The type and dimensions of an image, read from the beginning of its file.
package struct ImageHeader: Hashable, Sendable {
    /// The media type, such as `image/png`.
    package let mediaType: String
    /// The width in pixels, as stored.
    package let pixelWidth: Int
    /// The height in pixels, as stored.
    package let pixelHeight: Int

    /// Reads the header of a PNG, JPEG or WebP file.
    ///
    /// The result is nil for another file type, or if the data ends before the dimensions.
    package init?(_ data: Data) {
        let bytes = ByteReader(data)
        guard let found = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.webP(bytes),
            found.width > 0, found.height > 0
        else { return nil }
        mediaType = found.mediaType
        pixelWidth = found.width
        pixelHeight = found.height
    }

    private typealias Found = (mediaType: String, width: Int, height: Int)

    /// PNG: the signature, then the chunk `IHDR`. https://www.w3.org/TR/png-3/#11IHDR
    private static func png(_ bytes: ByteReader) -> Found? {
        guard bytes.has([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], at: 0), bytes.has("IHDR", at: 12),
            let width = bytes.bigEndian(at: 16, count: 4), let height = bytes.bigEndian(at: 20, count: 4)
        else { return nil }
        return ("image/png", width, height)
    }

    /// JPEG: the segments up to the frame header. https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.2
    private static func jpeg(_ bytes: ByteReader) -> Found? {
        guard bytes.has([0xff, 0xd8], at: 0) else { return nil }
        var offset = 2
        while let mark = bytes.bigEndian(at: offset, count: 1), mark == 0xff,
            let kind = bytes.bigEndian(at: offset + 1, count: 1)
        {
            if kind == 0xff {
                offset += 1
                continue
            }
            let isFrame = (0xc0...0xcf).contains(kind) && ![0xc4, 0xc8, 0xcc].contains(kind)
            if isFrame {
                guard let height = bytes.bigEndian(at: offset + 5, count: 2),
                    let width = bytes.bigEndian(at: offset + 7, count: 2)
                else { return nil }
                return ("image/jpeg", width, height)
            }
            guard let length = bytes.bigEndian(at: offset + 2, count: 2), length >= 2 else { return nil }
            offset += 2 + length
        }
        return nil
    }

    /// WebP: a RIFF file whose first chunk states the format.
    /// https://developers.google.com/speed/webp/docs/riff_container
    private static func webP(_ bytes: ByteReader) -> Found? {
        guard bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) else { return nil }
        if bytes.has("VP8X", at: 12),
            let width = bytes.littleEndian(at: 24, count: 3), let height = bytes.littleEndian(at: 27, count: 3)
        {
            return ("image/webp", width + 1, height + 1)
        }
        if bytes.has("VP8L", at: 12), let packed = bytes.littleEndian(at: 21, count: 4) {
            return ("image/webp", (packed & 0x3fff) + 1, (packed >> 14 & 0x3fff) + 1)
        }
        if bytes.has("VP8 ", at: 12), bytes.has([0x9d, 0x01, 0x2a], at: 23),
            let width = bytes.littleEndian(at: 26, count: 2), let height = bytes.littleEndian(at: 28, count: 2)
        {
            return ("image/webp", width & 0x3fff, height & 0x3fff)
        }
        return nil
    }
}

/// Reads numbers from bytes without reading past their end.
private struct ByteReader {
    private let data: Data

    init(_ data: Data) {
        self.data = data
    }

    func bigEndian(at offset: Int, count: Int) -> Int? {
        bytes(at: offset, count: count)?.reduce(0) { $0 << 8 | Int($1) }
    }

    func littleEndian(at offset: Int, count: Int) -> Int? {
        bytes(at: offset, count: count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func has(_ expected: [UInt8], at offset: Int) -> Bool {
        bytes(at: offset, count: expected.count)?.elementsEqual(expected) ?? false
    }

    func has(_ text: String, at offset: Int) -> Bool { has(Array(text.utf8), at: offset) }

    private func bytes(at offset: Int, count: Int) -> Data? {
        guard offset >= 0, offset <= data.count - count else { return nil }
        let start = data.startIndex + offset
        return data[start..<start + count]
    }
}
