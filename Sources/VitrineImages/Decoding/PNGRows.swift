#if !canImport(ImageIO)
import CVitrineImages

/// A PNG's rows at full size.
struct PNGRows: PixelRows, ~Copyable {
    let header: ImageHeader
    let kind: PixelKind
    let profile: SourceProfile
    let decodedSize: CoverSize

    private let reader: OpaquePointer
    private let name: String
    private let limits: CoverLimits

    deinit { vitrine_png_close(reader) }

    /// Reads the header.
    init(_ input: borrowing ImageInput, limits: CoverLimits) throws(ImageError) {
        try Self.refuseNothing(input)
        var found = vitrine_png_header()
        var fault = vitrine_fault()
        guard let opened = vitrine_png_open(input.c, &found, &fault) else {
            throw ImageError(fault, name: input.name, format: "PNG", limits: limits)
        }
        reader = opened
        name = input.name
        self.limits = limits
        let exif = UnsafeBufferPointer(start: found.exif, count: found.exif_count)
        header = ImageHeader(
            format: .png,
            storedWidth: Int(found.width),
            storedHeight: Int(found.height),
            orientation: ImageOrientation(exif: exif)
        )
        kind = found.channels == 1 ? .gray : found.has_alpha != 0 ? .rgba : .rgb
        profile = Self.profile(found)
        decodedSize = CoverSize(width: header.storedWidth, height: header.storedHeight)
    }

    /// Prepares decoding; an interlaced image is decoded completely here.
    mutating func start() throws(ImageError) {
        var fault = vitrine_fault()
        let result = limits.withScratch { vitrine_png_start(reader, $0, &fault) }
        guard result == 0 else { throw ImageError(fault, name: name, format: "PNG", limits: limits) }
    }

    mutating func read(into row: UnsafeMutablePointer<UInt8>) throws(ImageError) {
        var fault = vitrine_fault()
        guard vitrine_png_row(reader, row, &fault) == 0 else {
            throw ImageError(fault, name: name, format: "PNG", limits: limits)
        }
    }

    // libpng reports a width of zero as one of several kinds of invalid header; the dimensions are at a fixed offset.
    private static func refuseNothing(_ input: borrowing ImageInput) throws(ImageError) {
        let size = try input.bytes(upTo: 24).dropFirst(16)
        if size.count == 8 && (size.prefix(4).allSatisfy { $0 == 0 } || size.suffix(4).allSatisfy { $0 == 0 }) {
            throw ImageError(.empty, "\(input.name) declares no pixels; save the image again.")
        }
    }

    private static func profile(_ found: vitrine_png_header) -> SourceProfile {
        if found.profile != nil { return .icc(copy(found.profile, found.profile_count)) }
        // Many programs write a gamma value out of habit; it is meaningful only together with primaries.
        let c = found.chromaticities
        let chromaticities = [c.0, c.1, c.2, c.3, c.4, c.5, c.6, c.7]
        guard found.is_srgb == 0, found.gamma > 0.1, found.gamma < 10, chromaticities.allSatisfy({ $0 > 0 }) else {
            return .standard
        }
        return .primaries(gamma: found.gamma, chromaticities: chromaticities)
    }
}
#endif
