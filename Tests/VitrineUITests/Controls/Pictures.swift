import VitrineUI

/// Headers of image files, cut off after the dimensions.
enum Pictures {
    static func png(width: UInt32, height: UInt32) -> Data {
        Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8))
            + bytes(width, 4) + bytes(height, 4) + Data([8, 6, 0, 0, 0])
    }

    /// The beginning of a JPEG file, with a data segment before its frame header.
    static func jpeg(width: UInt32, height: UInt32, frame: UInt8 = 0xc0) -> Data {
        Data([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0xc0, 0xc0, 0xff, 0xff, frame, 0, 11, 8]) + bytes(height, 2)
            + bytes(width, 2) + Data([1, 1, 0x11, 0])
    }

    static func extendedWebP(width: UInt32, height: UInt32) -> Data {
        riff("VP8X") + Data([0, 0, 0, 0]) + Data(bytes(width - 1, 3).reversed()) + Data(bytes(height - 1, 3).reversed())
    }

    static func losslessWebP(width: UInt32, height: UInt32) -> Data {
        riff("VP8L") + Data([0x2f]) + Data(bytes((height - 1) << 14 | (width - 1), 4).reversed())
    }

    static func lossyWebP(width: UInt32, height: UInt32) -> Data {
        riff("VP8 ") + Data([0, 0, 0, 0x9d, 0x01, 0x2a]) + Data(bytes(width, 2).reversed())
            + Data(bytes(height, 2).reversed())
    }

    private static func riff(_ chunk: String) -> Data {
        Data("RIFF".utf8) + Data([0, 0, 0, 0]) + Data("WEBP".utf8) + Data(chunk.utf8) + Data([0, 0, 0, 0])
    }

    private static func bytes(_ value: UInt32, _ count: Int) -> Data {
        Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) })
    }
}
