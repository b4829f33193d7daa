import FaultyService
import Foundation
import Testing
import VitrineTesting

@testable import HangangjariService

@Suite("Gzip")
struct GzipTests {
    @Test(
        "round-trips data with lengths around the buffer sizes",
        arguments: [0, 1, 2, 203, 204, 205, 4095, 4096, 4097, 300_000]
    )
    func roundTrip(count: Int) throws {
        var random = SeededRandom(seed: 5, "gzip", String(count))
        let noise = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        for bytes in [noise, [UInt8](repeating: 65, count: count)] {
            let packed = try Gzip.compress(bytes)
            #expect(try Gzip.expand(packed, limit: count) == bytes)
        }
    }

    @Test("decompresses no more than the limit, even for a small bomb")
    func limit() throws {
        let packed = try Gzip.compress([UInt8](repeating: 0, count: 1_000_000))
        #expect(throws: ServiceError.self) { try Gzip.expand(packed, limit: 999_999) }
        #expect(try Gzip.expand(packed, limit: 1_000_000).count == 1_000_000)
        #expect(throws: ServiceError.self) { try Gzip.expand(GzipBomb.bytes, limit: 1 << 20) }
        #expect(try Gzip.expand(GzipBomb.bytes, limit: 20_000_000).count == GzipBomb.unpackedCount)
    }

    @Test("truncated at any byte, or with a wrong checksum, is refused")
    func cut() throws {
        var packed = try Gzip.compress(Array("the river, the park, the river, the park".utf8))
        for length in 0..<packed.count {
            #expect(throws: ServiceError.self, "\(length) bytes") {
                try Gzip.expand(Array(packed.prefix(length)), limit: 1000)
            }
        }
        packed[packed.count - 8] ^= 1
        #expect(throws: ServiceError.self) { try Gzip.expand(packed, limit: 1000) }
    }

    @Test("can be read by the system's gzip")
    func systemGzip() throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let file = URL(filePath: folder.path).appending(path: "a.gz")
        try Data(try Gzip.compress(Array("뚝섬".utf8))).write(to: file)
        #expect(try Program(name: "env", at: "/usr/bin").run(["gzip", "-dc", file.path]).output == "뚝섬")
    }
}
