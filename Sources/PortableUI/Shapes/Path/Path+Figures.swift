import VitrinePlatform

extension Path {
    /// Adds a rectangle as a separate subpath.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        addClosed(
            [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ],
            transform
        )
    }

    /// Adds rectangles, each as a separate subpath.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a subpath of straight lines through the points; it remains open.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for end in lines.dropFirst() { addLine(to: end) }
    }

    /// Adds an ellipse as a separate subpath, clockwise on screen from the middle of the right side.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let circle = CGAffineTransform(translationX: rect.midX, y: rect.midY)
            .scaledBy(x: rect.width / 2, y: rect.height / 2)
        let box = circle.concatenating(transform)
        add(.move(to: CGPoint(x: 1, y: 0).applying(box)))
        for element in Path.arc(from: 0, by: 2 * .pi) { add(element.applying(box)) }
        closeSubpath()
    }

    /// Adds an arc of a circle, preceded by a line to its start if there is a current point.
    ///
    /// As on Apple's platforms, `clockwise` refers to coordinates in which y grows upwards: false is clockwise on
    /// screen.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        var delta = endAngle.radians - startAngle.radians
        guard delta.isFinite else { return }
        if clockwise {
            delta = delta <= -turn ? -turn : delta.truncatingRemainder(dividingBy: turn)
            if delta > 0 { delta -= turn }
        } else {
            delta = delta >= turn ? turn : delta.truncatingRemainder(dividingBy: turn)
            if delta < 0 { delta += turn }
        }
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            delta: .radians(delta),
            transform: transform
        )
    }

    /// Adds an arc of a circle by the angle that it covers; a positive angle is clockwise on screen.
    public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        let circle = CGAffineTransform(translationX: center.x, y: center.y)
            .scaledBy(x: radius, y: radius)
            .concatenating(transform)
        let begin = Path.onUnitCircle(startAngle.radians).applying(circle)
        add(currentPoint == nil || elements.last == .closeSubpath ? .move(to: begin) : .line(to: begin))
        for element in Path.arc(from: startAngle.radians, by: delta.radians) { add(element.applying(circle)) }
    }

    /// Adds an arc of a circle that touches the line from the current point to a corner and the line from the corner to
    /// an end point.
    ///
    /// A straight line leads to the start of the arc. If both lines have the same direction, a straight line leads to
    /// the corner.
    public mutating func addArc(
        tangent1End corner: CGPoint,
        tangent2End end: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let pen = currentPoint?.applying(transform.inverted()) else { return }
        let first = CGPoint(x: pen.x - corner.x, y: pen.y - corner.y)
        let second = CGPoint(x: end.x - corner.x, y: end.y - corner.y)
        let lengths = first.distance(to: .zero) * second.distance(to: .zero)
        let cross = first.x * second.y - first.y * second.x
        guard lengths > 0, abs(cross) > 1e-9 * lengths, radius > 0 else {
            return addLine(to: corner.applying(transform))
        }
        let half = atan2(abs(cross), first.x * second.x + first.y * second.y) / 2
        let reach = radius / tan(half)
        let begin = corner.moved(to: pen, by: reach / first.distance(to: .zero))
        let close = corner.moved(to: end, by: reach / second.distance(to: .zero))
        let middle = CGPoint(x: begin.x + close.x - corner.x, y: begin.y + close.y - corner.y)
        let toMiddle = corner.distance(to: middle)
        let center = corner.moved(to: middle, by: toMiddle > 0 ? radius / sin(half) / toMiddle : 0)
        let from = atan2(begin.y - center.y, begin.x - center.x)
        let sweep = (CGFloat.pi - 2 * half) * (cross < 0 ? 1 : -1)
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: .radians(from),
            delta: .radians(sweep),
            transform: transform
        )
    }

    private mutating func addClosed(_ corners: [CGPoint], _ transform: CGAffineTransform) {
        addLines(corners.map { $0.applying(transform) })
        closeSubpath()
    }

    private static func onUnitCircle(_ angle: CGFloat) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }

    /// Curves along the unit circle, each of at most a quarter turn.
    private static func arc(from start: CGFloat, by delta: CGFloat) -> [Element] {
        let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
        guard delta != 0, delta.isFinite, count < 100_000 else { return [] }
        let step = delta / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        return (0..<count)
            .map { index in
                let from = onUnitCircle(start + CGFloat(index) * step)
                let to = onUnitCircle(start + CGFloat(index + 1) * step)
                return .curve(
                    to: to,
                    control1: CGPoint(x: from.x - reach * from.y, y: from.y + reach * from.x),
                    control2: CGPoint(x: to.x + reach * to.y, y: to.y - reach * to.x)
                )
            }
    }
}
