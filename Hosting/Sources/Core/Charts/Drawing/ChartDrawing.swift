/// Draws marks in the plot of a chart.
struct ChartDrawing {
    /// A view at a mark, in the coordinates of the plot.
    struct PlacedAnnotation {
        var content: AnyView
        var point: CGPoint
        var alignment: Alignment
    }

    let marks: [ChartMark]
    let size: CGSize
    let across: ChartScale
    let up: ChartScale
    let palette: ChartPalette

    func draw(in context: GraphicsContext) {
        var drawn: Set<String> = []
        let starts = stackedStarts
        for (index, mark) in marks.enumerated() where !mark.isHidden {
            var context = context
            context.opacity = mark.opacity
            let shading = GraphicsContext.Shading.style(palette.style(of: mark))
            switch mark.form {
            case .bar, .rectangle: context.fill(outline(of: mark, from: starts[index]), with: shading)
            case .point: context.fill(symbol(mark), with: shading)
            case .rule: context.stroke(rule(mark), with: shading, style: mark.stroke)
            case .line, .area:
                guard drawn.insert("\(mark.form) \(mark.series)").inserted else { continue }
                let series = marks.indices.filter { marks[$0].form == mark.form && marks[$0].series == mark.series }
                if mark.form == .line {
                    context.stroke(line(series.map { marks[$0] }), with: shading, style: mark.stroke)
                } else {
                    context.fill(area(series.map { (marks[$0], starts[$0]) }), with: shading)
                }
            case .sector: continue
            }
            guard mark.form == .line || mark.form == .area else { continue }
            for point in marks where point.hasSymbol && point.form == mark.form && point.series == mark.series {
                context.fill(symbol(point), with: shading)
            }
        }
        SectorDrawing(marks: marks, size: size, palette: palette).draw(in: context)
    }

    // MARK: Bars

    /// The sums at which stacked bars and areas end.
    static func sums(of marks: [ChartMark], lying: Bool) -> [PlottedValue] {
        var sums = marks.stackFeet.mapValues { (up: $0, down: $0) }
        for mark in marks where mark.isStacked && mark.isLying == lying {
            guard let amount = mark.amount else { continue }
            sums[mark.stack, default: (0, 0)].up += max(amount, 0)
            sums[mark.stack, default: (0, 0)].down += min(amount, 0)
        }
        return sums.values.flatMap { [.number($0.up), .number($0.down)] }
    }

    /// Where each mark begins above the marks of the same place before it.
    private var stackedStarts: [Double] {
        var sums = marks.stackFeet.mapValues { (up: $0, down: $0) }
        return marks.map { mark in
            guard mark.isStacked, let amount = mark.amount else { return 0 }
            let before = sums[mark.stack, default: (0, 0)]
            if amount >= 0 {
                sums[mark.stack] = (before.up + amount, before.down)
                return before.up
            }
            sums[mark.stack] = (before.up, before.down + amount)
            return before.down
        }
    }

    private func outline(of mark: ChartMark, from start: Double) -> Path {
        let box = frame(of: mark, from: start)
        let radius = min(mark.cornerRadius ?? (mark.form == .bar ? 2 : 0), min(box.width, box.height) / 2)
        return Path(roundedRect: box, cornerRadius: max(radius, 0))
    }

    /// The box of a bar or rectangle.
    private func frame(of mark: ChartMark, from start: Double) -> CGRect {
        let share: CGFloat = mark.form == .rectangle ? 1 : 0.75
        let isLying = mark.isLying
        let columns =
            isLying
            ? amounts(mark.x, across, from: start)
            : part(of: place(mark.x, across, mark.breadth, share), for: mark, isReversed: false)
        let rows =
            isLying || mark.form == .rectangle
            ? part(of: place(mark.y, up, mark.height, share), for: mark, isReversed: true)
            : amounts(mark.y, up, from: start)
        return CGRect(
            x: columns.low + mark.offset.width,
            y: size.height - rows.high + mark.offset.height,
            width: columns.high - columns.low,
            height: rows.high - rows.low
        )
    }

    /// From the start of the stack, or between two values.
    private func amounts(
        _ extent: ChartMark.Extent,
        _ scale: ChartScale,
        from start: Double
    ) -> (low: CGFloat, high: CGFloat) {
        guard let end = extent.end else { return (0, scale.length) }
        if let first = extent.start {
            return ordered(scale.position(first) ?? 0, scale.position(end) ?? 0)
        }
        let foot = start == 0 ? scale.base : scale.position(.number(start)) ?? scale.base
        let top = end.number.flatMap { scale.position(.number(start + $0)) }
        return ordered(foot, top ?? scale.position(end) ?? foot)
    }

    /// The part of a place that a bar takes beside the others of the place.
    private func part(
        of whole: (low: CGFloat, high: CGFloat),
        for mark: ChartMark,
        isReversed: Bool
    ) -> (low: CGFloat, high: CGFloat) {
        guard let index = mark.group.flatMap({ groups.firstIndex(of: $0) }) else { return whole }
        let breadth = (whole.high - whole.low) / CGFloat(groups.count)
        let low = whole.low + breadth * CGFloat(isReversed ? groups.count - 1 - index : index)
        return (low, low + breadth)
    }

    /// The values that stand beside each other at a place, in the order of the marks.
    private var groups: [String] {
        marks.reduce(into: []) { groups, mark in
            if let group = mark.group, mark.form == .bar, !groups.contains(group) { groups.append(group) }
        }
    }

