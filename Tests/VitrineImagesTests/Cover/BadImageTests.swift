import Foundation
import Testing
import VitrineTesting

@testable import VitrineImages

@Suite struct BadImageTests {
    private func code(of path: String, _ limits: CoverLimits = .widget) throws -> ImageError.Code {
        try #require(throws: ImageError.self) { try CoverImage.make(from: path, limits: limits) }.code
    }

    @Test(arguments: [
        ("declares-60000.jpg", ImageError.Code.tooLarge), ("declares-60000.png", .tooLarge),
        ("declares-16383.webp", .tooLarge), ("declares-0.jpg", .empty), ("declares-0.png", .empty),
        ("three-hundred-scans.jpg", .damaged),
    ])
    func declaredSizesAreChecked(_ name: String, _ code: ImageError.Code) throws {
        let path = try Fixture.path(name)
        let error = try #require(throws: ImageError.self) { try CoverImage.make(from: path) }
        #expect(error.code == code)
        #expect(error.message.contains(name))
    }

    @Test(arguments: [
        "orientation-1.jpg", "progressive.jpg", "palette.png", "interlaced.png", "lossy.webp", "transparent.webp",
    ])
    func everyTruncationIsRejectedUnlessComplete(_ name: String) throws {
        let bytes = try Fixture.bytes(name)
        let whole = try CoverImage.make(from: bytes, named: name)
        for count in 0..<bytes.count {
            do throws(ImageError) {
                // The last bytes may only mark the end of the file.
                #expect(try CoverImage.make(from: Array(bytes[..<count]), named: name) == whole, "\(count) bytes")
            } catch {
                #expect(
                    [.truncated, .empty, .unknownFormat, .damaged].contains(error.code),
                    "\(count) bytes: \(error)"
                )
                if count > 32 { #expect(error.code != .unknownFormat, "\(count) bytes: \(error)") }
            }
        }
    }

    @Test func incompleteImageIsTruncated() throws {
        for name in ["orientation-1.jpg", "progressive.jpg", "palette.png", "lossy.webp"] {
            let bytes = try Fixture.bytes(name)
            let error = try #require(throws: ImageError.self) {
                try CoverImage.make(from: Array(bytes[..<(bytes.count * 3 / 4)]), named: name)
            }
            #expect(error.code == .truncated, "\(name): \(error)")
        }
    }

    /// Changes each byte once: the result is an error or a cover within the limits, never a crash.
    @Test(arguments: ["orientation-6.jpg", "progressive.jpg", "adobe-rgb.jpg", "interlaced.png", "lossy.webp"])
    func changedBytesNeverCrash(_ name: String) throws {
        let bytes = try Fixture.bytes(name)
        var limits = CoverLimits.widget
        limits.maximumSourceArea = 1_000_000
        var covers = 0
        for place in bytes.indices {
            var wrong = bytes
            wrong[place] ^= UInt8(truncatingIfNeeded: 1 << (place % 8))
            // Whether it is an error or a cover depends on the byte; both are valid.
            if let cover = try? CoverImage.make(from: wrong, named: name, limits: limits) {
                covers += 1
                #expect(cover.jpeg.count <= limits.maximumByteCount)
                #expect(cover.pixelWidth * cover.pixelHeight <= limits.maximumArea)
            }
        }
        #expect(covers < bytes.count)
    }

    @Test func textFileIsRejectedWhateverItsName() throws {
        let folder = try TestFolder()
        let path = try folder.put(Array("Dear reader, this is a letter.".utf8), as: "page.jpg")
        let error = try #require(throws: ImageError.self) { try CoverImage.make(from: path) }
        #expect(error.code == .unknownFormat)
        #expect(error.message.contains(path))
    }

    @Test func emptyAndMissingFilesFoldersAndPipesAreReported() throws {
        let folder = try TestFolder()
        let empty = try folder.put([], as: "page.jpg")
        let pipe = folder.path + "/pipe.jpg"
        #expect(mkfifo(pipe, 0o600) == 0)
        let cases = [
            (folder.path + "/none.jpg", ImageError.Code.missing), (folder.path, .notRegularFile),
            (pipe, .notRegularFile), (empty, .empty),
        ]
        for (path, code) in cases {
            let error = try #require(throws: ImageError.self) { try CoverImage.make(from: path) }
            #expect(error.code == code)
            #expect(error.message.contains(path))
        }
    }

    @Test func folderWithoutPermissionIsReported() throws {
        let folder = try TestFolder()
        let locked = folder.path + "/locked"
        try FileManager.default.createDirectory(atPath: locked, withIntermediateDirectories: false)
        let image = try folder.put(Fixture.bytes("gray.jpg"), as: "locked/page.jpg")
        #expect(chmod(locked, 0) == 0)
        defer { chmod(locked, 0o700) }
        let error = try #require(throws: ImageError.self) {
            try withoutRootPermissions { try CoverImage.make(from: image) }
        }
        #expect(error.code == .accessDenied)
        #expect(error.message.contains(image))
    }

    @Test func limitsAreObserved() throws {
        var limits = CoverLimits.widget
        limits.maximumWidth = 0
        #expect(try code(of: Fixture.path("gray.jpg"), limits) == .invalidLimits)
        limits = .widget
        limits.maximumSourceByteCount = 100
        #expect(try code(of: Fixture.path("gray.jpg"), limits) == .tooLarge)
        limits = .widget
        limits.wholeImageMemory = 5000
        #expect(try code(of: Fixture.path("orientation-6.webp"), limits) == .needsTooMuchMemory, "lossless WebP")
    }

    @Test func extraBytesAfterTheImageAreIgnored() throws {
        for name in ["gray.jpg", "palette.png"] {
            let bytes = try Fixture.bytes(name)
            let whole = try CoverImage.make(from: bytes, named: name)
            #expect(try CoverImage.make(from: bytes + [1, 2, 3], named: name) == whole)
        }
    }
}
