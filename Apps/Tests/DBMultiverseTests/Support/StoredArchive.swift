import Foundation

/// Builds a ZIP archive of uncompressed files, including names that no tool would write.
enum StoredArchive {
    static func data(_ files: [(name: String, content: Data)]) -> Data {
        var body = Data()
        var directory = Data()
        for (name, content) in files {
            let offset = body.count
            let entry =
                word(20) + word(0) + word(0) + word(0) + word(0x21) + long(checksum(content))
                + long(UInt32(content.count)) + long(UInt32(content.count)) + word(UInt16(name.utf8.count))
            body += long(0x0403_4B50) + entry + word(0) + Data(name.utf8) + content
            directory += long(0x0201_4B50) + word(20) + entry + word(0) + word(0) + word(0) + word(0) + long(0)
            directory += long(UInt32(offset)) + Data(name.utf8)
        }
        let count = word(UInt16(files.count))
        let end = long(0x0605_4B50) + word(0) + word(0) + count + count
        return body + directory + end + long(UInt32(directory.count)) + long(UInt32(body.count)) + word(0)
    }

    private static func checksum(_ data: Data) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in data {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }

    private static func word(_ value: UInt16) -> Data { Data([UInt8(value & 0xFF), UInt8(value >> 8)]) }

    private static func long(_ value: UInt32) -> Data {
        Data([0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) })
    }
}
