/// About 66 kilobytes that decompress to about ten megabytes of zeros.
///
/// The data uses DEFLATE's fixed code (RFC 1951, 3.2.6): one zero, then repetitions of 258 bytes at distance 1, each of
/// which takes 13 bits. So the bomb needs no compressor, and no large data is in memory.
public enum GzipBomb {
    /// The number of decompressed bytes.
    public static let unpackedCount = 1 + repetitions * 258

    /// The compressed bytes.
    public static let bytes: [UInt8] = {
        var bits = BitWriter()
        // The last block, with the fixed code.
        bits.write(1, count: 1)
        bits.write(1, count: 2)
        // Literal 0 has the code 0011 0000.
        bits.writeCode(0b0011_0000, count: 8)
        for _ in 0..<repetitions {
            // Length 258 is symbol 285, code 1100 0101 without further bits; distance 1 is symbol 0 of five bits.
            bits.writeCode(0b1100_0101, count: 8)
            bits.writeCode(0, count: 5)
        }
        // The end of the block is symbol 256, code 000 0000.
        bits.writeCode(0, count: 7)
        let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
        return header + bits.finished + littleEndian(checksumOfZeros) + littleEndian(UInt32(unpackedCount))
    }()

    private static let repetitions = 40_643

    /// The CRC-32 of ``unpackedCount`` zeros.
    private static var checksumOfZeros: UInt32 {
        var table = [UInt32](repeating: 0, count: 256)
        for index in 0..<256 {
            table[index] = (0..<8)
                .reduce(UInt32(index)) { value, _ in
                    value & 1 == 1 ? (value >> 1) ^ 0xEDB8_8320 : value >> 1
                }
        }
        var checksum: UInt32 = 0xFFFF_FFFF
        for _ in 0..<unpackedCount { checksum = (checksum >> 8) ^ table[Int(checksum & 0xFF)] }
        return checksum ^ 0xFFFF_FFFF
    }

    private static func littleEndian(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private struct BitWriter {
        private var bytes: [UInt8] = []
        private var pending: UInt32 = 0
        private var pendingCount = 0

        /// Writes a number, starting with its least significant bit.
        mutating func write(_ number: UInt32, count: Int) {
            pending |= number << UInt32(pendingCount)
            pendingCount += count
            while pendingCount >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: pending))
                pending >>= 8
                pendingCount -= 8
            }
        }

        /// Writes a code, starting with its most significant bit, as DEFLATE requires.
        mutating func writeCode(_ code: UInt32, count: Int) {
            for index in stride(from: count - 1, through: 0, by: -1) { write((code >> UInt32(index)) & 1, count: 1) }
        }

        /// The bytes; the last byte is filled with zeros.
        var finished: [UInt8] {
            pendingCount == 0 ? bytes : bytes + [UInt8(truncatingIfNeeded: pending)]
        }
    }
}
