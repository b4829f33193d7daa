import Foundation
import Testing
import WidgetArchive

@testable import AssetCompiler

/// Custom symbols of catalogues, by the templates of SF Symbols.
struct SymbolTemplateTests {
    /// A template as the versions 3 and later have it: margins for each design.
    private static let guides = """
        <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
        <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/>
        <line id="left-margin-Regular-S" x1="1400" x2="1400" y1="600" y2="720"/>
        <line id="right-margin-Regular-S" x1="1500" x2="1500" y1="600" y2="720"/>
        """
    private static let drawing = """
        <g id="Black-S"><path d="M0 0"/></g>
        <g id="Regular-S" transform="matrix(1 0 0 1 1400 696)"><g><path d="M0 0H100V-70H0Z"/></g><g/></g>
        <g id="Thin-S"></g>
        """

    @Test func drawingIsTheRegularDesignInItsMargins() throws {
        let template = try #require(SymbolTemplate(svg: "<svg>\(Self.guides)\(Self.drawing)</svg>"))
        #expect(template.drawing.contains("M0 0H100V-70H0Z"))
        #expect(!template.drawing.contains("Black-S") && !template.drawing.contains("Thin-S"))
        #expect(template.drawing.hasSuffix("<g/></g></svg>"))
        // 100 wide at the small scale, which is 0.8 of the medium one.
        let size = try #require(VectorSize(svg: template.drawing))
        #expect(size.width == 125)
        #expect(size.height == 120)
        #expect(abs(template.ascent - (0.6 + 0.70459 / 1.6)) < 0.001)
    }

    @Test func olderTemplateHasMarginsForTheMediumScaleOnly() throws {
        let text = """
            <svg><line id="Baseline-M" y1="1126"/><line id="Capline-M" y1="1055.54"/>
            <line x1="1380" id="left-margin"/><line id="right-margin" x1="1520"/><g id="Regular-M"><path/></g></svg>
            """
        let size = try #require(SymbolTemplate(svg: text).flatMap { VectorSize(svg: $0.drawing) })
        #expect(size.width == 140)
    }

    @Test(arguments: [
        "", "<svg>\(guides)</svg>", "<svg>\(drawing)</svg>", "<svg>\(guides)<g id=\"Regular-S\"><path></svg>",
        "<svg>\(guides)<g id=\"Regular-S\"/></svg>",
        "<svg>\(guides.replacingOccurrences(of: "1500", with: "1300"))\(drawing)</svg>",
    ])
    func textWithoutADesignAndItsGuidesIsNotATemplate(text: String) { #expect(SymbolTemplate(svg: text) == nil) }

    @Test func symbolOfACatalogueIsATemplateWithItsBaseline() throws {
        let fixture = try ResourceFixture()
        try fixture.write("<svg>\(Self.guides)\(Self.drawing)</svg>", to: "A.xcassets/Tide.symbolset/tide.svg")
        try fixture.write(#"{"symbols": [{"filename": "tide.svg"}]}"#, to: "A.xcassets/Tide.symbolset/Contents.json")
        #expect(try fixture.compile() == [])
        let symbol = try #require(fixture.index.images["Tide"])
        #expect(symbol.isTemplate)
        #expect(symbol.symbolAscent != nil)
        // The header of a PNG file has the width and height at byte 16: 125 by 120 points, two pixels each.
        let file = try #require(symbol.variants.first).file
        let header = try [UInt8](fixture.read(file).dropFirst(16).prefix(8))
        #expect(header == [0, 0, 0, 250, 0, 0, 0, 240])
    }
}
