/// A line through points.
struct ChartCurve {
    let points: [CGPoint]
    let method: InterpolationMethod

    /// The line from its first point on.
    var path: Path {
        var path = Path()
        guard let first = points.first else { return path }
        path.move(to: first)
        add(to: &path)
        return path
    }

    /// Adds the line after its first point, where the path must be.
    func add(to path: inout Path) {
        for index in points.indices.dropFirst() {
            let (from, to) = (points[index - 1], points[index])
            switch method.kind {
            case .straight: path.addLine(to: to)
            case .smooth:
                path.addCurve(
                    to: to,
                    control1: CGPoint(
                        x: from.x + (to.x - from.x) / 3,
                        y: from.y + slope(at: index - 1) * (to.x - from.x) / 3
                    ),
                    control2: CGPoint(x: to.x - (to.x - from.x) / 3, y: to.y - slope(at: index) * (to.x - from.x) / 3)
                )
            case .stepStart:
                path.addLine(to: CGPoint(x: from.x, y: to.y))
                path.addLine(to: to)
            case .stepEnd:
                path.addLine(to: CGPoint(x: to.x, y: from.y))
                path.addLine(to: to)
            case .stepCenter:
                let middle = (from.x + to.x) / 2
                path.addLine(to: CGPoint(x: middle, y: from.y))
                path.addLine(to: CGPoint(x: middle, y: to.y))
                path.addLine(to: to)
            }
        }
    }

    /// The slope of a smooth curve at a point: the harmonic mean of its neighbours' slopes, and flat at a peak, so that
    /// the curve stays between its points. https://en.wikipedia.org/wiki/Monotone_cubic_interpolation
    private func slope(at index: Int) -> CGFloat {
        guard index > 0, index + 1 < points.count else { return chord(min(index, points.count - 2)) }
        let (before, after) = (chord(index - 1), chord(index))
        guard before * after > 0 else { return 0 }
        return 2 * before * after / (before + after)
    }

    /// The slope of the straight line from a point to the next one; 0 if they lie above each other.
    private func chord(_ index: Int) -> CGFloat {
        let width = points[index + 1].x - points[index].x
        return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
    }
}
