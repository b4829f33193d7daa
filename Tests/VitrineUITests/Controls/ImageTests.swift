import Testing
import VitrineTesting
import WidgetArchive

@testable import PortableUI

struct ImageHeaderTests {
    @Test(
        arguments: [
            ("png", Pictures.png(width: 300, height: 7), "image/png"),
            ("jpeg", Pictures.jpeg(width: 300, height: 7), "image/jpeg"),
            ("progressive jpeg", Pictures.jpeg(width: 300, height: 7, frame: 0xc2), "image/jpeg"),
            ("extended webp", Pictures.extendedWebP(width: 300, height: 7), "image/webp"),
            ("lossless webp", Pictures.losslessWebP(width: 300, height: 7), "image/webp"),
            ("lossy webp", Pictures.lossyWebP(width: 300, height: 7), "image/webp"),
        ]
    )
    func dimensionsAreReadFromTheHeader(_ name: String, _ data: Data, _ mediaType: String) {
        let header = ImageHeader(data)
        #expect(header?.mediaType == mediaType && header?.pixelWidth == 300 && header?.pixelHeight == 7, "\(name)")
    }

    @Test(arguments: [
        Pictures.png(width: 3, height: 2), Pictures.jpeg(width: 3, height: 2), Pictures.lossyWebP(width: 3, height: 2),
    ])
    func truncatedFilesAreRejected(_ data: Data) {
        let shortest = (0...data.count).first { ImageHeader(data.prefix($0)) != nil }
        #expect(shortest ?? 0 > 12)
        // Once the dimensions are complete, every longer prefix has them too.
        for count in (shortest ?? 0)...data.count { #expect(ImageHeader(data.prefix(count)) != nil) }
    }

    @Test func otherFileTypesAreRejected() {
        #expect(ImageHeader(Data()) == nil)
        #expect(ImageHeader(Data("GIF89a and more than enough bytes to look at".utf8)) == nil)
        #expect(ImageHeader(Pictures.png(width: 0, height: 5)) == nil)
        #expect(ImageHeader(Data([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])) == nil)
    }

    @Test func damagedHeaderIsReadOrRefused() throws {
        struct Refusal: Error {}
        let pictures = [Pictures.png(width: 9, height: 9), Pictures.jpeg(width: 9, height: 9)].map { [UInt8]($0) }
        try FuzzRun("picture-header")(pictures) { input in
            guard let header = ImageHeader(Data(input)) else { throw Refusal() }
            #expect(header.pixelWidth > 0)
        }
    }

    @Test func dataSliceIsReadFromItsStartIndex() {
        let padded = Data([1, 2, 3]) + Pictures.png(width: 5, height: 6)
        #expect(ImageHeader(padded.dropFirst(3))?.pixelHeight == 6)
    }
}

@MainActor
struct ImageTests {
    private let file = UIImage(data: Pictures.png(width: 60, height: 30), scale: 3)

    @Test func imageKeepsItsSizeUnlessResizable() throws {
        let picture = Image(uiImage: try #require(file))
        #expect(drawn(picture) == "40,45 20x10 image image/png stretch")
        #expect(drawn(picture.resizable()) == "0,0 100x100 image image/png stretch")
        #expect(drawn(picture.resizable().scaledToFit()) == "0,25 100x50 image image/png stretch")
        #expect(
            drawn(picture.resizable().scaledToFill().frame(width: 50, height: 50).clipped()) == """
                25,25 50x50 group {clip rectangle}
                  -25,0 100x50 image image/png stretch
                """
        )
        #expect(drawn(picture.resizable(resizingMode: .tile)) == "0,0 100x100 image image/png tile")
    }

