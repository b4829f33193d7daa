import Testing
import WidgetArchive

@testable import WidgetDrawing

struct OutlinePathTests {
    private let size = ArchiveSize(width: 100, height: 60)

    @Test(arguments: [
        ([10.0, 10, 10, 10], [10.0, 10, 10, 10]), ([50, 50, 50, 50], [30, 30, 30, 30]), ([5], [5, 0, 0, 0]),
        ([], [0, 0, 0, 0]), ([-3, 4, 5, 6, 7], [0, 4, 5, 6]),
        ([60, 60, 0, 0], [50, 50, 0, 0]),
    ])
    func radiiFitTheBox(radii: [Double], expected: [Double]) {
        #expect(OutlinePath.radii(radii, width: 100, height: 60) == expected)
    }

    /// No segment of an outline leaves its box.
    @Test(arguments: [0.0, 1, 8, 20, 30, 100], [true, false])
    func outlineStaysInsideItsBox(radius: Double, isContinuous: Bool) {
        let outline = ArchivedShape.Outline.roundedRectangle(
            radii: [radius, radius, radius, radius],
            isContinuous: isContinuous
        )
        for element in OutlinePath(outline, size: size, inset: 2).elements {
            guard let point = element.point else { continue }
            #expect(point.x >= 1.999 && point.x <= 98.001 && point.y >= 1.999 && point.y <= 58.001)
        }
    }

    /// A continuous corner and a circular corner cross the diagonal at the same point.
    @Test func continuousCornerMeetsTheCircularCornerOnTheDiagonal() {
        func middle(_ isContinuous: Bool) -> ArchivePoint? {
            let outline = ArchivedShape.Outline.roundedRectangle(radii: [12, 12, 12, 12], isContinuous: isContinuous)
            return OutlinePath(outline, size: size).elements.compactMap(\.point).min { $0.x + $0.y < $1.x + $1.y }
        }
        #expect(middle(true) == middle(false))
    }

    @Test(arguments: [(0.0...1.0, 1.0), (0...0.5, 0.5), (0.25...0.75, 0.5), (0.9...1, 0.1)])
    func trimKeepsTheRequestedPartOfTheLength(trim: ClosedRange<Double>, part: Double) {
        let shape = ArchivedShape(
            outline: .rectangle,
            paint: .material(thickness: 1),
            trimStart: trim.lowerBound,
            trimEnd: trim.upperBound
        )
        let points = OutlineTrim.trimmed(shape, size: size).compactMap(\.point)
        let length = zip(points, points.dropFirst()).reduce(0) { $0 + abs($1.0.x - $1.1.x) + abs($1.0.y - $1.1.y) }
        #expect(abs(length - 320 * part) < 0.001)
    }
}

extension ArchivedShape.PathElement {
    fileprivate var point: ArchivePoint? {
        switch self {
        case .move(let point), .line(let point), .quadratic(let point, _), .cubic(let point, _, _): point
        case .close: nil
        }
    }
}
