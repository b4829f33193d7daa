import CLibZip
import Foundation
import Testing
import VitrineTesting

/// Builds invalid ZIP archives: names are not checked, and files are stored uncompressed.
struct ArchiveMaker {
    private var files: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    init(_ files: [(name: String, content: Data)] = []) {
        for file in files { add(file.name, Array(file.content)) }
    }

    /// Adds a file with its Unix mode, its flags (bit 0 is encryption), and a size and checksum that may be wrong.
    mutating func add(
        _ name: String,
        _ bytes: [UInt8],
        mode: Int = 0o100644,
        flags: Int = 0,
        declared: Int? = nil,
        checksum: UInt32? = nil
    ) {
        let place = files.count
        let name = Array(name.utf8)
        let sum = Int(checksum ?? Self.checksum(of: bytes))
        var shared: [UInt8] = []
        let fields = [
            (flags, 2), (0, 2), (0, 2), (0x5821, 2), (sum, 4), (bytes.count, 4), (declared ?? bytes.count, 4),
            (name.count, 2), (0, 2),
        ]
        for (value, count) in fields { shared += le(value, count) }
        files += le(0x0403_4B50, 4) + le(20, 2) + shared + name + bytes
        directory += le(0x0201_4B50, 4) + le(3 << 8 | 20, 2) + le(20, 2) + shared
        // No comment, disk number or internal attributes; then the Unix mode and the offset of the file.
        directory += le(0, 6) + le(mode << 16, 4) + le(place, 4) + name
        count += 1
    }

    /// The bytes of the archive.
    var bytes: [UInt8] {
        var end = le(0x0605_4B50, 4) + le(0, 4)
        for (value, size) in [(count, 2), (count, 2), (directory.count, 4), (files.count, 4), (0, 2)] {
            end += le(value, size)
        }
        return files + directory + end
    }

    /// Writes an archive with a compressed file of zeros.
    static func packed(_ name: String, zeros: Int, to path: String) throws {
        var code: Int32 = 0
        let archive = try #require(zip_open(path, ZIP_CREATE, &code))
        let buffer = try #require(calloc(1, zeros))
        let source = zip_source_buffer(archive, buffer, zip_uint64_t(zeros), 1)
        #expect(zip_file_add(archive, name, source, 0) == 0)
        #expect(zip_close(archive) == 0)
    }

    private func le(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// Returns the CRC-32 that ZIP and PNG use.
    static func checksum(of bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { sum, byte in sum >> 8 ^ table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
    }

    private static let table: [UInt32] = (0..<256)
        .map { byte in
            var sum = UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
            return sum
        }
}

/// A new folder that is removed after the test.
final class TestFolder: Sendable {
    private let containers: TemporaryContainers

    init() throws {
        containers = try TemporaryContainers()
    }

    var path: String { containers.path }

    @discardableResult
    func put(_ bytes: [UInt8], as name: String) throws -> String {
        try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
        return path + "/" + name
    }

    func names(in folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
    }
}

/// A PNG with one pixel.
let onePixel: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00,
    0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00, 0x00, 0x00, 0x00, 0x3A, 0x7E, 0x9B, 0x55, 0x00, 0x00, 0x00, 0x0A, 0x49,
    0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x68, 0x00, 0x00, 0x00, 0x82, 0x00, 0x81, 0x77, 0xCD, 0x72, 0xB6, 0x00, 0x00,
    0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
]
