#if !canImport(SwiftUI)
import Testing
import VitrineUI
import WidgetArchive

@MainActor
struct FrameTests {
    /// The extent of a flexible frame around a child of 20 points, by its bounds and the offer, according to the
    /// published rule.
    struct Row: Sendable {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?
        var offer: CGFloat?
        var result: CGFloat
    }

    nonisolated static let rows = [
        Row(offer: 100, result: 20),
        Row(minimum: 50, offer: 100, result: 50),
        Row(minimum: 10, offer: 100, result: 20),
        Row(minimum: 10, offer: 5, result: 10),
        Row(minimum: 10, offer: 15, result: 15),
        Row(maximum: 50, offer: 100, result: 50),
        Row(maximum: 50, offer: 30, result: 30),
        Row(maximum: 50, offer: 5, result: 20),
        Row(maximum: 10, offer: 100, result: 10),
        Row(maximum: .infinity, offer: 100, result: 100),
        Row(maximum: .infinity, offer: nil, result: 20),
        Row(minimum: 30, maximum: 60, offer: 10, result: 30),
        Row(minimum: 30, maximum: 60, offer: 45, result: 45),
        Row(minimum: 30, maximum: 60, offer: 100, result: 60),
        Row(minimum: 0, maximum: .infinity, offer: 5, result: 5),
        Row(ideal: 70, offer: nil, result: 70),
        Row(ideal: 70, maximum: .infinity, offer: nil, result: 70),
        Row(ideal: 70, offer: 100, result: 20),
    ]

    @Test(arguments: rows)
    func flexibleExtentsFollowTheTable(row: Row) {
        let box = Probe.fixed(20, 20)
        let wide = node(box.frame(minWidth: row.minimum, idealWidth: row.ideal, maxWidth: row.maximum))
        #expect(wide.size(Proposal(width: row.offer, height: nil)).width == row.result)
        let high = node(box.frame(minHeight: row.minimum, idealHeight: row.ideal, maxHeight: row.maximum))
        #expect(high.size(Proposal(width: nil, height: row.offer)).height == row.result)
    }

    @Test(arguments: [
        (Alignment.topLeading, 0.0, 0.0), (.top, 20, 0), (.topTrailing, 40, 0), (.leading, 0, 15), (.center, 20, 15),
        (.trailing, 40, 15), (.bottomLeading, 0, 30), (.bottom, 20, 30), (.bottomTrailing, 40, 30),
    ])
    func alignmentPlacesTheChild(alignment: Alignment, x: Double, y: Double) {
        let boxes = Archived.boxes(Probe.fixed(10, 10).frame(width: 50, height: 40, alignment: alignment), 50, 40)
        #expect(boxes == [box(x, y, 10, 10)])
    }

    @Test func largerChildOverflowsEvenly() {
        #expect(Archived.boxes(Probe.fixed(50, 50).frame(width: 10, height: 10)) == [box(25, 25, 50, 50)])
    }

    @Test func paddingShrinksTheOfferAndGrowsTheResult() {
        #expect(Archived.boxes(Probe.flexible().padding()) == [box(16, 16, 68, 68)])
        #expect(Archived.boxes(Probe.flexible().padding(.leading, 10)) == [box(10, 0, 90, 100)])
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(Archived.boxes(Probe.flexible().padding(insets)) == [box(2, 1, 94, 96)])
        let tooMuch = node(Probe.flexible().padding(60)).size(Proposal(width: 100, height: 100))
        #expect(tooMuch == CGSize(width: 120, height: 120))
    }

    @Test func backgroundHasTheContentsSizeAndAnOverlayIsAlignedAndPaintedLast() {
        let view = Probe.fixed(30, 20)
        let ground = Archived.boxes(view.background { Probe.flexible() })
        #expect(ground == [box(35, 40, 30, 20), box(35, 40, 30, 20)])
        let overlay = Archived.boxes(view.overlay(alignment: .bottomTrailing) { Probe.fixed(4, 4) })
        #expect(overlay == [box(35, 40, 30, 20), box(61, 56, 4, 4)])
    }

    @Test func fixedSizeRequestsTheIdealSize() {
        #expect(Archived.boxes(Probe.flexible().fixedSize()) == [box(45, 45, 10, 10)])
        #expect(Archived.boxes(Probe.flexible().fixedSize(horizontal: true, vertical: false)) == [box(45, 0, 10, 100)])
    }

    /// A line beside a text of an event is as long as the text, and the columns of a list are equally wide.
    @Test func whatStretchesInAFixedSizeIsAsLongAsTheRest() {
        let bar = row(Probe.flexible().frame(width: 4), Probe.fixed(20, 30))
        let upright = Archived.boxes(bar.fixedSize(horizontal: false, vertical: true))
        #expect(upright == [box(38, 35, 4, 30), box(42, 35, 20, 30)])
        #expect(Archived.boxes(bar.fixedSize()).first == box(38, 35, 4, 30))
        let column = column(Probe.flexible().frame(height: 10), Probe.fixed(40, 10))
        #expect(Archived.boxes(column.fixedSize()) == [box(30, 40, 40, 10), box(30, 50, 40, 10)])
    }

    @Test func offsetMovesTheDrawingOnlyAndPositionPlacesTheCentre() {
        let boxes = Archived.boxes(row(Probe.fixed(10, 10).offset(x: 5, y: -5), Probe.fixed(10, 10)))
        #expect(boxes == [box(45, 40, 10, 10), box(50, 45, 10, 10)])
        #expect(Archived.boxes(Probe.fixed(10, 10).position(x: 20, y: 30)) == [box(15, 25, 10, 10)])
    }

    @Test(arguments: [
        (2.0, ContentMode.fit, box(0, 25, 100, 50)), (0.5, .fit, box(25, 0, 50, 100)),
        (2.0, .fill, box(-50, 0, 200, 100)), (0.5, .fill, box(0, -50, 100, 200)),
    ])
    func aspectRatioFitsOrFills(ratio: Double, mode: ContentMode, expected: ArchiveRect) {
        #expect(Archived.boxes(Probe.flexible().aspectRatio(ratio, contentMode: mode)) == [expected])
    }

    private func node<V: View>(_ view: V) -> LayoutNode {
        let session = ArchiveSession(request: ArchiveRequest(size: CGSize(width: 100, height: 100)))
        let resolver = _ViewResolver(environment: EnvironmentValues(), session: session)
        return resolver.nodes(of: view)[0]
    }
}
#endif