    /// The breadth at a place, or the whole axis.
    private func place(
        _ extent: ChartMark.Extent,
        _ scale: ChartScale,
        _ breadth: MarkDimension,
        _ share: CGFloat
    ) -> (low: CGFloat, high: CGFloat) {
        guard let end = extent.end else {
            let half = breadth.points(of: scale.length, share: 1) / 2
            return (scale.length / 2 - half, scale.length / 2 + half)
        }
        if let start = extent.start { return ordered(scale.position(start) ?? 0, scale.position(end) ?? 0) }
        guard let middle = scale.middle(extent) else { return (0, 0) }
        let half = breadth.points(of: scale.breadth(extent), share: share) / 2
        return (middle - half, middle + half)
    }

    private func ordered(_ first: CGFloat, _ second: CGFloat) -> (low: CGFloat, high: CGFloat) {
        (min(first, second), max(first, second))
    }

    // MARK: Points and lines

    private func point(_ mark: ChartMark) -> CGPoint {
        CGPoint(
            x: (mark.x.end == nil ? size.width / 2 : across.middle(mark.x) ?? 0) + mark.offset.width,
            y: size.height - (mark.y.end == nil ? size.height / 2 : up.middle(mark.y) ?? 0) + mark.offset.height
        )
    }

    private func symbol(_ mark: ChartMark) -> Path {
        let place = point(mark)
        let radius = (mark.symbolSize / .pi).squareRoot()
        let box = CGRect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)
        return palette.symbol(of: mark).path(in: box)
    }

    private func rule(_ mark: ChartMark) -> Path {
        let columns = mark.x.end == nil ? (0, size.width) : span(mark.x, across)
        let rows = mark.y.end == nil ? (0, size.height) : span(mark.y, up)
        var path = Path()
        path.move(to: CGPoint(x: columns.0, y: size.height - rows.0))
        path.addLine(to: CGPoint(x: columns.1, y: size.height - rows.1))
        return path
    }

    private func span(_ extent: ChartMark.Extent, _ scale: ChartScale) -> (CGFloat, CGFloat) {
        let end = scale.middle(extent) ?? 0
        return (extent.start.flatMap { scale.position($0) } ?? end, end)
    }

    private func line(_ series: [ChartMark]) -> Path {
        ChartCurve(points: series.map(point), method: series.first?.interpolation ?? .linear).path
    }

    private func area(_ series: [(mark: ChartMark, start: Double)]) -> Path {
        let method = series.first?.mark.interpolation ?? .linear
        let tops = series.map { entry in
            let top = entry.mark.y.end?.number.map { PlottedValue.number(entry.start + $0) }
            let place = (entry.mark.y.start == nil ? top : entry.mark.y.end).flatMap { up.position($0) }
            return CGPoint(x: point(entry.mark).x, y: size.height - (place ?? 0))
        }
        let floors = series.reversed()
            .map { entry in
                let foot = entry.mark.y.start ?? (entry.start == 0 ? nil : .number(entry.start))
                return CGPoint(
                    x: point(entry.mark).x,
                    y: size.height - (foot.flatMap { up.position($0) } ?? up.base)
                )
            }
        var path = ChartCurve(points: tops, method: method).path
        guard let first = floors.first else { return path }
        path.addLine(to: first)
        ChartCurve(points: floors, method: method).add(to: &path)
        path.closeSubpath()
        return path
    }

    // MARK: Annotations

    /// The views at the marks.
    var annotations: [PlacedAnnotation] {
        let starts = stackedStarts
        return marks.enumerated()
            .flatMap { index, mark in
                let box =
                    switch mark.form {
                    case .bar, .rectangle: frame(of: mark, from: starts[index])
                    case .rule: rule(mark).boundingRect
                    case .sector: SectorDrawing(marks: marks, size: size, palette: palette).middle(of: index)
                    case .line, .area, .point: CGRect(origin: point(mark), size: .zero)
                    }
                return mark.annotations.map { placed($0, at: box) }
            }
    }

    private func placed(_ annotation: ChartMark.Annotation, at box: CGRect) -> PlacedAnnotation {
        let gap = annotation.spacing
        let (across, up) = (annotation.alignment.horizontal, annotation.alignment.vertical)
        let x = across == .leading ? box.minX : across == .trailing ? box.maxX : box.midX
        let y = up == .top ? box.minY : up == .bottom ? box.maxY : box.midY
        let (point, alignment): (CGPoint, Alignment) =
            switch annotation.position {
            case .overlay: (CGPoint(x: x, y: y), annotation.alignment)
            case .bottom: (CGPoint(x: x, y: box.maxY + gap), Alignment(horizontal: across, vertical: .top))
            case .leading: (CGPoint(x: box.minX - gap, y: y), Alignment(horizontal: .trailing, vertical: up))
            case .trailing: (CGPoint(x: box.maxX + gap, y: y), Alignment(horizontal: .leading, vertical: up))
            case .topLeading: (CGPoint(x: box.minX, y: box.minY - gap), .bottomLeading)
            case .topTrailing: (CGPoint(x: box.maxX, y: box.minY - gap), .bottomTrailing)
            case .bottomLeading: (CGPoint(x: box.minX, y: box.maxY + gap), .topLeading)
            case .bottomTrailing: (CGPoint(x: box.maxX, y: box.maxY + gap), .topTrailing)
            case .top, .automatic: (CGPoint(x: x, y: box.minY - gap), Alignment(horizontal: across, vertical: .bottom))
            }
        return PlacedAnnotation(content: annotation.content, point: point, alignment: alignment)
    }
}
