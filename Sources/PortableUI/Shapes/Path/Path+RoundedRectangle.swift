/// The radii of a rectangle's four corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// The radius at the top, where a line of text starts, in points.
    public var topLeading: CGFloat
    /// The radius at the bottom, where a line of text starts, in points.
    public var bottomLeading: CGFloat
    /// The radius at the bottom, where a line of text ends, in points.
    public var bottomTrailing: CGFloat
    /// The radius at the top, where a line of text ends, in points.
    public var topTrailing: CGFloat

    /// Creates radii in points; a corner that is left out is sharp.
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// Creates four equal radii.
    package init(_ radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }

    /// The radii from the top left corner clockwise.
    package var clockwise: [CGFloat] { [topLeading, topTrailing, bottomTrailing, bottomLeading] }

    /// The radii limited to a box of this size: not negative, and at most half of the shorter side.
    package func fitted(to size: CGSize) -> RectangleCornerRadii {
        map { min(max($0, 0), min(size.width, size.height) / 2) }
    }

    /// Returns radii that are each changed by the closure.
    package func map(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: change(topLeading),
            bottomLeading: change(bottomLeading),
            bottomTrailing: change(bottomTrailing),
            topTrailing: change(topTrailing)
        )
    }
}

extension Path {
    /// Adds a rectangle with rounded corners as a separate subpath.
    ///
    /// It starts in the middle of the right side and runs clockwise on screen.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let width = min(max(cornerSize.width, 0), rect.width / 2)
        let height = min(max(cornerSize.height, 0), rect.height / 2)
        addRoundedRect(rect, Array(repeating: CGSize(width: width, height: height), count: 4), style, transform)
    }

    /// Adds a rectangle with rounded corners of different radii as a separate subpath.
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let radii = cornerRadii.fitted(to: CGSize(width: rect.width, height: rect.height)).clockwise
        addRoundedRect(rect, radii.map { CGSize(width: $0, height: $0) }, style, transform)
    }

    private mutating func addRoundedRect(
        _ rect: CGRect,
        _ corners: [CGSize],
        _ style: RoundedCornerStyle,
        _ transform: CGAffineTransform
    ) {
        guard !rect.isNull else { return }
        guard corners.contains(where: { $0.width > 0 && $0.height > 0 }) else {
            return addRect(rect, transform: transform)
        }
        let curve = style == .circular ? RoundCorner.circular : .continuous
        // Corner points in drawing order, with the unit vectors into and out of each corner.
        let turns: [(corner: CGPoint, from: CGPoint, to: CGPoint, size: CGSize)] = [
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0), corners[2]),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1), corners[3]),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), corners[0]),
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1), corners[1]),
        ]
        add(.move(to: CGPoint(x: rect.maxX, y: rect.midY).applying(transform)))
        for turn in turns {
            let room = CGSize(width: rect.width / 2, height: rect.height / 2)
            for element in curve.elements(turn.corner, from: turn.from, to: turn.to, size: turn.size, room: room) {
                add(element.applying(transform))
            }
        }
        closeSubpath()
    }
}

/// A corner as curves, in units of its radius, measured from the corner along the incoming and the outgoing side.
private struct RoundCorner {
    /// The end of the straight line, then two control points and the end of each curve.
    let points: [(along: CGFloat, out: CGFloat)]

    /// A quarter circle.
    static let circular = RoundCorner(points: [(1, 0), (0.447_715, 0), (0, 0.447_715), (0, 1)])

    /// Apple's continuous corner as developers measured it in Apple's rendering; Apple publishes no numbers.
    static let continuous = RoundCorner(
        points: [
            (1.528_665, 0),
            (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911),
            (0.372_824, 0.169_060), (0.169_060, 0.372_824), (0.074_911, 0.631_494),
            (0, 0.868_407), (0, 1.088_493), (0, 1.528_665),
        ]
    )

    /// The segments of the corner; a corner that exceeds the available space is shortened.
    func elements(
        _ corner: CGPoint,
        from: CGPoint,
        to: CGPoint,
        size: CGSize,
        room: CGSize
    ) -> [Path.Element] {
        let reach = points[0].along
        func unit(_ length: CGFloat, _ limit: CGFloat) -> CGFloat { length * reach > limit ? limit / reach : length }
        let across = unit(size.width, room.width)
        let down = unit(size.height, room.height)
        let placed = points.map { point in
            CGPoint(
                x: corner.x + (from.x * point.along + to.x * point.out) * across,
                y: corner.y + (from.y * point.along + to.y * point.out) * down
            )
        }
        let curves = stride(from: 1, to: placed.count, by: 3)
            .map { index in
                Path.Element.curve(to: placed[index + 2], control1: placed[index], control2: placed[index + 1])
            }
        return [.line(to: placed[0])] + curves
    }
}
