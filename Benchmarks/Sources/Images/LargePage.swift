import Foundation
import VitrineImages

/// A scan of 24 megapixels, as a baseline and as a progressive JPEG.
struct LargePage {
    static let width = 4000
    static let height = 6000

    let baseline: String
    let progressive: String

    /// Draws the page into a folder: colour gradients, edges like those of letters, and the grain of a scanner.
    init(in folder: BenchmarkFolder) throws {
        baseline = folder.path + "/page.jpg"
        progressive = folder.path + "/page-progressive.jpg"
        var pixels = [UInt8](repeating: 255, count: Self.width * Self.height * 4)
        var grain: UInt32 = 2_463_534_242
        for y in 0..<Self.height {
            for x in 0..<Self.width {
                grain ^= grain << 13
                grain ^= grain >> 17
                grain ^= grain << 5
                let isInk = (x / 37 + y / 53).isMultiple(of: 7) && (x * y / 900).isMultiple(of: 3)
                let place = (y * Self.width + x) * 4
                let noise = Int(grain & 15)
                pixels[place] = UInt8(isInk ? noise : x * 220 / Self.width + noise)
                pixels[place + 1] = UInt8(isInk ? noise : y * 220 / Self.height + noise)
                pixels[place + 2] = UInt8(isInk ? noise : 220 - x * 200 / Self.width + noise)
            }
        }
        let jpeg = try pixels.withUnsafeBufferPointer {
            try ImageEncoder.encode($0, width: Self.width, height: Self.height, as: .jpeg)
        }
        try Data(jpeg).write(to: URL(fileURLWithPath: baseline))
        try Self.run("/usr/bin/vips", "copy", baseline, progressive + "[interlace,Q=85]")
    }

    private static func run(_ program: String, _ arguments: String...) throws {
        let process = try Process.run(URL(fileURLWithPath: program), arguments: arguments)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw UsageError(text: "\(program) ended with \(process.terminationStatus); install it with Scripts/setup")
        }
    }
}
