#if !canImport(SwiftUI)
import Testing
import VitrineUI
import WidgetArchive

@MainActor
struct KnownLayoutTests {
    @Test func textsAroundASpacerAreAtBothEdges() {
        let boxes = Archived.boxes(
            HStack {
                Text("A")
                Spacer()
                Text("B")
            },
            200
        )
        let a = Archived.boxWidth("A")
        #expect(boxes.count == 2)
        #expect(boxes[0].origin.x == 0)
        #expect(boxes[0].size.width == a)
        #expect(abs(boxes[1].maxX - 200) < 0.002)
    }

    @Test func threeFlexibleViewsShareEqually() {
        let boxes = Archived.boxes(
            HStack(spacing: 5) {
                Probe.flexible()
                Probe.flexible()
                Probe.flexible()
            }
        )
        #expect(boxes == [box(0, 0, 30, 100), box(35, 0, 30, 100), box(70, 0, 30, 100)])
    }

    @Test func minimumWidthIsReservedFirst() {
        let boxes = Archived.boxes(
            HStack(spacing: 0) {
                Probe.flexible().frame(minWidth: 60, maxWidth: .infinity)
                Probe.flexible()
            }
        )
        #expect(boxes == [box(0, 0, 60, 100), box(60, 0, 40, 100)])
    }

    @Test func fixedFrameCentresItsChild() {
        let boxes = Archived.boxes(Probe.fixed(10, 20).frame(width: 50, height: 50))
        #expect(boxes == [box(45, 40, 10, 20)])
    }

    @Test func stackedTextsAreAsFarApartAsTheirLeadingExceedsTheirHeight() {
        let boxes = Archived.boxes(
            VStack {
                Text("A")
                Text("B")
            }
        )
        // 22 − 1.1934 × 17, then both are placed at pixels.
        #expect(abs(boxes[1].origin.y - boxes[0].maxY - 1.712) < 0.34)
    }
}
#endif
