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
}
