#if !canImport(ImageIO)
/// The cover's pixels: red, green and blue, upright.
struct CoverCanvas: ~Copyable {
    let size: CoverSize
    private(set) var pixels: [UInt8]

    /// The number of bytes per pixel.
    static let pixelBytes = 3

    private let orientation: ImageOrientation
    private let stored: CoverSize
    private let background: (red: Int, green: Int, blue: Int)

    /// Creates an empty canvas.
    ///
    /// - Parameters:
    ///   - size: The size of the upright image.
    ///   - orientation: The orientation of the rows that will be placed.
    ///   - background: The colour behind transparent pixels, as 0xRRGGBB.
    init(size: CoverSize, orientation: ImageOrientation, background: UInt32) {
        self.size = size
        self.orientation = orientation
        stored = size.stored(orientation)
        self.background = (Int(background >> 16 & 255), Int(background >> 8 & 255), Int(background & 255))
        pixels = [UInt8](repeating: 255, count: size.width * size.height * Self.pixelBytes)
    }

    /// Writes a row of red, green, blue and alpha to its position in the upright image.
    mutating func place(_ row: UnsafeBufferPointer<UInt8>, at y: Int) {
        let start = index(x: 0, y: y)
        let step = stored.width > 1 ? index(x: 1, y: y) - start : 0
        let count = stored.width
        let background = background
        pixels.withUnsafeMutableBufferPointer { pixels in
            for x in 0..<count {
                let alpha = Int(row[4 * x + 3])
                let place = start + step * x
                pixels[place] = Self.blend(row[4 * x], over: background.red, alpha)
                pixels[place + 1] = Self.blend(row[4 * x + 1], over: background.green, alpha)
                pixels[place + 2] = Self.blend(row[4 * x + 2], over: background.blue, alpha)
            }
        }
    }

    private func index(x: Int, y: Int) -> Int {
        let right = stored.width - 1 - x
        let below = stored.height - 1 - y
        let (column, row) =
            switch orientation {
            case .up: (x, y)
            case .upMirrored: (right, y)
            case .down: (right, below)
            case .downMirrored: (x, below)
            case .leftMirrored: (y, x)
            case .right: (below, x)
            case .rightMirrored: (below, right)
            case .left: (y, right)
            }
        return (row * size.width + column) * Self.pixelBytes
    }

    private static func blend(_ value: UInt8, over background: Int, _ alpha: Int) -> UInt8 {
        alpha == 255 ? value : UInt8((Int(value) * alpha + background * (255 - alpha) + 127) / 255)
    }
}
#endif
