import WidgetArchive

/// The segments of an outline in a box.
///
/// As in SwiftUI, round outlines start at three o'clock, rectangles start at the top left corner, and all run
/// clockwise. A trimmed outline therefore shows the same part as in SwiftUI.
struct OutlinePath {
    /// The segments, in points from the box's origin.
    private(set) var elements: [ArchivedShape.PathElement] = []

    /// Creates the segments of an outline in a box, inset on all sides by `inset` points.
    ///
    /// A free path keeps its own coordinates and ignores the inset.
    init(_ outline: ArchivedShape.Outline, size: ArchiveSize, inset: Double = 0) {
        let width = max(size.width - 2 * inset, 0)
        let height = max(size.height - 2 * inset, 0)
        switch outline {
        case .rectangle: addRectangle(inset, inset, width, height)
        case .roundedRectangle(let radii, let isContinuous):
            let radii = Self.radii(radii, width: size.width, height: size.height).map { max($0 - inset, 0) }
            addRounded(inset, inset, width, height, radii, isContinuous)
        case .circle:
            let side = min(width, height)
            addEllipse(inset + (width - side) / 2, inset + (height - side) / 2, side, side)
        case .ellipse: addEllipse(inset, inset, width, height)
        case .capsule:
            let radius = min(width, height) / 2
            addRounded(inset, inset, width, height, [radius, radius, radius, radius], false)
        case .path(let elements): self.elements = elements
        }
    }

    /// Returns four radii that fit the box, in the order top left, top right, bottom right, bottom left.
    ///
    /// Missing radii are 0.
    static func radii(_ radii: [Double], width: Double, height: Double) -> [Double] {
        var radii = (0..<4).map { $0 < radii.count && radii[$0] > 0 ? min(radii[$0], 1e6) : 0 }
        // The CSS rule for overlapping corners: all radii shrink by the same factor.
        // https://www.w3.org/TR/css-backgrounds-3/#corner-overlap
        let factor = min(
            1,
            width / max(radii[0] + radii[1], radii[3] + radii[2], 1e-9),
            height / max(radii[0] + radii[3], radii[1] + radii[2], 1e-9)
        )
        for index in radii.indices { radii[index] *= max(factor, 0) }
        return radii
    }

    private mutating func addRectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        elements = [
            .move(ArchivePoint(x: x, y: y)),
            .line(ArchivePoint(x: x + width, y: y)),
            .line(ArchivePoint(x: x + width, y: y + height)),
            .line(ArchivePoint(x: x, y: y + height)),
            .close,
        ]
    }

    private mutating func addEllipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        // The usual control point distance for a quarter arc, which puts the arc's midpoint exactly on the ellipse.
        let kappa = 0.552_284_749_8
        let (radiusX, radiusY) = (width / 2, height / 2)
        let (middleX, middleY) = (x + radiusX, y + radiusY)
        func point(_ unitX: Double, _ unitY: Double) -> ArchivePoint {
            ArchivePoint(x: middleX + unitX * radiusX, y: middleY + unitY * radiusY)
        }
        elements = [
            .move(point(1, 0)),
            .cubic(point(0, 1), control1: point(1, kappa), control2: point(kappa, 1)),
            .cubic(point(-1, 0), control1: point(-kappa, 1), control2: point(-1, kappa)),
            .cubic(point(0, -1), control1: point(-1, -kappa), control2: point(-kappa, -1)),
            .cubic(point(1, 0), control1: point(kappa, -1), control2: point(1, -kappa)),
            .close,
        ]
    }

    private mutating func addRounded(
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        _ radii: [Double],
        _ isContinuous: Bool
    ) {
        let half = min(width, height) / 2
        func corner(_ radius: Double) -> Corner { Corner(radius: radius, room: isContinuous ? half : 0) }
        elements = [.move(ArchivePoint(x: x + width, y: y + height / 2))]
        addCorner(corner(radii[2]), atX: x + width, y: y + height, along: (0, 1), then: (-1, 0))
        addCorner(corner(radii[3]), atX: x, y: y + height, along: (-1, 0), then: (0, -1))
        addCorner(corner(radii[0]), atX: x, y: y, along: (0, -1), then: (1, 0))
        addCorner(corner(radii[1]), atX: x + width, y: y, along: (1, 0), then: (0, 1))
        elements.append(.close)
    }

    /// Adds a corner that enters along one direction and leaves along the next.
    private mutating func addCorner(
        _ corner: Corner,
        atX x: Double,
        y: Double,
        along inward: (Double, Double),
        then outward: (Double, Double)
    ) {
        func point(_ before: Double, _ after: Double) -> ArchivePoint {
            ArchivePoint(
                x: x - inward.0 * before + outward.0 * after,
                y: y - inward.1 * before + outward.1 * after
            )
        }
        guard corner.extent > 0 else { return elements.append(.line(point(0, 0))) }
        let (extent, middle) = (corner.extent, corner.middle)
        let (near, far) = (corner.edgeHandle, corner.middleHandle)
        elements.append(.line(point(extent, 0)))
        elements.append(
            .cubic(
                point(middle, middle),
                control1: point(extent - near, 0),
                control2: point(middle + far, middle - far)
            )
        )
        elements.append(
            .cubic(
                point(0, extent),
                control1: point(middle - far, middle + far),
                control2: point(0, extent - near)
            )
        )
    }
}

/// The curve of one corner, in two halves that meet on its diagonal.
///
/// A circular corner is a quarter of a circle. A continuous corner is a superellipse of exponent 3.26 that extends 1.53
/// radii along the edges and passes through the same point on the diagonal. Each half is fitted with one cubic curve,
/// within 0.3 % of the radius. If the edges have less room, the shape gradually changes to the circle.
private struct Corner {
    let extent: Double
    let middle: Double
    let edgeHandle: Double
    let middleHandle: Double

    /// Creates a corner; `room` is the length along an edge that a continuous corner may use, or 0 for a circular
    /// corner.
    init(radius: Double, room: Double) {
        let spread = 0.528_665
        let smoothing = radius > 0 ? min(max((room / radius - 1) / spread, 0), 1) : 0
        extent = radius * (1 + spread * smoothing)
        middle = radius * 0.292_893
        edgeHandle = radius * (0.265_216 + 0.094_784 * smoothing)
        middleHandle = radius * (0.187_536 + 0.132_464 * smoothing)
    }
}

extension HTMLBuffer {
    /// Writes segments in the syntax of SVG's `d` attribute and CSS's `path()`, which uses only letters and numbers.
    mutating func path(_ elements: [ArchivedShape.PathElement]) {
        // Browsers ignore a path that does not start with a move.
        if case .move = elements.first {} else { markup("M0 0") }
        for element in elements {
            switch element {
            case .move(let point): command("M", point)
            case .line(let point): command("L", point)
            case .quadratic(let point, let control): command("Q", control, point)
            case .cubic(let point, let control1, let control2): command("C", control1, control2, point)
            case .close: markup("Z")
            }
        }
    }

    private mutating func command(_ letter: StaticString, _ points: ArchivePoint...) {
        markup(letter)
        for (index, point) in points.enumerated() {
            if index > 0 { markup(" ") }
            number(point.x)
            markup(" ")
            number(point.y)
        }
    }
}
