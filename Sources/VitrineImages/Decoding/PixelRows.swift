#if !canImport(ImageIO)
/// The pixel format of a decoded row.
enum PixelKind: Hashable {
    /// 1 byte per pixel.
    case gray
    /// 4 bytes per pixel: red, green, blue and a filler.
    case rgb
    /// 4 bytes per pixel: red, green, blue and alpha, not premultiplied.
    case rgba
    /// 4 bytes per pixel; 255 is full ink.
    case cmyk
    /// 4 bytes per pixel; 255 is no ink.
    case cmykInverted

    /// The number of bytes per pixel.
    var channels: Int { self == .gray ? 1 : 4 }
}

/// The colour space of an image's values.
enum SourceProfile: Hashable {
    /// sRGB, or unknown.
    case standard
    case icc([UInt8])
    /// A PNG's values without a profile: a gamma as the encoder's exponent, and x and y of white, red, green and blue.
    case primaries(gamma: Double, chromaticities: [Double])
}

/// An image that is decoded row by row, from top to bottom of the stored image.
protocol PixelRows: ~Copyable {
    /// The size of the decoded image, which may be smaller than the stored one.
    var decodedSize: CoverSize { get }

    /// The pixel format of the rows.
    var kind: PixelKind { get }

    /// The colour space of the rows.
    var profile: SourceProfile { get }

    /// Decodes the next row into a buffer of `decodedSize.width * kind.channels` bytes.
    mutating func read(into row: UnsafeMutablePointer<UInt8>) throws(ImageError)
}
#endif
