import SwiftUI
import Testing
import UIKit

struct OutlineTests {
    @Test func singleCornersAreRounded() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
        let outline = UIBezierPath(
            roundedRect: rect,
            byRoundingCorners: [.topLeft, .bottomLeft],
            cornerRadii: CGSize(width: 8, height: 8)
        )
        let path = Path(outline.cgPath)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 1)))
    }

    private func ring() -> CGPath {
        let outline = CGMutablePath()
        outline.addArc(center: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi * 2, clockwise: false)
        outline.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        outline.closeSubpath()
        return outline
    }

    @Test func linesAreAddedToAnOutlineThatIsAConstant() {
        let outline = ring()
        #expect(outline.contains(CGPoint(x: 17, y: 10)))
        #expect(Path(outline).contains(CGPoint(x: 1, y: 1)))
        #expect(outline.boundingBox == CGRect(x: 0, y: 0, width: 18, height: 18))
        #expect(outline == Path(outline).cgPath)
    }

    @Test func outlineOfOneKindIsMovedByATransform() {
        var move = CGAffineTransform(translationX: 5, y: 0)
        let outline = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: &move)
        #expect(outline.boundingBoxOfPath.minX == 5)
    }
}
