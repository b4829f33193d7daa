import Foundation
import Synchronization

/// Small images of one colour, which every decoder reads; two colours give two different files.
enum TestImage {
    /// The pages made so far: the tests' comics are alike, and a checksum takes long without optimization.
    private static let made = Mutex<[[UInt8]: Data]>([:])

    /// Returns an 8-bit RGB PNG of 60 by 90 pixels.
    static func png(red: UInt8 = 20, green: UInt8 = 60, blue: UInt8 = 200) -> Data {
        let color = [red, green, blue]
        if let image = made.withLock({ $0[color] }) { return image }
        let image = png(width: 60, height: 90, of: color)
        made.withLock { $0[color] = image }
        return image
    }

    /// Returns an 8-bit RGB PNG with uncompressed rows.
    static func png(width: Int, height: Int, of color: [UInt8] = [20, 60, 200]) -> Data {
        var row: [UInt8] = [0]
        for _ in 0..<width { row += color }
        var rows: [UInt8] = []
        for _ in 0..<height { rows += row }
        return header(width: width, height: height) + Data(chunk("IDAT", stored(rows)) + chunk("IEND", []))
    }

    /// Returns the beginning of a PNG, which states its size.
    static func header(width: Int, height: Int) -> Data {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let content = number(UInt32(width)) + number(UInt32(height)) + [8, 2, 0, 0, 0]
        return Data(signature + chunk("IHDR", content))
    }

    /// Returns a zlib stream of stored blocks (RFC 1950, RFC 1951).
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        while start < bytes.count {
            let end = min(start + 65_535, bytes.count)
            let count = UInt16(end - start)
            stream.append(end == bytes.count ? 1 : 0)
            stream += [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
            stream += bytes[start..<end]
            start = end
        }
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        return stream + number(b << 16 | a)
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return number(UInt32(content.count)) + body + number(ArchiveMaker.checksum(of: body))
    }

    private static func number(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    }
}
