import DBMultiverseApp
import Foundation
import Testing
import VitrineTesting

@Suite struct BadArchiveTests {
    @Test(arguments: [
        "../page.png", "a/../../page.png", "/etc/page.png", "C:/page.png", "a\\..\\page.png", "a/\u{1B}[2J.png", "..",
        "a/..", "../", String(repeating: "a", count: 1100) + ".png",
    ])
    func namesOutsideTheFolderAreRefused(_ name: String) throws {
        let error = try refused { $0.add(name, onePixel) }
        #expect(error.code == .unsafeName)
        #expect(!error.message.contains("\u{1B}"))
        #expect(error.message.utf8.count < 600)
    }

    @Test(arguments: [("page.png", "page.png"), ("page.png", "PAGE.PNG")])
    func duplicateNamesAreRefused(_ first: String, _ second: String) throws {
        let error = try refused {
            $0.add(first, onePixel)
            $0.add(second, onePixel)
        }
        #expect(error.code == .duplicateName, "\(error)")
        #expect(error.message.contains(second))
    }

    @Test func errorNamesFileThatIsNotAnImage() throws {
        for (name, bytes) in [("setup.exe", onePixel), ("page.jpg", Array("a letter".utf8)), ("page.png", [])] {
            let error = try refused {
                $0.add("1.png", onePixel)
                $0.add(name, bytes)
            }
            #expect(error.code == .notImage)
            #expect(error.message.contains(name))
        }
    }

    @Test func linksAndEncryptedPagesAreRefused() throws {
        #expect(try refused { $0.add("1.png", Array("/etc/passwd".utf8), mode: 0o120777) }.code == .unsafeName)
        #expect(try refused { $0.add("1.png", onePixel, flags: 1) }.code == .encrypted)
    }

    @Test func tooManyEntriesAreRefusedBeforeReading() throws {
        let error = try refused { maker in for number in 0..<2001 { maker.add("\(number).png", onePixel) } }
        #expect(error.code == .tooManyPages)
        #expect(error.message.contains("2001"))
    }

    @Test func archiveBombIsRefusedWithoutUnpacking() throws {
        for zeros in [70_000_000, 4_000_000] {
            let folder = try TestFolder()
            try ArchiveMaker.packed("1.png", zeros: zeros, to: folder.path + "/bomb.cbz")
            let error = try #require(throws: ComicError.self) { try ComicSource(path: folder.path + "/bomb.cbz") }
            #expect(error.code == .tooLarge)
            #expect(error.message.contains("1.png"))
        }
    }

    @Test func totalSizeOfPagesIsLimited() throws {
        var limits = ComicLimits.standard
        limits.maximumByteCount = onePixel.count * 2
        let error = try refused(limits: limits) { maker in for number in 1...3 { maker.add("\(number).png", onePixel) }
        }
        #expect(error.code == .tooLarge)
        #expect(error.message.contains("3.png"))
    }

    @Test func pageWithTooManyDeclaredPixelsIsRefused() throws {
        let huge = Array(TestImage.header(width: 60_000, height: 60_000)) + onePixel.dropFirst(33)
        let error = try refused { $0.add("1.png", huge) }
        #expect(error.code == .tooLarge, "\(error)")
        #expect(error.message.contains("60000"))
    }

    @Test func wrongDeclaredSizesAreRefused() throws {
        for declared in [10, 10_000] {
            let error = try refused(read: true) { $0.add("1.png", onePixel, declared: declared) }
            #expect([.damaged, .notImage, .tooLarge].contains(error.code), "\(error)")
        }
    }

    @Test func truncatedArchivesAreRefused() throws {
        var maker = ArchiveMaker()
        maker.add("1.png", onePixel)
        let folder = try TestFolder()
        for count in 0..<maker.bytes.count {
            let path = try folder.put(Array(maker.bytes[..<count]), as: "cut.cbz")
            let error = try #require(throws: ComicError.self) { try ComicSource(path: path) }
            #expect([.notComic, .damaged].contains(error.code), "\(count) bytes: \(error)")
        }
    }

    /// Changes each byte once and expects an error or the same pages, but no crash.
    @Test func wrongByteGivesErrorOrPages() throws {
        var maker = ArchiveMaker()
        maker.add("a/1.png", onePixel)
        maker.add("a/2.png", onePixel)
        let folder = try TestFolder()
        for place in maker.bytes.indices {
            var bytes = maker.bytes
            bytes[place] ^= UInt8(1 << (place % 8))
            let path = try folder.put(bytes, as: "wrong.cbz")
            do throws(ComicError) {
                let comic = try ComicSource(path: path)
                for page in comic.pages { #expect(try comic.bytes(of: page).count == page.byteCount) }
            } catch {
                #expect(error.message.contains("wrong.cbz"), "\(error.message)")
            }
        }
    }

    @Test func missingEmptyAndUnsupportedPathsHaveTheirOwnCodes() throws {
        let folder = try TestFolder()
        #expect(try #require(throws: ComicError.self) { try ComicSource(path: folder.path + "/none") }.code == .missing)
        #expect(try #require(throws: ComicError.self) { try ComicSource(path: folder.path) }.code == .noPages)
        #expect(try #require(throws: ComicError.self) { try ComicSource(path: "/dev/null") }.code == .notComic)
    }

    @Test func linksInAFolderAreRefused() throws {
        let folder = try TestFolder()
        try folder.put(onePixel, as: "1.png")
        #expect(symlink("/etc/passwd", folder.path + "/2.png") == 0)
        let error = try #require(throws: ComicError.self) { try ComicSource(path: folder.path) }
        #expect(error.code == .unsafeName)
        #expect(error.message.contains("2.png"))
    }

    @Test func folderWithoutPermissionIsReported() throws {
        let folder = try TestFolder()
        #expect(chmod(folder.path, 0) == 0)
        defer { chmod(folder.path, 0o700) }
        let error = try #require(throws: ComicError.self) {
            try withoutRootPermissions { try ComicSource(path: folder.path) }
        }
        #expect(error.code == .accessDenied)
    }

    private func refused(
        limits: ComicLimits = .standard,
        read: Bool = false,
        _ make: (inout ArchiveMaker) -> Void
    ) throws -> ComicError {
        var maker = ArchiveMaker()
        make(&maker)
        let folder = try TestFolder()
        let path = try folder.put(maker.bytes, as: "bad.cbz")
        return try #require(throws: ComicError.self) {
            let comic = try ComicSource(path: path, limits: limits)
            if read { for page in comic.pages { _ = try comic.bytes(of: page) } }
        }
    }
}
