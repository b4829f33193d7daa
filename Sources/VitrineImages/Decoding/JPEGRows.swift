#if !canImport(ImageIO)
import CVitrineImages

/// A JPEG's rows, decoded at the scale that the cover needs.
struct JPEGRows: PixelRows, ~Copyable {
    let header: ImageHeader
    let kind: PixelKind
    let profile: SourceProfile
    private(set) var decodedSize: CoverSize

    private let reader: OpaquePointer
    private let name: String
    private let limits: CoverLimits

    deinit { vitrine_jpeg_close(reader) }

    /// Reads the header.
    init(_ input: borrowing ImageInput, limits: CoverLimits) throws(ImageError) {
        var found = vitrine_jpeg_header()
        var fault = vitrine_fault()
        guard let opened = vitrine_jpeg_open(input.c, &found, &fault) else {
            throw ImageError(fault, name: input.name, format: "JPEG", limits: limits)
        }
        reader = opened
        name = input.name
        self.limits = limits
        let exif = UnsafeBufferPointer(start: found.exif, count: found.exif_count)
        header = ImageHeader(
            format: .jpeg,
            storedWidth: Int(found.width),
            storedHeight: Int(found.height),
            orientation: ImageOrientation(exif: exif)
        )
        kind =
            switch found.color {
            case VITRINE_JPEG_GRAY: .gray
            case VITRINE_JPEG_CMYK: .cmyk
            case VITRINE_JPEG_CMYK_INVERTED: .cmykInverted
            default: .rgb
            }
        profile = found.profile == nil ? .standard : .icc(copy(found.profile, found.profile_count))
        decodedSize = CoverSize(width: header.storedWidth, height: header.storedHeight)
    }

    /// Starts decoding at the smallest scale that is not smaller than the cover.
    ///
    /// - Parameter target: The cover's size before rotation.
    /// - Throws: ``ImageError`` for the decoder's failure, or if decoding needs too much memory.
    mutating func start(for target: CoverSize) throws(ImageError) {
        // libjpeg decodes at any number of eighths, but uses vector instructions only for these.
        let eighths = [1, 2, 4, 8]
            .first { scale in
                header.storedWidth * scale >= target.width * 8 && header.storedHeight * scale >= target.height * 8
            }
        var width: Int32 = 0
        var height: Int32 = 0
        var fault = vitrine_fault()
        let result = limits.withScratch { scratch in
            vitrine_jpeg_start(reader, Int32(eighths ?? 8), scratch, &width, &height, &fault)
        }
        guard result == 0 else { throw ImageError(fault, name: name, format: "JPEG", limits: limits) }
        decodedSize = CoverSize(width: Int(width), height: Int(height))
    }

    mutating func read(into row: UnsafeMutablePointer<UInt8>) throws(ImageError) {
        var fault = vitrine_fault()
        guard vitrine_jpeg_row(reader, row, &fault) == 0 else {
            throw ImageError(fault, name: name, format: "JPEG", limits: limits)
        }
    }
}
#endif
