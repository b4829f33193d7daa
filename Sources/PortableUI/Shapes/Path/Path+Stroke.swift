extension Path {
    /// The outline of a stroke along the outline, made of straight pieces; corners are round, whatever the style says.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let radius = style.lineWidth / 2
        guard radius > 0, radius.isFinite else { return Path() }
        var stroke = Path()
        for part in dashed(style).segments {
            let chords = part.flatMap(\.chords)
            let isOpen = chords.first?.0 != chords.last?.1
            for (index, (start, end)) in chords.enumerated() {
                let length = start.distance(to: end)
                guard length > 0 else { continue }
                let along = CGPoint(x: (end.x - start.x) / length * radius, y: (end.y - start.y) / length * radius)
                let (isFirst, isLast) = (isOpen && index == 0, isOpen && index == chords.count - 1)
                let reach: CGFloat = style.lineCap == .square ? 1 : 0
                let from = isFirst ? CGPoint(x: start.x - along.x * reach, y: start.y - along.y * reach) : start
                let to = isLast ? CGPoint(x: end.x + along.x * reach, y: end.y + along.y * reach) : end
                stroke.addLines([
                    CGPoint(x: from.x + along.y, y: from.y - along.x), CGPoint(x: to.x + along.y, y: to.y - along.x),
                    CGPoint(x: to.x - along.y, y: to.y + along.x), CGPoint(x: from.x - along.y, y: from.y + along.x),
                ])
                stroke.closeSubpath()
                if isFirst, style.lineCap == .round { stroke.addDot(at: start, radius) }
                if !isLast || style.lineCap == .round { stroke.addDot(at: end, radius) }
            }
        }
        return stroke
    }

    private mutating func addDot(at center: CGPoint, _ radius: CGFloat) {
        addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    /// The parts of the outline that are drawn; all of it if the pattern is empty or too fine to be seen.
    private func dashed(_ style: StrokeStyle) -> Path {
        let pattern = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
        let period = pattern.reduce(0, +)
        let total = segments.joined().reduce(0) { $0 + ($1.lengths.last ?? 0) }
        guard pattern.allSatisfy({ $0 >= 0 }), period > 0, total > 0, total / period < 10_000 else { return self }
        var parts = Path()
        var place = -style.dashPhase.truncatingRemainder(dividingBy: period) - period
        while place < total {
            for (index, length) in pattern.enumerated() {
                if index.isMultiple(of: 2) {
                    parts.addPath(trimmedPath(from: place / total, to: (place + length) / total))
                }
                place += length
            }
        }
        return parts
    }
}