    @Test func templateImageUsesTheForeground() throws {
        let picture = Image(uiImage: try #require(file)).renderingMode(.template)
        #expect(drawn(picture.foregroundStyle(.red)) == "40,45 20x10 image image/png stretch red")
    }

    @Test func imageIsDrawnInTheColorThatItWasGiven() throws {
        func color(of image: UIImage) -> String? {
            drawn(Image(uiImage: image).foregroundStyle(.red)).split(separator: " ").last.map(String.init)
        }
        let image = try #require(file)
        #expect(color(of: image.withRenderingMode(.alwaysOriginal)) == "stretch")
        #expect(color(of: image.withRenderingMode(.alwaysTemplate)) == "red")
        let blue = image.withTintColor(.systemBlue)
        #expect(color(of: blue) == "blue")
        #expect(blue.withRenderingMode(.alwaysOriginal) == blue && blue != image)
        #expect(color(of: blue.withRenderingMode(.alwaysTemplate)) == "red")
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(symbol.withTintColor(.systemBlue) == symbol && color(of: symbol) == "red")
        #expect(color(of: symbol.withTintColor(.systemBlue, renderingMode: .alwaysOriginal)) == "blue")
        #expect(color(of: symbol.withTintColor(.systemBlue, renderingMode: .alwaysTemplate)) == "red")
    }

    @Test func namedImagesAreLookedUp() throws {
        var resources = SampleResources()
        resources.add(Pictures.png(width: 10, height: 10), named: "cover")
        let catalog = try resources.catalog
        func lines(_ image: Image) -> String { drawn(image, resources: catalog) }
        #expect(lines(Image("cover")) == "45,45 10x10 image image/png stretch [\"cover\"]")
        #expect(lines(Image(decorative: "cover")).hasSuffix("[hidden]"))
        #expect(lines(Image("cover", label: Text("Book"))).hasSuffix("[\"Book\"]"))
        #expect(lines(Image(uiImage: UIImage(named: "cover") ?? UIImage())).contains("10x10"))
    }

    @Test func missingImageRecordsAFindingAndTakesNoSpace() {
        let view = VStack { several(Image("no"), Color.red) }
        #expect(drawn(view) == "0,0 100x100 rectangle red")
        let finding = "missingImage: no image named \"no\": add it to the extension's images"
        #expect(ArchiveLines.findings(view) == [finding])
    }

    @Test func largeImageRecordsOneFinding() throws {
        let heavy = try #require(UIImage(data: Pictures.png(width: 1500, height: 1500)))
        let findings = ArchiveLines.findings(Image(uiImage: heavy).resizable())
        let tooHeavy = "tooHeavy: an image of 1500 by 1500 pixels: scale it down to at most 2121055 pixels in total"
        #expect(findings.filter { $0.hasPrefix("tooHeavy") } == [tooHeavy])
        let capped = Image(uiImage: heavy).resizable(capInsets: EdgeInsets(.all, 2))
        #expect(ArchiveLines.findings(capped).contains { $0.hasPrefix("approximated") })
    }

    @Test func pixelsStaySharpWithoutInterpolation() throws {
        let image = Image(uiImage: try #require(file))
        let views = [image.interpolation(.none), image.interpolation(.high), image]
        let marks = try views.map { try #require(ArchiveLines.image($0)).isPixelated }
        #expect(marks == [true, nil, nil])
    }

    @Test func redactedImageContainsNoBytes() throws {
        let view = Image(uiImage: try #require(file)).redacted(reason: .placeholder)
        let image = try #require(ArchiveLines.image(view))
        #expect(image.isRedacted && image.data.isEmpty && image.pixelWidth == 60)
    }

    @Test func archiveKeepsTheAccentedModeOfAnImage() throws {
        let picture = Image(uiImage: try #require(file)).resizable()
        #expect(drawn(picture.widgetAccentedRenderingMode(.accented)).hasSuffix("accented"))
        #expect(!drawn(picture.widgetAccentedRenderingMode(.fullColor)).hasSuffix("accented"))
        #expect(try #require(ArchiveLines.image(picture)).accentedMode == nil)
        let full = picture.widgetAccentedRenderingMode(.fullColor)
        #expect(ArchiveLines.image(full)?.accentedMode == .fullColor)
        let gray = picture.widgetAccentedRenderingMode(.desaturated)
        #expect(ArchiveLines.image(gray)?.accentedMode == .desaturated)
        #expect(ArchiveLines.archive(picture).digest != ArchiveLines.archive(gray).digest)
    }

    @Test func filesAreReadByPath() throws {
        let folder = try TemporaryContainers()
        defer { withExtendedLifetime(folder) {} }
        let path = folder.path + "/cover@2x.png"
        try Pictures.png(width: 60, height: 30).write(to: URL(filePath: path))
        #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 30, height: 15))
        #expect(UIImage(contentsOfFile: path + ".none") == nil)
        let large = folder.path + "/large.png"
        try (Pictures.png(width: 60, height: 30) + Data(count: UIImage.greatestFile)).write(to: URL(filePath: large))
        #expect(UIImage(contentsOfFile: large) == nil)
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
    }
}

@MainActor
struct SymbolTests {
    @Test func symbolSizeFollowsTheText() {
        let star = Image(systemName: "star")
        #expect(drawn(star) == "39.8,39.8 20.4x20.4 symbol star 400 primary")
        #expect(drawn(star.font(.system(size: 10, weight: .bold))) == "44,44 12x12 symbol star 700 primary")
        let small = star.font(.system(size: 10)).imageScale(.small)
        #expect(drawn(small) == "45.2,45.2 9.6x9.6 symbol star 400 primary")
        #expect(drawn(star.resizable().frame(width: 7, height: 7)) == "46.5,46.5 7x7 symbol star 400 primary")
    }

    @Test func unknownSymbolDrawsABoxAndRecordsAFinding() {
        let view = Image(systemName: "no.such.symbol")
        #expect(drawn(view) == "39.8,39.8 20.4x20.4 symbol no.such.symbol 400 primary unknown")
        let finding = "unknownSymbol: no symbol named \"no.such.symbol\" in the catalogue: a box is drawn in its place"
        #expect(ArchiveLines.findings(view) == [finding])
    }

    @Test func variableValueOfASymbolIsAFinding() {
        func findings(_ value: Double?) -> [String] {
            ArchiveLines.findings(Image(systemName: "wifi", variableValue: value))
        }
        #expect(findings(0.5) == ["approximated: variableValue has no effect: a symbol is drawn whole"])
        #expect(findings(nil).isEmpty)
    }

    @Test func symbolVariantsAreUsedIfTheyExist() {
        #expect(drawn(Image(systemName: "heart").symbolVariant(.fill)).contains("symbol heart.fill "))
        #expect(drawn(Image(systemName: "circle.dashed").symbolVariant(.fill)).contains("symbol circle.dashed "))
    }

    @Test func severalStylesAreAPalette() {
        let star = Image(systemName: "star").foregroundStyle(.red, .blue)
        #expect(drawn(star.symbolRenderingMode(.monochrome)).hasSuffix("400 red"))
        #expect(ArchiveLines.findings(star.symbolRenderingMode(.monochrome)).isEmpty)
        for palette in [AnyView(star), AnyView(star.symbolRenderingMode(.palette))] {
            #expect(drawn(palette).contains("red+blue+"))
            #expect(ArchiveLines.findings(palette).first?.hasPrefix("approximated") == true)
        }
        #expect(ArchiveLines.findings(Image(systemName: "star.circle.fill").foregroundStyle(.red, .blue)).isEmpty)
        #expect(drawn(Image(systemName: "star").foregroundStyle(.red)).hasSuffix("400 red"))
    }

    @Test func multicolourSymbolHasItsOwnColoursWhereTheyAreKnown() {
        let known = Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor)
        let symbols = ArchiveLines.archive(known).content
            .compactMap { if case .symbol(let symbol) = $0.content { symbol } else { nil } }
        #expect(symbols.map(\.isMulticolor) == [true])
        #expect(ArchiveLines.findings(known).isEmpty)
        let unknown = Image(systemName: "bell").symbolRenderingMode(.multicolor)
        #expect(ArchiveLines.findings(unknown) == ["approximated: the symbol \"bell\" is drawn in one colour"])
    }

    @Test func symbolsShareTheTextsBaseline() {
        let archive = ArchiveLines.archive(Label("Run", systemImage: "star"), 200)
        let symbol = archive.content[0].frame
        let baseline = archive.content[1].frame.origin.y + Archived.texts(archive)[0].lines[0].baseline
        // The text is moved to the nearest of three pixels in a point, and its baseline too.
        #expect(abs(symbol.origin.y + 17 * 0.9636 - baseline) < 0.34)
    }
}
