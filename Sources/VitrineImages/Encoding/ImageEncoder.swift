#if !canImport(ImageIO)
import CLibWebP
import CVitrineImages
import SystemLibC

/// Encodes pixels as image files, for covers and for images that a program draws itself.
public enum ImageEncoder {
    /// Encodes red, green and blue as a baseline JPEG with optimised tables.
    static func jpeg(_ pixels: [UInt8], size: CoverSize, quality: Int) throws(ImageError) -> [UInt8] {
        try pixels.withUnsafeBufferPointer { buffer throws(ImageError) in
            try encoded { bytes, count, fault in
                vitrine_jpeg_write(
                    buffer.baseAddress,
                    Int32(size.width),
                    Int32(size.height),
                    VITRINE_PIXELS_RGB,
                    Int32(quality),
                    Int.max,
                    &bytes,
                    &count,
                    &fault
                )
            }
        }
    }

    /// Encodes an image that a program has drawn.
    ///
    /// - Parameters:
    ///   - pixels: Rows without padding, with blue, green, red and a filler per pixel.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - format: The file format. JPEG has quality 85, WebP quality 80, and PNG fast compression.
    /// - Returns: The file's bytes.
    /// - Throws: ``ImageError/Code/encodingFailed``.
    public static func encode(
        _ pixels: UnsafeBufferPointer<UInt8>,
        width: Int,
        height: Int,
        as format: ImageFormat
    ) throws(ImageError) -> [UInt8] {
        precondition(pixels.count == width * height * 4, "\(pixels.count) bytes are not \(width) × \(height) pixels")
        let start = pixels.baseAddress
        switch format {
        case .jpeg:
            return try encoded { bytes, count, fault in
                vitrine_jpeg_write(
                    start,
                    Int32(width),
                    Int32(height),
                    VITRINE_PIXELS_BGRX,
                    85,
                    Int.max,
                    &bytes,
                    &count,
                    &fault
                )
            }
        case .png:
            return try encoded { bytes, count, fault in
                vitrine_png_write(start, Int32(width), Int32(height), VITRINE_PIXELS_BGRX, &bytes, &count, &fault)
            }
        case .webp:
            return try webp(pixels, width: width, height: height)
        }
    }

    private static func encoded(
        _ body: (inout UnsafeMutablePointer<UInt8>?, inout Int, inout vitrine_fault) -> Int32
    ) throws(ImageError) -> [UInt8] {
        var bytes: UnsafeMutablePointer<UInt8>?
        var count = 0
        var fault = vitrine_fault()
        guard body(&bytes, &count, &fault) == 0 else {
            let text = withUnsafeBytes(of: fault.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            throw ImageError(.encodingFailed, "An image could not be encoded; free some memory.", cause: text)
        }
        defer { free(bytes) }
        return copy(bytes, count)
    }

    private static func webp(
        _ pixels: UnsafeBufferPointer<UInt8>,
        width: Int,
        height: Int
    ) throws(ImageError) -> [UInt8] {
        var config = WebPConfig()
        var picture = WebPPicture()
        guard WebPConfigPreset(&config, WEBP_PRESET_DRAWING, 80) != 0, WebPPictureInit(&picture) != 0 else {
            throw ImageError(.encodingFailed, "libwebp and its header have different versions; reinstall both.")
        }
        // The fastest of seven methods: files are a fifth larger, but need only a fifth of the time.
        config.method = 0
        picture.width = Int32(width)
        picture.height = Int32(height)
        var writer = WebPMemoryWriter()
        WebPMemoryWriterInit(&writer)
        defer {
            WebPMemoryWriterClear(&writer)
            WebPPictureFree(&picture)
        }
        let isEncoded = withUnsafeMutablePointer(to: &writer) { writer in
            picture.writer = WebPMemoryWrite
            picture.custom_ptr = UnsafeMutableRawPointer(writer)
            return WebPPictureImportBGRX(&picture, pixels.baseAddress, Int32(width * 4)) != 0
                && WebPEncode(&config, &picture) != 0
        }
        guard isEncoded else {
            throw ImageError(
                .encodingFailed,
                "An image could not be encoded; free some memory.",
                cause: "WebPEncode: error \(picture.error_code.rawValue)"
            )
        }
        return copy(writer.mem, writer.size)
    }
}
#endif
