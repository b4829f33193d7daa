import Foundation
import WidgetArchive

/// An area that was painted before a text and may be behind it.
struct PaintedArea {
    /// What an area shows.
    enum Fill {
        case paint(ArchivePaint)
        /// The pixels of an image, which are not examined.
        case pixels
        /// One colour, such as that of an image without its own colours.
        case color(ArchiveRGBA)
    }

    /// The frame in the widget's coordinates.
    var frame: ArchiveRect
    var outline: ArchivedShape.Outline
    var fill: Fill
    /// The opacity of everything that contains the area, 0…1.
    var opacity: Double
    /// Whether it belongs to the accent group.
    var isAccented: Bool

    /// Whether a point of the widget is inside the outline.
    func contains(_ point: ArchivePoint) -> Bool {
        let (x, y) = (point.x - frame.origin.x, point.y - frame.origin.y)
        guard x >= 0, y >= 0, x <= frame.size.width, y <= frame.size.height else { return false }
        switch outline {
        case .rectangle, .roundedRectangle, .capsule:
            // A text in the corner of a rounded area is not told from one beside it.
            return true
        case .circle, .ellipse:
            let isCircle = outline == .circle
            let side = min(frame.size.width, frame.size.height)
            let radii = isCircle ? (side / 2, side / 2) : (frame.size.width / 2, frame.size.height / 2)
            guard radii.0 > 0, radii.1 > 0 else { return false }
            let (dx, dy) = ((x - frame.size.width / 2) / radii.0, (y - frame.size.height / 2) / radii.1)
            return dx * dx + dy * dy <= 1
        case .path(let elements):
            return Self.isInside(ArchivePoint(x: x, y: y), elements)
        }
    }

    /// Whether a point is inside a path whose curves are replaced by lines (even-odd rule).
    private static func isInside(_ point: ArchivePoint, _ elements: [ArchivedShape.PathElement]) -> Bool {
        var isInside = false
        var (start, last) = (ArchivePoint.zero, ArchivePoint.zero)
        func cross(_ from: ArchivePoint, _ to: ArchivePoint) {
            guard (from.y > point.y) != (to.y > point.y) else { return }
            if point.x < from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x) { isInside.toggle() }
        }
        for element in elements {
            switch element {
            case .move(let to):
                cross(last, start)
                (start, last) = (to, to)
            case .line(let to), .quadratic(let to, _), .cubic(let to, _, _):
                cross(last, to)
                last = to
            case .close:
                cross(last, start)
                last = start
            }
        }
        cross(last, start)
        return isInside
    }
}

extension ArchivePaint {
    /// The paint's colour at a point of the painted box.
    func color(at point: ArchivePoint, in size: ArchiveSize, _ palette: DrawingPalette, isAccented: Bool) -> ArchiveRGBA
    {
        switch self {
        case .color(let color):
            return palette.color(color, isAccented: isAccented)
        case .linear(let gradient, let start, let end):
            let (x0, y0) = (start.x * size.width, start.y * size.height)
            let (dx, dy) = (end.x * size.width - x0, end.y * size.height - y0)
            let length = dx * dx + dy * dy
            let place = length > 0 ? ((point.x - x0) * dx + (point.y - y0) * dy) / length : 1
            return gradient.color(at: place, palette, isAccented: isAccented)
        case .radial(let gradient, let center, let startRadius, let endRadius):
            let (dx, dy) = (point.x - center.x * size.width, point.y - center.y * size.height)
            let distance = (dx * dx + dy * dy).squareRoot()
            let place = endRadius != startRadius ? (distance - startRadius) / (endRadius - startRadius) : 1
            return gradient.color(at: place, palette, isAccented: isAccented)
        case .angular(let gradient, let center, let startAngle, let endAngle):
            let (dx, dy) = (point.x - center.x * size.width, point.y - center.y * size.height)
            var angle = atan2(dy, dx) * 180 / .pi
            while angle < min(startAngle, endAngle) { angle += 360 }
            // Half of the angle that is not swept has the first colour.
            if angle - max(startAngle, endAngle) > (360 - abs(endAngle - startAngle)) / 2 { angle -= 360 }
            let place = endAngle != startAngle ? (angle - startAngle) / (endAngle - startAngle) : 1
            return gradient.color(at: place, palette, isAccented: isAccented)
        case .material(let thickness, let isDark):
            return palette.material(thickness: thickness, isDark: isDark)
        }
    }
}

extension ArchiveGradient {
    /// The colour at a place, 0 (start) … 1 (end); places outside have the colour of the nearest end.
    fileprivate func color(at place: Double, _ palette: DrawingPalette, isAccented: Bool) -> ArchiveRGBA {
        guard let first = stops.first, let last = stops.last else { return ArchiveRGBA(rawValue: 0) }
        func drawn(_ stop: Stop) -> ArchiveRGBA { palette.color(stop.color, isAccented: isAccented) }
        if place <= first.location { return drawn(first) }
        for (before, after) in zip(stops, stops.dropFirst()) where place <= after.location {
            let span = after.location - before.location
            return drawn(before).mixed(with: drawn(after), by: span > 0 ? (place - before.location) / span : 1)
        }
        return drawn(last)
    }
}

extension ArchiveRGBA {
    fileprivate func mixed(with other: ArchiveRGBA, by share: Double) -> ArchiveRGBA {
        func component(_ own: UInt8, _ others: UInt8) -> Double {
            (Double(own) * (1 - share) + Double(others) * share) / 255
        }
        return ArchiveRGBA(
            red: component(red, other.red),
            green: component(green, other.green),
            blue: component(blue, other.blue),
            opacity: component(alpha, other.alpha)
        )
    }
}
