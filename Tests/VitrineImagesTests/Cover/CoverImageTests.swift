import Testing

@testable import VitrineImages

@Suite struct CoverImageTests {
    @Test(arguments: ["orientation-1.jpg", "palette.png", "lossy.webp", "progressive.jpg", "interlaced.png"])
    func everyFormatGivesTheSameImage(_ name: String) throws {
        let cover = try CoverImage.make(from: Fixture.path(name))
        #expect(cover.pixelWidth == 48)
        #expect(cover.pixelHeight == 72)
        try expectUpright(cover)
    }

    @Test(arguments: 1...8)
    func everyOrientationIsRotatedUpright(_ orientation: Int) throws {
        let path = try Fixture.path("orientation-\(orientation).jpg")
        #expect(try ImageHeader.read(from: path).orientation.rawValue == orientation)
        try expectUpright(try CoverImage.make(from: path))
    }

    @Test(arguments: ["orientation-6.png", "orientation-6.webp"])
    func orientationIsAppliedInOtherFormats(_ name: String) throws {
        try expectUpright(try CoverImage.make(from: Fixture.path(name)))
    }

    @Test(arguments: 1...8)
    func rotatedImagesAreScaledToo(_ orientation: Int) throws {
        var limits = CoverLimits.widget
        limits.maximumWidth = 24
        let cover = try CoverImage.make(from: Fixture.path("orientation-\(orientation).jpg"), limits: limits)
        #expect([cover.pixelWidth, cover.pixelHeight] == [24, 36])
        let pixels = try DecodedCover(cover)
        #expect(pixels[6, 9].isNear([220, 30, 30], within: 12))
        #expect(pixels[18, 9].isNear([30, 160, 60], within: 12))
        #expect(pixels[6, 27].isNear([40, 60, 200], within: 12))
    }

    /// The expected values: the colour's XYZ from the profile's own primaries and gamma, then sRGB's matrix and curve.
    @Test(arguments: [
        ("adobe-rgb.jpg", [0, 181, 42]), ("display-p3.png", [64, 184, 19]), ("display-p3.webp", [64, 184, 19]),
        ("gray-linear.jpg", [137, 137, 137]), ("gray.jpg", [90, 90, 90]), ("damaged-profile.jpg", [100, 180, 60]),
        ("gray-alpha.png", [167, 167, 167]), ("sixteen-bit.png", [156, 156, 156]),
        ("transparent.png", [241, 191, 191]), ("transparent.webp", [241, 191, 191]),
        ("animated.png", [250, 120, 0]), ("animated.webp", [250, 120, 0]), ("cmyk.jpg", [235, 51, 0]),
    ])
    func coloursAreConvertedToStandardRGB(_ name: String, _ expected: [Int]) throws {
        let pixels = try DecodedCover(try CoverImage.make(from: Fixture.path(name)))
        #expect(pixels[16, 16].isNear(expected, within: 4), "\(name): \(pixels[16, 16]) instead of \(expected)")
    }

    @Test func backgroundShowsThrough() throws {
        var limits = CoverLimits.widget
        limits.background = 0x00_00_80
        let pixels = try DecodedCover(try CoverImage.make(from: Fixture.path("transparent.png"), limits: limits))
        #expect(pixels[16, 16].isNear([50, 0, 96], within: 4))
    }

    @Test func metadataIsRemoved() throws {
        for name in ["orientation-6.jpg", "adobe-rgb.jpg"] {
            let cover = try CoverImage.make(from: Fixture.path(name))
            let markers = zip(cover.jpeg, cover.jpeg.dropFirst()).filter { $0 == 0xFF && (0xE1...0xEF).contains($1) }
            #expect(markers.isEmpty, "\(name) keeps \(markers.count) application segments")
        }
    }

    @Test func sameFileGivesTheSameBytes() throws {
        let path = try Fixture.path("progressive.jpg")
        #expect(try CoverImage.make(from: path) == CoverImage.make(from: path))
        #expect(try CoverImage.make(from: path) == CoverImage.make(from: Fixture.bytes("progressive.jpg"), named: "x"))
    }

    @Test(arguments: ImageFormat.allCases)
    func largeImagesAreReducedToTheLimits(_ format: ImageFormat) throws {
        let bytes = try LargePicture.file(width: 1600, height: 2400, as: format)
        let cover = try CoverImage.make(from: bytes, named: "large")
        #expect([cover.pixelWidth, cover.pixelHeight] == [600, 900])
        #expect(cover.jpeg.count <= 60_000)
        let header = try ImageHeader.read(from: cover.jpeg, named: "cover")
        #expect([header.pixelWidth, header.pixelHeight] == [600, 900])
        #expect(header.format == .jpeg)
    }

    @Test(arguments: [60_000, 20_000, 6000, 2000])
    func byteLimitReducesQualityAndThenSize(_ limit: Int) throws {
        let bytes = try LargePicture.file(width: 800, height: 1200, as: .jpeg)
        var limits = CoverLimits.widget
        limits.maximumByteCount = limit
        let cover = try CoverImage.make(from: bytes, named: "large", limits: limits)
        #expect(cover.jpeg.count <= limit)
        #expect(cover.quality >= limits.minimumQuality)
        #expect(cover.pixelWidth <= 600)
    }

    private func expectUpright(_ cover: CoverImage, at location: SourceLocation = #_sourceLocation) throws {
        let pixels = try DecodedCover(cover)
        let found = [pixels[12, 18], pixels[36, 18], pixels[12, 54], pixels[36, 54]]
        let expected = [[220, 30, 30], [30, 160, 60], [40, 60, 200], [240, 240, 240]]
        for (one, other) in zip(found, expected) {
            #expect(one.isNear(other, within: 12), "\(found)", sourceLocation: location)
        }
    }
}
