/// About 66 kilobytes that decompress to about ten megabytes of zeros.
///
/// With DEFLATE's fixed code (RFC 1951, 3.2.6) a repetition of 258 bytes at distance 1 takes 13 bits, so that eight of
/// them are 13 bytes. So the bomb needs no compressor, and no large data is in memory.
public enum GzipBomb {
    /// The number of decompressed bytes.
    public static let unpackedCount = 10_485_379

    /// The compressed bytes.
    public static let bytes: [UInt8] = {
        // The header, and one zero.
        var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF, 0x63, 0x18]
        let repetitions: [UInt8] = [0x05, 0xA3, 0x60, 0x14, 0x8C, 0x82, 0x51, 0x30, 0x0A, 0x46, 0xC1, 0x28, 0x18]
        for _ in 0..<5_080 { bytes += repetitions }
        // The last repetition with the end of the block, the checksum of the zeros (CRC-32), and their number.
        return bytes + [0x05, 0x00, 0xC3, 0x8F, 0x4F, 0x2D, 0x83, 0xFE, 0x9F, 0x00]
    }()
}
