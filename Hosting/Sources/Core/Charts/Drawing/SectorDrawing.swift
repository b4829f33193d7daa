/// Draws the sectors of a circle.
struct SectorDrawing {
    let marks: [ChartMark]
    let size: CGSize
    let palette: ChartPalette

    private var centre: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }
    private var radius: CGFloat { min(size.width, size.height) / 2 }

    func draw(in context: GraphicsContext) {
        for (index, turn) in turns {
            let mark = marks[index]
            var context = context
            context.opacity = mark.opacity
            context.fill(outline(mark, turn), with: .style(palette.style(of: mark)))
        }
    }

    /// The sectors' shares of the circle, from the top clockwise, with the numbers of their marks.
    private var turns: [(index: Int, turn: (start: Double, end: Double))] {
        let amounts = marks.map { $0.form == .sector ? max($0.amount ?? 0, 0) : 0 }
        let sum = amounts.reduce(0, +)
        guard sum > 0, sum.isFinite else { return [] }
        var start = 0.0
        return amounts.enumerated()
            .compactMap { index, amount in
                guard amount > 0 else { return nil }
                defer { start += amount / sum }
                return (index, (start, start + amount / sum))
            }
    }

    private func radii(_ mark: ChartMark) -> (inner: CGFloat, outer: CGFloat) {
        let outer = mark.radii.outer.points(of: radius, share: 1)
        return (min(mark.radii.inner.points(of: radius, share: 0), outer), outer)
    }

    private func outline(_ mark: ChartMark, _ turn: (start: Double, end: Double)) -> Path {
        let (inner, outer) = radii(mark)
        let gap = outer > 0 ? Double(mark.angularInset / outer) : 0
        var start = turn.start * 2 * .pi - .pi / 2 + gap
        var end = turn.end * 2 * .pi - .pi / 2 - gap
        if end < start { (start, end) = ((start + end) / 2, (start + end) / 2) }
        return SectorOutline(
            centre: centre,
            inner: inner,
            outer: outer,
            start: start,
            end: end,
            cornerRadius: max(mark.cornerRadius ?? 0, 0)
        )
        .path
    }

    /// The point in the middle of a sector, as an empty box.
    func middle(of index: Int) -> CGRect {
        guard let turn = turns.first(where: { $0.index == index })?.turn else {
            return CGRect(origin: centre, size: .zero)
        }
        let (inner, outer) = radii(marks[index])
        let angle = (turn.start + turn.end) * .pi - .pi / 2
        let distance = (inner + outer) / 2
        return CGRect(
            origin: CGPoint(x: centre.x + distance * cos(angle), y: centre.y + distance * sin(angle)),
            size: .zero
        )
    }
}
