#if !canImport(SwiftUI)
import Testing
import VitrineUI
import WidgetArchive

@MainActor
struct StackPriorityTests {
    @Test func higherPriorityComesFirstAndLeavesOthersTheirMinimum() {
        let least = Probe(minimum: CGSize(width: 15, height: 0))
        let first = Archived.boxes(row(least, Probe.flexible().layoutPriority(1)))
        #expect(first == [box(0, 0, 15, 100), box(15, 0, 85, 100)])
        let modified = Archived.boxes(row(least, Probe.flexible().layoutPriority(1).padding(2).offset(x: 0)))
        #expect(modified == [box(0, 0, 15, 100), box(17, 2, 81, 96)], "modifiers keep the priority")
    }

    @Test(arguments: [(0.0, [50.0, 50.0]), (1.0, [10.0, 90.0]), (-1.0, [100.0, 0.0])])
    func priorityDeterminesShares(priority: Double, widths: [Double]) {
        let view = row(Probe(minimum: CGSize(width: 10, height: 0)), Probe.flexible().layoutPriority(priority))
        #expect(Archived.boxes(view).map(\.size.width) == widths)
    }

    @Test func minimumWidthIsReservedFirst() {
        let boxes = Archived.boxes(row(Probe.flexible().frame(minWidth: 60, maxWidth: .infinity), Probe.flexible()))
        #expect(boxes == [box(0, 0, 60, 100), box(60, 0, 40, 100)])
    }

    @Test func threeFlexibleViewsShareEqually() {
        let boxes = Archived.boxes(row(spacing: 5, Probe.flexible(), Probe.flexible(), Probe.flexible()))
        #expect(boxes == [box(0, 0, 30, 100), box(35, 0, 30, 100), box(70, 0, 30, 100)])
    }

    @Test func stackedTextsAreAsFarApartAsTheirLeadingExceedsTheirHeight() {
        let boxes = Archived.boxes(column(spacing: nil, Text("A"), Text("B")))
        // 22 − 1.1934 × 17, then both are placed at pixels.
        #expect(abs(boxes[1].origin.y - boxes[0].maxY - 1.712) < 0.34)
    }

    @Test func shrunkTextTakesWhatItsNeighboursLeaveFree() {
        // The second text has one size only; the first one is offered space before it and shrinks to its share.
        let row = row(Text("Checklist").lineLimit(1).minimumScaleFactor(0.5), Text("Wrapped words here").lineLimit(3))
        for width in stride(from: 60.0, through: 320, by: 13) {
            let leaves = Archived.leaves(Archived.entry(row, width, 100))
            let free = width - leaves.reduce(0) { $0 + $1.frame.size.width }
            let isWhole = leaves[0].frame.size.width >= Archived.width("Checklist") - 0.5
            #expect(isWhole || free < 1, "\(free) points are free at \(width), and the first text is shrunk")
        }
    }

    @Test func rowOfTextsKeepsTheDistanceOfTextInAColumn() {
        func gap(_ row: some View) -> Double {
            let leaves = Archived.leaves(Archived.entry(column(spacing: nil, row, Text("below")), 200, 200))
            return (leaves.last?.frame.origin.y ?? 0) - (leaves.first?.frame.maxY ?? 0)
        }
        #expect(gap(row(spacing: nil, Text("left"), Text("right"))) == gap(Text("above")))
        #expect(gap(row(spacing: nil, Text("left"), Spacer(), Text("right"))) == gap(Text("above")))
    }

    @Test func spacersShareTheRemainingSpace() {
        let view = row(Spacer(), Probe.fixed(20, 20), Spacer(), Probe.fixed(20, 20), Spacer())
        #expect(Archived.boxes(view).map(\.origin.x) == [20, 60])
        let flexible = Archived.boxes(row(spacing: nil, Spacer(), Probe.flexible()))
        #expect(flexible == [box(8, 0, 92, 100)], "a flexible view leaves a spacer its minimum")
    }

    @Test func emptyChildrenHaveNoSpacing() {
        let isShown = false
        let boxes = Archived.boxes(
            HStack(spacing: 10) {
                Probe.fixed(10, 10)
                EmptyView()
                if isShown { Probe.fixed(10, 10) }
                Probe.fixed(10, 10)
            }
        )
        #expect(boxes.map(\.origin.x) == [35, 55])
    }

    /// A bar or ring of two layers leaves a text beside it its width, and takes the rest.
    @Test(arguments: [Alignment.center, .bottomTrailing])
    func layersThatFillAreAsFlexibleAsOneView(alignment: Alignment) {
        let layers = ZStack(alignment: alignment) { several(Probe.flexible(), Probe.flexible()) }
        #expect(Archived.boxes(row(layers, Probe.fixed(40, 10))).map(\.size.width) == [60, 60, 40])
    }

    @Test func priorityInAZStackDeterminesItsSize() {
        let view = ZStack { several(Probe.flexible(), Probe.fixed(30, 20).layoutPriority(1)) }.padding(5)
        #expect(Archived.boxes(view) == [box(35, 40, 30, 20), box(35, 40, 30, 20)])
    }

    @Test func higherZIndexIsPaintedLater() {
        let view = ZStack {
            several(Probe.fixed(10, 10).zIndex(1), Probe.fixed(20, 20), Probe.fixed(30, 30).zIndex(-1))
        }
        #expect(Archived.boxes(view).map(\.size.width) == [30, 20, 10])
    }

    @Test func baselinesAlignAcrossFontSizes() {
        let entry = Archived.entry(
            HStack(alignment: .firstTextBaseline) {
                Text("Big").font(.system(size: 40))
                Text("small").font(.system(size: 10))
            },
            300
        )
        let lines = Archived.leaves(entry)
            .compactMap { node -> Double? in
                guard case .text(let text) = node.content else { return nil }
                return node.frame.origin.y + text.lines[0].frame.origin.y + text.lines[0].baseline
            }
        #expect(lines.count == 2)
        #expect(abs(lines[0] - lines[1]) < 0.01)
    }

    @Test func explicitGuideMovesAView() {
        let boxes = Archived.boxes(
            VStack(alignment: .leading, spacing: 0) {
                Probe.fixed(40, 10)
                Probe.fixed(40, 10).alignmentGuide(.leading) { $0.width / 2 }
            }
        )
        #expect(boxes[0].origin.x - boxes[1].origin.x == 20)
    }

    @Test func customAlignmentsPropagateThroughStacks() {
        let boxes = Archived.boxes(
            HStack(alignment: .marker, spacing: 0) {
                VStack(spacing: 0) {
                    Probe.fixed(10, 10)
                    Probe.fixed(10, 10).alignmentGuide(.marker) { $0[VerticalAlignment.center] }
                }
                Probe.fixed(10, 30).alignmentGuide(.marker) { $0[.top] }
            }
        )
        #expect(boxes[2].origin.y == boxes[1].origin.y + 5)
    }
}

private enum Marker: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

extension VerticalAlignment {
    fileprivate static let marker = VerticalAlignment(Marker.self)
}
#endif
