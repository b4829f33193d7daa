/// Places marks in a box and draws them.
struct ChartDrawing {
    private let marks: [ChartMark]
    private let size: CGSize
    private let across: ChartScale
    private let up: ChartScale

    init(marks: [ChartMark], size: CGSize) {
        self.marks = marks
        self.size = size
        let hasBars = marks.contains { $0.form == .bar }
        across = ChartScale(marks.compactMap(\.x), length: size.width, startsAtZero: false, isPadded: hasBars)
        let startsAtZero = marks.contains { $0.form == .bar || $0.form == .area }
        up = ChartScale(
            marks.flatMap { [$0.y, $0.yStart].compactMap { $0 } },
            length: size.height,
            startsAtZero: startsAtZero
        )
    }

    func draw(in context: GraphicsContext) {
        drawAreas(in: context)
        for mark in marks {
            switch mark.form {
            case .bar: context.fill(Path(bar(mark)), with: .style(mark.style))
            case .point:
                let place = point(mark)
                let box = CGRect(x: place.x - 3, y: place.y - 3, width: 6, height: 6)
                context.fill(Path(ellipseIn: box), with: .style(mark.style))
            case .rule: context.stroke(rule(mark), with: .style(mark.style), lineWidth: 1)
            case .line, .area: break
            }
        }
        for series in series(of: .line) {
            var path = Path()
            path.addLines(series.map(point))
            guard let first = series.first else { continue }
            context.stroke(path, with: .style(first.style), lineWidth: first.lineWidth)
        }
    }

    private func drawAreas(in context: GraphicsContext) {
        for series in series(of: .area) {
            guard let first = series.first else { continue }
            let floor = series.reversed()
                .map { CGPoint(x: point($0).x, y: $0.yStart.map { size.height - up.position($0) } ?? base) }
            var path = Path()
            path.addLines(series.map(point) + floor)
            path.closeSubpath()
            context.fill(path, with: .style(first.style))
        }
    }

    /// The marks of one form, in the order of their series.
    private func series(of form: ChartMark.Form) -> [[ChartMark]] {
        var names: [String] = []
        let all = marks.filter { $0.form == form }
        for mark in all where !names.contains(mark.series) { names.append(mark.series) }
        return names.map { name in all.filter { $0.series == name } }
    }

    /// The height of zero.
    private var base: CGFloat { size.height - up.position(.number(0)) }

    private func point(_ mark: ChartMark) -> CGPoint {
        CGPoint(x: mark.x.map(across.position) ?? 0, y: size.height - (mark.y.map(up.position) ?? 0))
    }

    private func bar(_ mark: ChartMark) -> CGRect {
        let top = point(mark)
        let bottom = mark.yStart.map { size.height - up.position($0) } ?? base
        let width = across.step * 0.7
        return CGRect(x: top.x - width / 2, y: min(top.y, bottom), width: width, height: abs(bottom - top.y))
    }

    private func rule(_ mark: ChartMark) -> Path {
        let place = point(mark)
        var path = Path()
        path.move(to: mark.x == nil ? CGPoint(x: 0, y: place.y) : CGPoint(x: place.x, y: 0))
        path.addLine(to: mark.x == nil ? CGPoint(x: size.width, y: place.y) : CGPoint(x: place.x, y: size.height))
        return path
    }
}

/// The positions of values on an axis: numbers by their size, categories one beside the other.
struct ChartScale {
    private let categories: [PlottedValue]
    private let least: Double
    private let greatest: Double
    private let length: CGFloat
    /// The distance of two neighbours, in points.
    let step: CGFloat

    init(_ values: [PlottedValue], length: CGFloat, startsAtZero: Bool, isPadded: Bool = false) {
        self.length = length
        var seen: [PlottedValue] = []
        for value in values where !seen.contains(value) { seen.append(value) }
        let numbers = seen.compactMap { if case .number(let number) = $0, number.isFinite { number } else { nil } }
        categories = numbers.count == seen.count ? [] : seen
        let low = numbers.min() ?? 0
        let high = numbers.max() ?? 1
        least = startsAtZero ? min(low, 0) : low
        greatest = startsAtZero ? max(high, 0) : high
        step = length / CGFloat(max(seen.count, 1))
        self.isPadded = isPadded
    }

    /// Whether half a step is left free at both ends, so that the outermost bars lie inside.
    private let isPadded: Bool

    /// The distance from the start of the axis, in points.
    func position(_ value: PlottedValue) -> CGFloat {
        if let index = categories.firstIndex(of: value) { return (CGFloat(index) + 0.5) * step }
        guard case .number(let number) = value, greatest > least else { return length / 2 }
        let share = CGFloat((number - least) / (greatest - least))
        return isPadded && step < length ? step / 2 + share * (length - step) : share * length
    }
}
