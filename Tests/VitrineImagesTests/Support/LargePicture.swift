import Foundation
import Testing

@testable import VitrineImages

/// Large images, created on demand: 24 megapixels are too large for a fixture in the repository.
enum LargePicture {
    /// Gradients with stripes: content that does not compress to almost nothing, and is the same on every run.
    static func pixels(width: Int, height: Int) -> [UInt8] {
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        pixels.withUnsafeMutableBytes { bytes in
            let words = bytes.bindMemory(to: UInt32.self)
            for y in 0..<height {
                let row = words.baseAddress.map { $0 + y * width }
                // Draw only one of 64 rows and copy it; debug builds would need a minute for all of them.
                if y.isMultiple(of: 64) {
                    for x in 0..<width {
                        let noise = UInt32(truncatingIfNeeded: (x &* 2_654_435_761 ^ y &* 40_503) >> 7) & 0x1F_1F_1F
                        row?[x] = UInt32(x * 200 / width) << 16 | UInt32(y * 200 / height) << 8 | 0x40 | noise
                    }
                } else if let row {
                    row.update(from: row - width, count: width)
                }
            }
        }
        return pixels
    }

    static func file(width: Int, height: Int, as format: ImageFormat) throws -> [UInt8] {
        try pixels(width: width, height: height)
            .withUnsafeBufferPointer { try ImageEncoder.encode($0, width: width, height: height, as: format) }
    }
}
