import Foundation
import Testing

@testable import VitrineImages

/// What one cover takes, in a process of its own: the peak that the system counted.
@Suite(.serialized) struct CoverMemoryTests {
    /// A debug build and its libraries alone take about twelve megabytes.
    private let program = 14_000

    @Test func rowsAreNotKept() throws {
        for format in [ImageFormat.jpeg, .png] {
            let folder = try TestFolder()
            let path = try folder.put(try LargePicture.file(width: 4000, height: 6000, as: format), as: "large")
            let run = try CoverProbe.run(path, folder: folder)
            #expect(run.status == 0, "\(run.output)")
            #expect(run.output.hasPrefix("600 900 "))
            // 96 MB of pixels.
            #expect(run.peakKilobytes < program + 8000, "\(format): \(run.peakKilobytes) kB")
        }
    }

    @Test(arguments: [2_000_000, 16_000_000])
    func whatIsBeyondTheBoundGoesToTheScratchFile(_ bound: Int) throws {
        let folder = try TestFolder()
        // 1500 × 2250 coefficients and a little: 10 MB for JPEG; 13.5 MB of rows for PNG.
        for name in ["progressive", "interlaced"] {
            let path = try folder.put(try large(name), as: name)
            let run = try CoverProbe.run(path, folder: folder, memory: bound)
            #expect(run.status == 0, "\(run.output)")
            #expect(run.peakKilobytes < program + 6000 + bound / 1000, "\(name): \(run.peakKilobytes) kB")
            let inMemory = try CoverImage.make(from: path)
            let inPieces = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/cover.jpg"))
            #expect(inMemory.jpeg == [UInt8](inPieces), "\(name) comes out another")
        }
    }

    @Test func aScratchFolderThatIsNotThereIsNamed() throws {
        let folder = try TestFolder()
        for name in ["progressive", "interlaced"] {
            let path = try folder.put(try large(name), as: name)
            let run = try CoverProbe.run(path, folder: folder, memory: 100_000, scratch: folder.path + "/none")
            #expect(run.status == 65)
            #expect(run.output.hasPrefix("inputOutput: ") && run.output.contains("/none"), "\(run.output)")
        }
    }

    /// An ordinary file turned into one whose rows do not come from top to bottom.
    private func large(_ name: String) throws -> [UInt8] {
        try Fixture.bytes("large-" + name)
    }
}
