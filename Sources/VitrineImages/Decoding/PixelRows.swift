#if !canImport(ImageIO)
/// What the bytes of a decoded row mean.
enum PixelKind: Hashable {
    /// 1 byte a pixel.
    case gray
    /// 4 bytes a pixel: red, green, blue and a filler.
    case rgb
    /// 4 bytes a pixel: red, green, blue and alpha, colours not multiplied by it.
    case rgba
    /// 4 bytes a pixel, 255 is full ink.
    case cmyk
    /// 4 bytes a pixel, 255 is no ink.
    case cmykInverted

    /// Bytes of a pixel.
    var channels: Int { self == .gray ? 1 : 4 }
}

/// What colours the numbers of a picture stand for.
enum SourceProfile: Hashable {
    /// sRGB, or nothing that could be known.
    case standard
    /// An ICC profile.
    case icc([UInt8])
    /// What a PNG says without a profile: a gamma as the exponent of the encoder, and x and y of white, red, green, blue.
    case primaries(gamma: Double, chromaticities: [Double])
}

/// A picture that is decoded row by row, from top to bottom as it is stored.
protocol PixelRows: ~Copyable {
    /// Size as it is decoded, which may be less than the file has.
    var decodedSize: CoverSize { get }

    /// What the bytes of a row mean.
    var kind: PixelKind { get }

    /// What colours they stand for.
    var profile: SourceProfile { get }

    /// Decodes the next row into as many bytes as it needs.
    mutating func read(into row: UnsafeMutablePointer<UInt8>) throws(ImageError)
}
#endif
