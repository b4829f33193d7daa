import Foundation
import Testing
import VitrineTesting

@testable import VitrineImages

/// A file of the folder Fixtures, whose README states its origin.
enum Fixture {
    static func path(_ name: String) throws -> String {
        try #require(Bundle.module.path(forResource: "Fixtures/" + name, ofType: nil), "no fixture \(name)")
    }

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
    }
}

/// A JPEG's pixels, decoded at full size.
struct DecodedCover {
    let width: Int
    let height: Int
    private var rows: [[UInt8]] = []

    init(_ cover: CoverImage) throws {
        var rows: [[UInt8]] = []
        var size = CoverSize(width: 0, height: 0)
        try cover.jpeg.withUnsafeBufferPointer { memory in
            var reader = try JPEGRows(ImageInput(memory: memory, name: "cover"), limits: .widget)
            try reader.start(for: CoverSize(width: reader.header.storedWidth, height: reader.header.storedHeight))
            size = reader.decodedSize
            var row = [UInt8](repeating: 0, count: size.width * 4)
            for _ in 0..<size.height {
                try row.withUnsafeMutableBufferPointer { buffer in try reader.read(into: #require(buffer.baseAddress)) }
                rows.append(row)
            }
        }
        self.rows = rows
        width = size.width
        height = size.height
    }

    /// Red, green and blue.
    subscript(x: Int, y: Int) -> [Int] { rows[y][(4 * x)..<(4 * x + 3)].map(Int.init) }
}

extension Array where Element == Int {
    /// Whether every number differs from its counterpart by at most `distance`.
    func isNear(_ other: [Int], within distance: Int) -> Bool {
        zip(self, other).allSatisfy { abs($0 - $1) <= distance }
    }
}

/// A new folder, removed at the end of the test.
typealias TestFolder = TemporaryContainers

extension TemporaryContainers {
    func put(_ bytes: [UInt8], as name: String) throws -> String {
        try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
        return path + "/" + name
    }
}
