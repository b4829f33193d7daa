/// A segment of an outline with both ends; every curve is stored as a cubic curve.
package struct PathSegment: Equatable, Sendable {
    /// The start, two control points and the end; the control points of a line are on the line.
    package var points: (CGPoint, CGPoint, CGPoint, CGPoint)
    /// Whether the segment is a straight line.
    package var isLine: Bool

    /// Creates a straight segment.
    package static func line(_ start: CGPoint, _ end: CGPoint) -> PathSegment {
        PathSegment(
            points: (start, start.moved(to: end, by: 1 / 3), start.moved(to: end, by: 2 / 3), end),
            isLine: true
        )
    }

    package static func == (lhs: PathSegment, rhs: PathSegment) -> Bool {
        lhs.points == rhs.points && lhs.isLine == rhs.isLine
    }

    /// The point at a parameter, 0…1.
    package func point(at t: CGFloat) -> CGPoint { split(at: t).0.points.3 }

    /// The segments before and after a parameter, 0…1, by de Casteljau's algorithm.
    package func split(at t: CGFloat) -> (PathSegment, PathSegment) {
        let (p0, p1, p2, p3) = points
        let a = p0.moved(to: p1, by: t)
        let b = p1.moved(to: p2, by: t)
        let c = p2.moved(to: p3, by: t)
        let d = a.moved(to: b, by: t)
        let e = b.moved(to: c, by: t)
        let middle = d.moved(to: e, by: t)
        return (
            PathSegment(points: (p0, a, d, middle), isLine: isLine),
            PathSegment(points: (middle, e, c, p3), isLine: isLine)
        )
    }

    /// The lengths from the start to equally spaced parameters, in points; the last one is the total length.
    package var lengths: [CGFloat] {
        if isLine { return [0, points.0.distance(to: points.3)] }
        var sums: [CGFloat] = [0]
        var last = points.0
        for step in 1...32 {
            let next = point(at: CGFloat(step) / 32)
            sums.append((sums.last ?? 0) + last.distance(to: next))
            last = next
        }
        return sums
    }

    /// The smallest box that contains the segment.
    package var boundingRect: CGRect {
        var parameters: [CGFloat] = [0, 1]
        if !isLine {
            parameters += Self.extrema(points.0.x, points.1.x, points.2.x, points.3.x)
            parameters += Self.extrema(points.0.y, points.1.y, points.2.y, points.3.y)
        }
        return parameters.reduce(CGRect.null) { $0.union(CGRect(origin: point(at: $1), size: .zero)) }
    }

    /// The parameters at which a coordinate of a cubic curve has an extremum.
    private static func extrema(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = -p0 + 3 * p1 - 3 * p2 + p3
        let b = 2 * (p0 - 2 * p1 + p2)
        let c = p1 - p0
        let roots: [CGFloat]
        if abs(a) < 1e-12 * (abs(b) + abs(c)) {
            roots = b == 0 ? [] : [-c / b]
        } else {
            let inner = b * b - 4 * a * c
            roots = inner < 0 ? [] : [(-b + inner.squareRoot()) / (2 * a), (-b - inner.squareRoot()) / (2 * a)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }
}

extension Path {
    /// The segments of each subpath; a subpath that only moves has none.
    package var segments: [[PathSegment]] {
        var parts: [[PathSegment]] = []
        var start = CGPoint.zero
        var pen = CGPoint.zero
        for element in elements {
            if case .move(let end) = element {
                parts.append([])
                start = end
                pen = end
                continue
            }
            if parts.isEmpty { parts.append([]) }
            let segment: PathSegment
            switch element {
            case .move, .closeSubpath: segment = .line(pen, start)
            case .line(let end): segment = .line(pen, end)
            case .quadCurve(let end, let control):
                segment = PathSegment(
                    points: (pen, pen.moved(to: control, by: 2 / 3), end.moved(to: control, by: 2 / 3), end),
                    isLine: false
                )
            case .curve(let end, let control1, let control2):
                segment = PathSegment(points: (pen, control1, control2, end), isLine: false)
            }
            pen = segment.points.3
            parts[parts.count - 1].append(segment)
        }
        return parts
    }
}
