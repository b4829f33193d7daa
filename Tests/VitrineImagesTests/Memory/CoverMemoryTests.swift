import Foundation
import Testing
import VitrineTesting

@testable import VitrineImages

/// The peak memory for one cover, as counted by the system for a separate process.
@Suite(.serialized) struct CoverMemoryTests {
    /// The memory of a debug build with its libraries alone, in kB: about twelve megabytes.
    private let program = 14_000

    @Test func rowsAreNotKeptInMemory() throws {
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
    func dataBeyondTheLimitGoToTheScratchFile(_ bound: Int) throws {
        let folder = try TestFolder()
        // About 1500 × 2250 coefficients: 10 MB for the JPEG; 13.5 MB of rows for the PNG.
        for name in ["progressive", "interlaced"] {
            let path = try folder.put(Fixture.bytes("large-" + name), as: name)
            let run = try CoverProbe.run(path, folder: folder, memory: bound)
            #expect(run.status == 0, "\(run.output)")
            #expect(run.peakKilobytes < program + 6000 + bound / 1000, "\(name): \(run.peakKilobytes) kB")
            let inMemory = try CoverImage.make(from: path)
            let inPieces = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/cover.jpg"))
            #expect(inMemory.jpeg == [UInt8](inPieces), "\(name) gives a different cover")
        }
    }

    @Test func missingScratchFolderIsReported() throws {
        let folder = try TestFolder()
        for name in ["progressive", "interlaced"] {
            let path = try folder.put(Fixture.bytes("large-" + name), as: name)
            let run = try CoverProbe.run(path, folder: folder, memory: 100_000, scratch: folder.path + "/none")
            #expect(run.status == 65)
            #expect(run.output.hasPrefix("inputOutput: ") && run.output.contains("/none"), "\(run.output)")
        }
    }
}
