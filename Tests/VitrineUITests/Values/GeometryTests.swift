import Testing
import WidgetArchive

@testable import PortableUI

struct GeometryTests {
    @Test func negativeExtentsAreStandardised() {
        let rect = CGRect(x: 10, y: 10, width: -4, height: -6)
        #expect(rect.minX == 6 && rect.maxX == 10 && rect.minY == 4 && rect.maxY == 10)
        #expect(rect.midX == 8 && rect.midY == 7)
        #expect(rect.standardized == CGRect(x: 6, y: 4, width: 4, height: 6))
    }

    @Test func insetBeyondTheCentreIsNull() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 4)
        #expect(rect.insetBy(dx: 1, dy: 2) == CGRect(x: 1, y: 2, width: 8, height: 0))
        #expect(rect.insetBy(dx: -1, dy: -1) == CGRect(x: -1, y: -1, width: 12, height: 6))
        #expect(rect.insetBy(dx: 0, dy: 2.1).isNull)
    }

    @Test func unionsAndIntersectionsAreComputed() {
        let a = CGRect(x: 0, y: 0, width: 10, height: 10)
        let b = CGRect(x: 5, y: 5, width: 10, height: 10)
        let far = CGRect(x: 50, y: 50, width: 1, height: 1)
        #expect(a.union(b) == CGRect(x: 0, y: 0, width: 15, height: 15))
        #expect(a.intersection(b) == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(a.intersection(far).isNull && !a.intersects(far))
        #expect(a.union(.null) == a && CGRect.null.union(a) == a)
        #expect(a.contains(CGRect(x: 1, y: 1, width: 2, height: 2)) && !a.contains(b))
        #expect(a.contains(CGPoint(x: 0, y: 0)) && !a.contains(CGPoint(x: 10, y: 5)))
        #expect(CGRect(x: 0.2, y: 0.7, width: 1, height: 1).integral == CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    @Test func transformsApplyTheInnerOneFirst() {
        let move = CGAffineTransform(translationX: 10, y: 0)
        // `scaledBy` scales first and then moves, as on Apple's platforms.
        #expect(CGPoint(x: 1, y: 1).applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 3))
        #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(.init(scaleX: 2, y: 3))) == CGPoint(x: 22, y: 3))
        let back = CGPoint(x: 3, y: 4)
            .applying(move.rotated(by: 0.3))
            .applying(move.rotated(by: 0.3).inverted())
        #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func rectanglesAndSizesAreTransformed() {
        let turned = CGRect(x: 1, y: 2, width: 3, height: 4).applying(CGAffineTransform(0, 1, -1, 0, 10, 0))
        #expect(turned == CGRect(x: 4, y: 1, width: 4, height: 3))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
        let doubled = CGAffineTransform(scaleX: 2, y: 3)
        #expect(CGSize(width: 1, height: 1).applying(doubled.translatedBy(x: 5, y: 5)) == CGSize(width: 2, height: 3))
        #expect(CGPoint(x: 1, y: 1).applying(doubled.translatedBy(x: 5, y: 5)) == CGPoint(x: 12, y: 18))
    }

    @Test func emptyAndInfiniteRectanglesAreRecognised() {
        #expect(CGRect(x: 1, y: 1, width: 0, height: 5).isEmpty && CGRect.null.isEmpty && CGRect.infinite.isInfinite)
        #expect(!CGRect(x: 1, y: 1, width: -2, height: 5).isEmpty, "an extent counts, whatever its sign")
    }

    @Test func anglesConvertBetweenDegreesAndRadians() {
        #expect(abs((Angle.degrees(10) - .degrees(30)).degrees + 20) < 1e-9)
        #expect(Angle.degrees(180).radians == .pi)
        #expect(Angle(radians: .pi / 2).degrees == 90)
        #expect(Angle.degrees(10) + .degrees(20) > .degrees(29))
        #expect((-Angle.degrees(10)).degrees == -10)
        #expect(Angle(radians: 3) * 2 / 3 == Angle(radians: 2))
        var angle = Angle(radians: 1)
        angle += Angle(radians: 4)
        angle -= Angle(radians: 2)
        angle *= 4
        angle /= 2
        #expect(angle.radians == 6)
    }

    @Test func archivedLengthsAreFiniteAndNonNegative() {
        let size = CGSize(width: -1, height: CGFloat.infinity).archived
        #expect(size.width == 0 && size.height == 0)
        #expect(CGFloat.nan.archivedLength == 0)
        #expect((1.0 / 3).archivedLength == 0.333)
    }

    @Test func edgeSetsContainTheirEdges() {
        #expect(Edge.Set.all.contains(.top) && Edge.Set.horizontal == [.leading, .trailing])
        #expect(EdgeInsets([.top, .leading], 4) == EdgeInsets(top: 4, leading: 4, bottom: 0, trailing: 0))
        for edge in Edge.allCases { #expect(Edge.Set(edge).rawValue.nonzeroBitCount == 1) }
    }

    @Test func alignmentGuidesHaveTheExpectedDefaults() {
        let box = ViewDimensions(width: 10, height: 6, explicit: [VerticalAlignment.firstTextBaseline.key: 5])
        #expect(box[HorizontalAlignment.leading] == 0 && box[.center as HorizontalAlignment] == 5)
        #expect(box[HorizontalAlignment.trailing] == 10)
        #expect(box[VerticalAlignment.top] == 0 && box[VerticalAlignment.bottom] == 6)
        #expect(box[VerticalAlignment.firstTextBaseline] == 5 && box[VerticalAlignment.lastTextBaseline] == 6)
        #expect(box[explicit: VerticalAlignment.lastTextBaseline] == nil)
    }

    @Test func customAlignmentsHaveDistinctIdentities() {
        enum Third: AlignmentID {
            static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
        }
        let third = VerticalAlignment(Third.self)
        #expect(third != .center && third == VerticalAlignment(Third.self))
        #expect(ViewDimensions(width: 1, height: 9)[third] == 3)
    }
}
