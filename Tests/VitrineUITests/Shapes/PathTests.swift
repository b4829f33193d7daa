import Testing

@testable import PortableUI

struct PathTests {
    /// Whether two points are equal to a thousandth of a point.
    private func near(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
        guard let a else { return false }
        return abs(a.x - x) < 0.001 && abs(a.y - y) < 0.001
    }

    private func near(_ a: CGRect, _ b: CGRect) -> Bool {
        near(a.origin, b.origin.x, b.origin.y) && near(CGPoint(x: a.maxX, y: a.maxY), b.maxX, b.maxY)
    }

    @Test func rectangleRunsClockwiseFromItsOrigin() {
        #expect(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).description == "1 2 m 4 2 l 4 6 l 1 6 l h")
    }

    @Test func pathsAndRectanglesAreAddedThroughATransform() {
        var path = Path()
        path.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), .null], transform: CGAffineTransform(scaleX: 2, y: 2))
        let line = Path { $0.addLines([.zero, CGPoint(x: 1, y: 0)]) }
        path.addPath(line, transform: CGAffineTransform(translationX: 5, y: 5))
        #expect(path.description == "0 0 m 2 0 l 2 2 l 0 2 l h 5 5 m 6 5 l")
        var kinds: [Path.Element] = []
        path.forEach({ kinds.append($0) })
        #expect(kinds.suffix(2) == [.move(to: CGPoint(x: 5, y: 5)), .line(to: CGPoint(x: 6, y: 5))])
    }

    @Test func lineBeforeTheFirstSubpathIsIgnored() {
        var path = Path()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addQuadCurve(to: .zero, control: .zero)
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.currentPoint == nil)
        #expect(path.boundingRect.isNull)
    }

    @Test func segmentAfterAClosedSubpathStartsAtThatSubpathsStart() {
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 1))
            path.addLine(to: CGPoint(x: 5, y: 1))
            path.closeSubpath()
            path.addLine(to: CGPoint(x: 9, y: 9))
        }
        #expect(path.description == "1 1 m 5 1 l h 1 1 m 9 9 l")
    }

    @Test(
        arguments: [
            // Columns: start angle, end angle, clockwise in Apple's sense, end point, bounding box of the arc.
            (0.0, 90.0, false, CGPoint(x: 0, y: 10), CGRect(x: 0, y: 0, width: 10, height: 10)),
            (0.0, 90.0, true, CGPoint(x: 0, y: 10), CGRect(x: -10, y: -10, width: 20, height: 20)),
            (90.0, 0.0, false, CGPoint(x: 10, y: 0), CGRect(x: -10, y: -10, width: 20, height: 20)),
            (90.0, 0.0, true, CGPoint(x: 10, y: 0), CGRect(x: 0, y: 0, width: 10, height: 10)),
            (0.0, 360.0, false, CGPoint(x: 10, y: 0), CGRect(x: -10, y: -10, width: 20, height: 20)),
            (0.0, -360.0, true, CGPoint(x: 10, y: 0), CGRect(x: -10, y: -10, width: 20, height: 20)),
            (-90.0, 180.0, false, CGPoint(x: -10, y: 0), CGRect(x: -10, y: -10, width: 20, height: 20)),
            (0.0, 0.0, false, CGPoint(x: 10, y: 0), CGRect(x: 10, y: 0, width: 0, height: 0)),
            (0.0, 900.0, false, CGPoint(x: 10, y: 0), CGRect(x: -10, y: -10, width: 20, height: 20)),
        ]
    )
    func arcHasTheExpectedEndAndBounds(_ row: (Double, Double, Bool, CGPoint, CGRect)) {
        var path = Path()
        let (start, end) = (Angle.degrees(row.0), Angle.degrees(row.1))
        path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: row.2)
        #expect(near(path.currentPoint, row.3.x, row.3.y))
        // Curves deviate from a circle by up to 0.03 %.
        let box = path.boundingRect
        #expect(abs(box.minX - row.4.minX) < 0.01 && abs(box.maxX - row.4.maxX) < 0.01)
        #expect(abs(box.minY - row.4.minY) < 0.01 && abs(box.maxY - row.4.maxY) < 0.01)
    }

    @Test func arcAfterALineIsConnectedByALine() {
        var path = Path()
        path.move(to: .zero)
        let center = CGPoint(x: 20, y: 0)
        path.addArc(center: center, radius: 5, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(near(path.elements[1].lineEnd, 25, 0))
    }

    @Test func tangentArcRoundsACorner() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(near(path.elements[1].lineEnd, 6, 0))
        #expect(near(path.currentPoint, 10, 4))
        #expect(path.elements.count == 3)
    }

    @Test func tangentArcOfCollinearLinesRunsToTheCorner() {
        var path = Path()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 3)
        #expect(path.description == "0 0 m 5 0 l")
    }

    @Test(
        arguments: [
            (0.0, 0.25, "0 0 m 10 0 l"), (0.25, 0.5, "10 0 m 10 10 l"), (0.125, 0.375, "5 0 m 10 0 l 10 5 l"),
            (0.75, 1.0, "0 10 m 0 0 l"), (0.0, 1.0, "0 0 m 10 0 l 10 10 l 0 10 l h"), (0.5, 0.5, ""), (0.6, 0.4, ""),
            (-1.0, 0.25, "0 0 m 10 0 l"), (0.75, 9.0, "0 10 m 0 0 l"), (.nan, 0.25, "0 0 m 10 0 l"),
        ]
    )
    func trimUsesFractionsOfTheLength(_ from: Double, _ to: Double, _ expected: String) {
        let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(square.trimmedPath(from: from, to: to).description == expected)
    }

    @Test func trimOfACircleStartsAtTheRightAndRunsDownwards() {
        let quarter = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: 0, to: 0.25)
        #expect(near(quarter.elements[0].moveEnd, 20, 10))
        #expect(abs((quarter.currentPoint?.x ?? 0) - 10) < 0.01)
        #expect(abs((quarter.currentPoint?.y ?? 0) - 20) < 0.01)
    }

    @Test func adjacentTrimsOfAPathMeetWithoutOverlap() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 80, height: 30), cornerRadius: 12)
        let cuts = (0...20).map { Double($0) / 20 }
        for (from, to) in zip(cuts, cuts.dropFirst()) {
            let before = path.trimmedPath(from: max(from - 0.05, 0), to: from)
            let piece = path.trimmedPath(from: from, to: to)
            if from > 0, let begin = piece.elements[0].moveEnd {
                #expect(near(before.currentPoint, begin.x, begin.y), "at \(from)")
            }
            #expect(!piece.isEmpty, "from \(from)")
        }
    }

    @Test func boundsOfACurveAreTight() {
        let path = Path { path in
            path.move(to: .zero)
            path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        }
        #expect(near(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 5)))
    }

    @Test func strokeOfALineIsAsWideAsItsStyle() {
        let line = Path { $0.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 30, y: 30)]) }
        let stroke = line.strokedPath(StrokeStyle(lineWidth: 4))
        #expect(stroke.boundingRect == CGRect(x: 10, y: 8, width: 22, height: 22))
        #expect(stroke.contains(CGPoint(x: 20, y: 11.9)))
        #expect(stroke.contains(CGPoint(x: 31, y: 9)))
        #expect(!stroke.contains(CGPoint(x: 20, y: 12.1)))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square)).contains(CGPoint(x: 8.5, y: 8.5)))
        let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
        #expect(round.contains(CGPoint(x: 8.5, y: 10)))
        #expect(!round.contains(CGPoint(x: 8.5, y: 8.5)))
        #expect(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    }

    @Test func strokeOfADashedLineHasItsGaps() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0)]) }
        let stroke = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 2], dashPhase: 1))
        let inked = (0..<20).filter { stroke.contains(CGPoint(x: Double($0) + 0.5, y: 0)) }
        #expect(inked == [0, 1, 2, 5, 6, 7, 8, 11, 12, 13, 14, 17, 18, 19])
    }

    @Test func transformsApplyToEveryPoint() {
        let path = Path(CGRect(x: 0, y: 0, width: 2, height: 1))
        let turned = path.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(near(turned.boundingRect, CGRect(x: -1, y: 0, width: 1, height: 2)))
        #expect(path.offsetBy(dx: 3, dy: 4).description == "3 4 m 5 4 l 5 5 l 3 5 l h")
    }

    @Test func containmentFollowsTheFillRule() {
        var ring = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        ring.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        let inside = CGPoint(x: 5, y: 5)
        #expect(ring.contains(inside))
        #expect(!ring.contains(inside, eoFill: true))
        #expect(ring.contains(CGPoint(x: 1, y: 1), eoFill: true))
        #expect(!ring.contains(CGPoint(x: 11, y: 5)))
        #expect(Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 1.6, y: 1.6)))
        #expect(!Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 1.3, y: 1.3)))
    }

    @Test(arguments: [RoundedCornerStyle.circular, .continuous], [0.0, 5, 15, 40])
    func roundedRectangleStaysInItsBox(_ style: RoundedCornerStyle, _ radius: CGFloat) {
        let rect = CGRect(x: 3, y: 4, width: 80, height: 30)
        #expect(near(Path(roundedRect: rect, cornerRadius: radius, style: style).boundingRect, rect))
    }
}

extension Path.Element {
    fileprivate var lineEnd: CGPoint? { if case .line(let end) = self { end } else { nil } }
    fileprivate var moveEnd: CGPoint? { if case .move(let end) = self { end } else { nil } }
}
