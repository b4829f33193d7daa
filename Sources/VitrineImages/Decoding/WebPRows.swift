#if !canImport(ImageIO)
import CLibWebP

/// A WebP's rows, decoded as a whole at about twice the cover's size, the most that libwebp scales down well by itself.
struct WebPRows: PixelRows, ~Copyable {
    let header: ImageHeader
    let kind: PixelKind
    let profile: SourceProfile
    private(set) var decodedSize: CoverSize

    private let name: String
    private let limits: CoverLimits
    private let file: WebPFile
    private var pixels: [UInt8] = []
    private var nextRow = 0

    /// Reads the header; for an animation, that of the first frame.
    init(_ input: borrowing ImageInput, limits: CoverLimits) throws(ImageError) {
        let file = try WebPFile(input, limits: limits)
        let size = try file.frameSize
        self.file = file
        name = input.name
        self.limits = limits
        header = ImageHeader(
            format: .webp,
            storedWidth: size.width,
            storedHeight: size.height,
            orientation: file.orientation
        )
        kind = file.hasAlpha ? .rgba : .rgb
        profile = file.profile
        decodedSize = size
    }

    /// Decodes the image.
    ///
    /// - Parameter target: The cover's size before rotation.
    /// - Throws: ``ImageError`` for the decoder's failure, or if decoding needs too much memory.
    mutating func start(for target: CoverSize) throws(ImageError) {
        let full = CoverSize(width: header.storedWidth, height: header.storedHeight)
        let scale = min(1, 2 * Double(target.width) / Double(full.width))
        decodedSize = CoverSize(
            width: max(1, Int((Double(full.width) * scale).rounded())),
            height: max(1, Int((Double(full.height) * scale).rounded()))
        )
        let result = decodedSize.width * decodedSize.height * 4
        let whole = file.isLossless ? full.width * full.height * 4 : file.hasAlpha ? full.width * full.height : 0
        guard result + whole <= limits.wholeImageMemory else {
            throw ImageError(
                .needsTooMuchMemory,
                "\(name) needs \(result + whole) bytes to decode, more than \(limits.wholeImageMemory); "
                    + "save it as JPEG, PNG or lossy WebP, or raise wholeImageMemory."
            )
        }
        pixels = try file.decode(at: decodedSize)
    }

    mutating func read(into row: UnsafeMutablePointer<UInt8>) throws(ImageError) {
        let count = decodedSize.width * 4
        pixels.withUnsafeBufferPointer { all in
            for index in 0..<count { row[index] = all[nextRow * count + index] }
        }
        nextRow += 1
    }
}
#endif
