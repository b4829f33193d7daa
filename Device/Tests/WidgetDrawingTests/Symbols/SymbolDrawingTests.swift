import Testing
import WidgetArchive

@testable import WidgetDrawing

struct SymbolDrawingTests {
    @Test func catalogueAndDrawingsHaveTheSameNames() {
        let named = SymbolCatalog.names
        #expect(named == named.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
        #expect(Set(named).count == named.count)
        #expect(Set(SymbolDrawing.names).symmetricDifference(named).isEmpty)
        #expect(SymbolDrawing.names.count == named.count)
    }

    // One test for all: the names are many, and each is checked in a moment.
    @Test func everyDrawingIsWellFormedStaysOnItsGridAndHasTheWidthFromTheCatalogue() throws {
        for name in SymbolCatalog.names {
            let metrics = try #require(SymbolCatalog.symbol(named: name))
            let drawing = try #require(SymbolDrawing.drawing(named: name))
            #expect(metrics.width == Double(drawing.width) / 20, "\(name)")
            #expect((0.5...1.85).contains(metrics.width), "\(name)")
            #expect(drawing.viewBox == "0 0 \(drawing.width) 24", "\(name)")
            #expect(!drawing.parts.isEmpty, "\(name)")
            // Only the end points of curves are checked; a curve between them can extend slightly beyond the grid.
            let points = try drawing.parts.flatMap { try PathReader($0.path).read() }
            #expect(points.allSatisfy { (0.0...Double(drawing.width)).contains($0.x) }, "\(name)")
            #expect(points.allSatisfy { (0.0...24.0).contains($0.y) }, "\(name)")
        }
    }

    @Test(arguments: ["tuningfork", "drop.triangle", "drop.triangle.fill"])
    func symbolThatWidgetsWereFoundToUseIsDrawn(name: String) {
        #expect(SymbolDrawing.drawing(named: name) != nil)
    }

    @Test func unknownNamesHaveNeitherMetricsNorMarkup() {
        for name in [
            "", " ", "checkmar", "checkmark.", "Checkmark", "zzzz", "24", "arrow.up 24", "square\n", "\u{1F525}",
        ] {
            #expect(SymbolCatalog.symbol(named: name) == nil)
            #expect(SymbolDrawing.drawing(named: name) == nil)
        }
    }

    @Test(arguments: [
        (-5, "1.1"), (100, "1.1"), (399, "1.6"), (400, "2"), (600, "2.4"), (900, "3"), (2000, "3"),
    ])
    func lineWidthDependsOnTheWeight(weight: Int, width: String) throws {
        let markup = try #require(SymbolDrawing.drawing(named: "plus")?.markup(weight: weight))
        #expect(markup.hasPrefix("<g fill=\"none\" stroke=\"currentColor\" stroke-width=\"\(width)\" "))
    }

    @Test func markupIsOneGroupOfPaths() throws {
        let path =
            #/<path d="[MmLlHhVvCcSsQqTtAaZz0-9 .,-]+"( fill="currentColor")?( stroke="none"| stroke-width="[0-9.]+")?\/>/#
        let group =
            #/<g fill="none" stroke="currentColor" stroke-width="[0-9.]+" stroke-linecap="round" stroke-linejoin="round">(.*)<\/g>/#
        for name in SymbolCatalog.names {
            let markup = try #require(SymbolDrawing.drawing(named: name)?.markup(weight: 700))
            let inside = try #require(markup.wholeMatch(of: group)).1
            #expect(inside.replacing(path, with: "").isEmpty, "\(name)")
        }
    }

    @Test(arguments: [
        "checkmark", "circle", "star", "heart", "bell", "flame", "calendar", "clock", "book", "person", "house", "car",
    ])
    func filledSymbolDiffersFromTheOutlinedSymbol(name: String) {
        #expect(SymbolDrawing.drawing(named: "\(name).fill")?.markup() != SymbolDrawing.drawing(named: name)?.markup())
    }
}
