/// Where the parts of a chart lie in its box.
struct ChartPlan {
    /// A label beside an axis, in the coordinates of the chart.
    struct Label {
        var content: AxisLabel
        var point: CGPoint
        var alignment: Alignment
        var style: AnyShapeStyle?
        var font: Font?
    }

    /// The distance between the plot and the labels below or above it, in points.
    private static let gap: CGFloat = 2

    let marks: [ChartMark]
    /// The box of the marks.
    let plot: CGRect
    let across: ChartScale
    let up: ChartScale
    /// The marks of the axes, and none of an axis on which nothing lies.
    private let columns: [AxisMarkGroup]
    private let rows: [AxisMarkGroup]
    /// The size of the labels' text, in points.
    private let textSize: CGFloat
    /// The room at the trailing edge of the plot, in points.
    private let trailing: CGFloat

    init(marks: [ChartMark], settings: ChartSettings, size: CGSize, textSize: CGFloat) {
        let marks = marks.normalized
        self.marks = marks
        self.textSize = textSize
        let hasAxes = !marks.contains { $0.form == .sector }
        let hasRows = settings.yDomain != nil || marks.contains { !$0.y.values.isEmpty }
        let hasColumns = settings.xDomain != nil || marks.contains { !$0.x.values.isEmpty }
        rows = hasAxes && hasRows ? settings.yAxis.groups : []
        columns = hasAxes && hasColumns ? settings.xAxis.groups : []
        let line = (textSize * Self.lineHeight).rounded(.up)
        let height = columns.isEmpty ? 0 : line + Self.gap
        let isAbove = columns.contains { $0.position == .top }
        let half = rows.isEmpty ? 0 : line / 2
        let besides = height + (columns.isEmpty || isAbove ? half : 0) + (isAbove ? 0 : half)
        up = Self.scale(up: marks, settings, length: max(size.height - besides, 0))
        let width = rows.isEmpty ? 0 : Self.width(of: rows, on: up, textSize: textSize)
        let isLeading = Self.isLeading(rows, on: up)
        plot = CGRect(
            x: isLeading ? width : 0,
            y: isAbove ? height : half,
            width: max(size.width - width, 0),
            height: up.length
        )
        trailing = size.width - plot.maxX
        across = Self.scale(across: marks, settings, length: plot.width)
    }

    private static func scale(across marks: [ChartMark], _ settings: ChartSettings, length: CGFloat) -> ChartScale {
        let lying = marks.contains { $0.form == .bar && $0.isLying }
        return ChartScale(
            marks.flatMap(\.x.values) + (lying ? ChartDrawing.sums(of: marks, lying: true) : []),
            domain: settings.xDomain,
            type: settings.xType,
            length: length,
            showsAmounts: lying,
            isUpward: false,
            isPadded: !lying && marks.contains { $0.form == .bar && $0.x.span == nil && $0.x.start == nil }
        )
    }

    private static func scale(up marks: [ChartMark], _ settings: ChartSettings, length: CGFloat) -> ChartScale {
        let lying = marks.contains { $0.form == .bar && $0.isLying }
        return ChartScale(
            marks.flatMap(\.y.values) + (lying ? [] : ChartDrawing.sums(of: marks, lying: false)),
            domain: settings.yDomain,
            type: settings.yType,
            length: length,
            showsAmounts: !lying,
            isUpward: true,
            isPadded: lying
        )
    }

    /// The height of a line of labels, as a part of the text's size.
    private static let lineHeight: CGFloat = 1.22

    /// Whether the labels of the vertical axis are at its leading edge, as names are.
    private static func isLeading(_ groups: [AxisMarkGroup], on scale: ChartScale) -> Bool {
        groups.contains { $0.position == .leading || $0.position == .automatic && scale.hasCategories }
    }

    /// The room for the labels of an axis, in points.
    private static func width(of groups: [AxisMarkGroup], on scale: ChartScale, textSize: CGFloat) -> CGFloat {
        let widths = labels(of: groups, on: scale).map { width(of: $0.content, textSize: textSize) }
        return (widths.max() ?? 0) + (widths.isEmpty ? 0 : 6)
    }

    /// The width of a label, in points: an estimate from its characters.
    private static func width(of label: AxisLabel, textSize: CGFloat) -> CGFloat {
        switch label {
        case .text(let text): text.size(withAttributes: [.font: UIFont.systemFont(ofSize: textSize)]).width
        case .view: 2.2 * textSize
        }
    }

    /// A label with its place along the axis, and the place of the next one.
    private struct AxisEntry {
        var content: AxisLabel
        var place: PlottedValue
        var part: AxisPart
        var next: PlottedValue?
    }

