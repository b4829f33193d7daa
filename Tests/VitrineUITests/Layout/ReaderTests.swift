#if !canImport(SwiftUI)
import Testing
import VitrineUI
import WidgetArchive

@MainActor
struct ReaderTests {
    @Test func geometryReaderKnowsItsSizeAndPosition() {
        var seen: [CGRect] = []
        let view = GeometryReader { proxy in
            let _ = seen.append(proxy.frame(in: .global))
            Probe.fixed(proxy.size.width / 2, 10)
        }
        #expect(Archived.boxes(view.padding(20)) == [box(20, 20, 30, 10)])
        #expect(seen == [CGRect(x: 20, y: 20, width: 60, height: 60)])
    }

    @Test func frameOfAReaderIsInTheSpaceThatIsNamed() {
        var seen: [CGPoint] = []
        let reader = GeometryReader { proxy in
            let _ = seen.append(proxy.frame(in: .local).origin)
            let _ = seen.append(proxy.frame(in: GlobalCoordinateSpace()).origin)
            let _ = seen.append(proxy.frame(in: .named("card")).origin)
            let _ = seen.append(proxy.frame(in: CoordinateSpace.named(7)).origin)
            let _ = seen.append(proxy.frame(in: .named("beside")).origin)
            Probe.flexible()
        }
        let card = reader.padding(5).coordinateSpace(name: 7).padding(1).coordinateSpace(.named("card"))
        let view = column(Probe.fixed(10, 10).coordinateSpace(name: "beside"), card.padding(4))
        #expect(Archived.boxes(view.coordinateSpace(.named("card"))) == [box(45, 0, 10, 10), box(10, 20, 80, 70)])
        let global = CGPoint(x: 10, y: 20)
        #expect(seen == [.zero, global, CGPoint(x: 6, y: 6), CGPoint(x: 5, y: 5), global])
    }

    @Test func geometryReaderLayersItsViews() {
        let view = GeometryReader { _ in
            Probe.fixed(10, 10)
            Probe.flexible()
        }
        #expect(Archived.boxes(view) == [box(0, 0, 10, 10), box(0, 0, 100, 100)])
    }

    @Test(arguments: [(200.0, 0), (60.0, 1), (20.0, 2), (5.0, 2)])
    func viewThatFitsShowsTheFirstThatFits(width: Double, index: Int) {
        let widths = [100.0, 50.0, 10.0]
        let view = ViewThatFits(in: .horizontal) {
            Probe.fixed(widths[0], 10)
            Probe.fixed(widths[1], 10)
            Probe.fixed(widths[2], 10)
        }
        #expect(Archived.boxes(view, width).map(\.size.width) == [widths[index]])
    }

    @Test func gridColumnsAreAsWideAsTheirWidestCell() {
        let view = Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 5) {
            GridRow { several(Probe.fixed(10, 10), Probe.fixed(30, 10)) }
            GridRow { several(Probe.fixed(20, 20), Probe.fixed(10, 10)) }
        }
        let boxes = Archived.boxes(view.frame(width: 100, height: 100, alignment: .topLeading))
        #expect(boxes == [box(0, 0, 10, 10), box(25, 0, 30, 10), box(0, 15, 20, 20), box(25, 15, 10, 10)])
    }

    /// What a cell over both columns fills is left over by the cells of one.
    @Test func cellThatSpansColumnsLeavesThemTheirWidths() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { several(Probe.fixed(10, 10), Text("Long value").lineLimit(1)) }
            GridRow { Color.red.frame(height: 5).gridCellColumns(2) }
        }
        let width = Archived.width("Long value") + 14
        #expect(Archived.entry(view, width).findings.isEmpty)
        #expect(Archived.boxes(view, width).last?.size.width == width.roundedToThousandths)
    }

    @Test func flexibleCellTakesTheRemainingWidth() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { several(Probe.fixed(30, 10), Probe.flexible().frame(height: 10)) }
        }
        #expect(Archived.boxes(view).map(\.size.width) == [30, 70])
    }

    @Test func columnIsNeverNarrowerThanItsWidestCellNeeds() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Probe(minimum: CGSize(width: 70, height: 10), maximum: CGSize(width: 90, height: 10))
                Probe(maximum: CGSize(width: 80, height: 10))
            }
        }
        #expect(Archived.boxes(view).map(\.size.width) == [70, 30])
    }

    @Test func spanningCellCoversSeveralColumns() {
        let view = Grid(horizontalSpacing: 4, verticalSpacing: 0) {
            GridRow { Probe.fixed(60, 10).gridCellColumns(2) }
            GridRow { several(Probe.fixed(10, 10), Probe.fixed(10, 10)) }
        }
        let boxes = Archived.boxes(view)
        #expect(boxes[0] == box(20, 40, 60, 10))
        #expect(boxes[1].origin.x == 20 + 9)
        #expect(boxes[2].origin.x == 20 + 28 + 4 + 9)
    }

    /// As for a group, a modifier of a row is a modifier of each of its cells.
    @Test func modifierOfARowAppliesToItsCells() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow { several(Probe.fixed(10, 10), Probe.fixed(30, 10)) }
            GridRow(alignment: .top) { several(Probe.fixed(10, 10), Probe.fixed(10, 20)) }.padding(5)
                .background(Color.red)
                .gridColumnAlignment(.leading)
        }
        let boxes = Archived.boxes(view.frame(width: 100, height: 100, alignment: .topLeading))
        #expect(
            boxes == [
                box(0, 0, 10, 10), box(20, 0, 30, 10), box(0, 10, 20, 20), box(5, 15, 10, 10), box(20, 10, 20, 30),
                box(25, 15, 10, 20),
            ]
        )
    }

    /// Two modifiers of a cell, with another between them, both count.
    @Test func cellKeepsTheOptionsThatWereSetInside() {
        let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Probe.fixed(10, 10).gridCellColumns(2).padding(0).gridCellAnchor(.leading)
                Probe.fixed(10, 10)
            }
            GridRow { ForEach(0..<3) { _ in Probe.fixed(20, 10) } }
        }
        let boxes = Archived.boxes(view.frame(width: 100, height: 100, alignment: .topLeading))
        #expect(boxes.prefix(2) == [box(0, 0, 10, 10), box(45, 0, 10, 10)])
    }

    @Test func lazyGridFillsItsTracks() {
        let view = LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 2) {
            ForEach(0..<3) { _ in Probe.flexible().frame(height: 10) }
        }
        #expect(Archived.boxes(view, 100, 22) == [box(0, 0, 20, 10), box(28, 0, 72, 10), box(0, 12, 20, 10)])
    }

    @Test(arguments: [(100.0, 4), (50.0, 2), (19.0, 1), (1.0, 1)])
    func adaptiveGridHasAsManyColumnsAsFit(width: Double, count: Int) {
        let tracks = GridTracks([GridItem(.adaptive(minimum: 20), spacing: 5)], available: width)
        #expect(tracks.tracks.count == count)
    }
}
#endif
