/// The outline of a sector of a circle or a ring, whose corners may be rounded.
struct SectorOutline {
    let centre: CGPoint
    /// The radii of the ring, in points; an inner one of zero is a whole circle's.
    let inner: CGFloat
    let outer: CGFloat
    /// The angles of the two straight edges, in radians; the first is not the greater one.
    let start: Double
    let end: Double
    /// The radius that the corners shall have, in points, as far as there is room for it.
    let cornerRadius: CGFloat

    /// A circle that touches a straight edge and the outer or the inner edge.
    private struct Corner {
        /// Its radius and the distance of its middle from the middle of the sector, in points.
        var radius: CGFloat
        var distance: CGFloat

        /// The angle between the straight edge and the middle of the corner, in radians.
        var angle: Double { distance > 0 ? asin(Double(min(radius / distance, 1))) : 0 }
    }

    private var outerCorner: Corner {
        let share = CGFloat(sin(min((end - start) / 2, .pi / 2)))
        let radius = min(cornerRadius, (outer - inner) / 2, outer * share / (1 + share))
        return Corner(radius: radius, distance: outer - radius)
    }

    private var innerCorner: Corner {
        let share = CGFloat(sin(min((end - start) / 2, .pi / 2)))
        let room = share < 1 ? inner * share / (1 - share) : outer
        let radius = min(cornerRadius, (outer - inner) / 2, room)
        return Corner(radius: radius, distance: inner + radius)
    }

    var path: Path {
        var path = Path()
        let corner = outerCorner
        let angle = corner.angle
        add(corner, at: start + angle, from: start - .pi / 2, to: start + angle, &path)
        arc(centre, outer, from: start + angle, to: end - angle, &path)
        add(corner, at: end - angle, from: end - angle, to: end + .pi / 2, &path)
        if inner > 0 { addInnerEdge(&path) } else { path.addLine(to: centre) }
        path.closeSubpath()
        return path
    }

    private func addInnerEdge(_ path: inout Path) {
        let corner = innerCorner
        let angle = corner.angle
        add(corner, at: end - angle, from: end + .pi / 2, to: end - angle + .pi, &path)
        arc(centre, inner, from: end - angle, to: start + angle, clockwise: true, &path)
        add(corner, at: start + angle, from: start + angle + .pi, to: start + 1.5 * .pi, &path)
    }

    private func add(_ corner: Corner, at angle: Double, from start: Double, to end: Double, _ path: inout Path) {
        guard corner.radius > 0 else { return }
        let middle = CGPoint(
            x: centre.x + corner.distance * cos(angle),
            y: centre.y + corner.distance * sin(angle)
        )
        arc(middle, corner.radius, from: start, to: end, &path)
    }

    private func arc(
        _ middle: CGPoint,
        _ radius: CGFloat,
        from start: Double,
        to end: Double,
        clockwise: Bool = false,
        _ path: inout Path
    ) {
        path.addArc(
            center: middle,
            radius: radius,
            startAngle: .radians(start),
            endAngle: .radians(end),
            clockwise: clockwise
        )
    }
}
