#if !canImport(ImageIO)
import CLibWebP

/// A WebP file in memory: its parts, and the decoder.
struct WebPFile {
    private let name: String
    private let bytes: [UInt8]
    private let frame: Range<Int>

    /// The size of the first frame, and whether it is lossless, from the frame's own header.
    private let features: WebPBitstreamFeatures

    /// The file's colour profile.
    let profile: SourceProfile

    /// The orientation of the stored image.
    let orientation: ImageOrientation

    var hasAlpha: Bool { features.has_alpha != 0 }
    var isLossless: Bool { features.format == 2 }

    /// Reads the file and locates its parts.
    init(_ input: borrowing ImageInput, limits: CoverLimits) throws(ImageError) {
        name = input.name
        let bytes = try input.bytes(upTo: min(input.byteCount, limits.maximumSourceByteCount))
        let parts = bytes.withUnsafeBufferPointer { WebPParts($0) }
        guard let parts else { throw Self.error(in: bytes, name: input.name, cause: "no frame found") }
        var features = WebPBitstreamFeatures()
        let status = bytes[parts.frame].withUnsafeBufferPointer { WebPGetFeatures($0.baseAddress, $0.count, &features) }
        guard status == VP8_STATUS_OK else {
            throw Self.error(in: bytes, name: input.name, cause: "WebPGetFeatures: status \(status.rawValue)")
        }
        self.bytes = bytes
        self.features = features
        frame = parts.frame
        profile = parts.profile.map { .icc($0) } ?? .standard
        orientation = parts.orientation
    }

    /// The size of the first frame, at most 16,383 pixels in each dimension.
    var frameSize: CoverSize {
        get throws(ImageError) {
            guard features.width > 0, features.height > 0 else {
                throw ImageError(.empty, "\(name) declares no pixels; save the image again.")
            }
            return CoverSize(width: Int(features.width), height: Int(features.height))
        }
    }

    /// Decodes to red, green, blue and alpha at a size.
    func decode(at size: CoverSize) throws(ImageError) -> [UInt8] {
        var config = WebPDecoderConfig()
        guard WebPInitDecoderConfig(&config) != 0 else {
            throw ImageError(.inputOutput, "\(name): libwebp and its header have different versions; reinstall both.")
        }
        var pixels = [UInt8](repeating: 0, count: size.width * size.height * 4)
        config.options.use_scaling = 1
        config.options.scaled_width = Int32(size.width)
        config.options.scaled_height = Int32(size.height)
        config.output.colorspace = MODE_RGBA
        config.output.is_external_memory = 1
        config.output.u.RGBA.stride = Int32(size.width * 4)
        config.output.u.RGBA.size = pixels.count
        let status = pixels.withUnsafeMutableBufferPointer { output in
            config.output.u.RGBA.rgba = output.baseAddress
            return bytes[frame].withUnsafeBufferPointer { WebPDecode($0.baseAddress, $0.count, &config) }
        }
        WebPFreeDecBuffer(&config.output)
        guard status == VP8_STATUS_OK else {
            throw Self.error(in: bytes, name: name, cause: "WebPDecode: status \(status.rawValue)", status: status)
        }
        return pixels
    }

    private static func error(
        in bytes: [UInt8],
        name: String,
        cause: String,
        status: VP8StatusCode = VP8_STATUS_BITSTREAM_ERROR
    ) -> ImageError {
        // Bytes 4 to 7 are the length of the rest of the file, little-endian.
        let declared = bytes.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) } + 8
        if bytes.count < declared || status == VP8_STATUS_SUSPENDED || status == VP8_STATUS_NOT_ENOUGH_DATA {
            return ImageError(
                .truncated,
                "\(name) is incomplete; copy or download it again.",
                cause: cause
            )
        }
        return ImageError(.damaged, "\(name) is damaged; copy or download it again.", cause: cause)
    }
}

/// The positions of the parts of a WebP file.
private struct WebPParts {
    /// The bytes of the first frame.
    var frame: Range<Int>
    var profile: [UInt8]?
    var orientation = ImageOrientation.up

    init?(_ file: UnsafeBufferPointer<UInt8>) {
        var data = WebPData(bytes: file.baseAddress, size: file.count)
        var state = WEBP_DEMUX_PARSE_ERROR
        // The header of a truncated file is still useful.
        guard let demuxer = WebPDemuxPartial(&data, &state) else { return nil }
        defer { WebPDemuxDelete(demuxer) }
        var iterator = WebPIterator()
        guard WebPDemuxGetFrame(demuxer, 1, &iterator) != 0, let start = iterator.fragment.bytes,
            let first = file.baseAddress
        else { return nil }
        frame = (start - first)..<(start - first + iterator.fragment.size)
        WebPDemuxReleaseIterator(&iterator)
        profile = Self.chunk("ICCP", of: demuxer) { Array($0) }
        orientation = Self.chunk("EXIF", of: demuxer) { Self.orientation($0) } ?? .up
    }

    private static func orientation(_ exif: UnsafeBufferPointer<UInt8>) -> ImageOrientation {
        // Some programs also write the "Exif" marker that belongs in a JPEG.
        let marker = Array("Exif".utf8) + [0, 0]
        return ImageOrientation(exif: exif.starts(with: marker) ? .init(rebasing: exif[6...]) : exif)
    }

    private static func chunk<Result>(
        _ name: String,
        of demuxer: OpaquePointer,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result? {
        var iterator = WebPChunkIterator()
        guard WebPDemuxGetChunk(demuxer, name, 1, &iterator) != 0 else { return nil }
        defer { WebPDemuxReleaseChunkIterator(&iterator) }
        return body(UnsafeBufferPointer(start: iterator.chunk.bytes, count: iterator.chunk.size))
    }
}
#endif