    /// The labels of an axis, in the order of their groups.
    private static func labels(of groups: [AxisMarkGroup], on scale: ChartScale) -> [AxisEntry] {
        var entries: [AxisEntry] = []
        for group in groups {
            let ticks = scale.ticks(group.values)
            for (index, tick) in ticks.enumerated() {
                let next = index + 1 < ticks.count ? ticks[index + 1] : nil
                for part in group.parts(AxisValue(index: index, count: ticks.count, place: tick)) {
                    guard case .label(let content) = part.kind else { continue }
                    guard let shown = content.map({ $0(tick) }) ?? .text(scale.text(tick)) else { continue }
                    entries.append(AxisEntry(content: shown, place: tick, part: part, next: next))
                }
            }
        }
        return entries
    }

    /// The labels of both axes.
    var labels: [Label] { columnLabels + rowLabels }

    private var rowLabels: [Label] {
        let isLeading = Self.isLeading(rows, on: up)
        var places: [CGFloat] = []
        return Self.labels(of: rows, on: up)
            .compactMap { label in
                guard let place = up.position(label.place),
                    !places.contains(where: { abs($0 - place) < textSize })
                else { return nil }
                places.append(place)
                return Label(
                    content: label.content,
                    point: CGPoint(x: isLeading ? plot.minX - 4 : plot.maxX + 4, y: plot.maxY - place),
                    alignment: isLeading ? .trailing : .leading,
                    style: label.part.style,
                    font: label.part.font
                )
            }
    }

    private var columnLabels: [Label] {
        let isAbove = columns.contains { $0.position == .top }
        var end = -CGFloat.infinity
        let labels = Self.labels(of: columns, on: across)
        // From left to right, so that a label that collides is the later one.
        return (across.isReversed ? labels.reversed() : labels)
            .compactMap { label in
                guard var place = across.position(label.place) else { return nil }
                let isCentred =
                    across.hasCategories || label.part.isCentered
                    || marks.contains { $0.form == .bar && $0.x.span == nil }
                if label.part.isCentered, !across.hasCategories {
                    // Nothing follows a value at the end of the axis.
                    guard place < plot.width - 0.5 else { return nil }
                    let next = label.next.flatMap { across.position($0) } ?? min(place + across.step, plot.width)
                    place = (place + next) / 2
                }
                let width = Self.width(of: label.content, textSize: textSize)
                let start = isCentred ? place - width / 2 : place
                guard start >= end, start + width <= plot.width + trailing + 4 else { return nil }
                end = start + width + 2
                return Label(
                    content: label.content,
                    point: CGPoint(x: plot.minX + place, y: isAbove ? plot.minY - Self.gap : plot.maxY + Self.gap),
                    alignment: Alignment(
                        horizontal: isCentred ? .center : .leading,
                        vertical: isAbove ? .bottom : .top
                    ),
                    style: label.part.style,
                    font: label.part.font
                )
            }
    }

    /// Draws the lines of the axes, in the coordinates of the plot.
    func drawLines(in context: GraphicsContext) {
        for group in columns { drawLines(of: group, on: across, isColumn: true, in: context) }
        for group in rows { drawLines(of: group, on: up, isColumn: false, in: context) }
    }

    private func drawLines(of group: AxisMarkGroup, on scale: ChartScale, isColumn: Bool, in context: GraphicsContext) {
        let ticks = scale.ticks(group.values)
        for (index, tick) in ticks.enumerated() {
            guard let place = scale.position(tick) else { continue }
            for part in group.parts(AxisValue(index: index, count: ticks.count, place: tick)) {
                guard let line = line(part.kind, on: scale, isColumn: isColumn) else { continue }
                func end(_ end: CGFloat) -> CGPoint {
                    isColumn ? CGPoint(x: place, y: end) : CGPoint(x: end, y: plot.height - place)
                }
                var path = Path()
                path.move(to: end(line.start))
                path.addLine(to: end(line.end))
                let style = part.style ?? AnyShapeStyle(Color.gray.opacity(0.35))
                context.stroke(path, with: .style(style), style: line.stroke)
            }
        }
    }

    /// Where a part of an axis begins and ends across the plot; nil for one that is no line.
    private func line(
        _ part: AxisPart.Kind,
        on scale: ChartScale,
        isColumn: Bool
    ) -> (start: CGFloat, end: CGFloat, stroke: StrokeStyle)? {
        let end = isColumn ? plot.height : plot.width
        switch part {
        case .gridLine(let stroke): return scale.hasCategories ? nil : (0, end, stroke)
        case .tick(let stroke):
            let isBefore = isColumn ? columns.contains { $0.position == .top } : Self.isLeading(rows, on: up)
            return isBefore ? (-AxisTick.length, 0, stroke) : (end, end + AxisTick.length, stroke)
        case .label: return nil
        }
    }

    /// The drawing of the marks.
    func drawing(_ palette: ChartPalette) -> ChartDrawing {
        ChartDrawing(marks: marks, size: plot.size, across: across, up: up, palette: palette)
    }
}
