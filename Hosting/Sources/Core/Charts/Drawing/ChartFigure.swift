/// The plot with the labels of its axes.
struct ChartFigure: View {
    let marks: [ChartMark]
    let settings: ChartSettings
    let palette: ChartPalette
    /// The size of `caption2`, in points.
    @ScaledMetric(relativeTo: .caption2) private var textSize: CGFloat = 11

    var body: some View {
        GeometryReader { geometry in
            let plan = ChartPlan(marks: marks, settings: settings, size: geometry.size, textSize: textSize)
            let proxy = ChartProxy(plan: plan)
            ZStack(alignment: .topLeading) {
                Color.clear
                if let background = settings.background { background(proxy) }
                plot(plan)
                    .frame(width: plan.plot.width, height: plan.plot.height)
                    .offset(x: plan.plot.minX, y: plan.plot.minY)
                ForEach(plan.labels.indices, id: \.self) { AxisLabelView(label: plan.labels[$0]) }
                annotations(plan)
                if let overlay = settings.overlay { overlay(proxy) }
            }
            // A chart runs from left to right in every language.
            .environment(\.layoutDirection, .leftToRight)
        }
    }

    @ViewBuilder
    private func plot(_ plan: ChartPlan) -> some View {
        let content = ChartPlotContent(plan: plan, palette: palette)
        if let style = settings.plotStyle { style(content) } else { content }
    }

    private func annotations(_ plan: ChartPlan) -> some View {
        let places = plan.drawing(palette).annotations
        return ForEach(places.indices, id: \.self) { index in
            let place = places[index]
            place.content.fixedSize()
                .frame(width: 0, height: 0, alignment: place.alignment)
                .offset(x: plan.plot.minX + place.point.x, y: plan.plot.minY + place.point.y)
        }
    }
}

/// The lines and marks of a chart, without labels.
public struct ChartPlotContent: View {
    let plan: ChartPlan
    let palette: ChartPalette

    public var body: some View {
        Canvas { context, _ in
            plan.drawLines(in: context)
            plan.drawing(palette).draw(in: context)
        }
    }
}

/// A label beside an axis.
struct AxisLabelView: View {
    let label: ChartPlan.Label

    var body: some View {
        content.font(label.font ?? .caption2).foregroundStyle(label.style ?? AnyShapeStyle(.secondary))
            .fixedSize()
            .frame(width: 0, height: 0, alignment: label.alignment)
            .offset(x: label.point.x, y: label.point.y)
    }

    @ViewBuilder private var content: some View {
        switch label.content {
        case .text(let text): Text(verbatim: text).lineLimit(1)
        case .view(let view): view
        }
    }
}

/// What the code may ask about a drawn chart.
public struct ChartProxy {
    let plan: ChartPlan

    /// The size of the plot, in points.
    public var plotSize: CGSize { plan.plot.size }
    public var plotAreaSize: CGSize { plan.plot.size }
    /// The box of the plot in the chart.
    public var plotFrame: Anchor<CGRect>? { Anchor(_value: plan.plot) }
    public var plotAreaFrame: Anchor<CGRect> { Anchor(_value: plan.plot) }

    /// The distance of a value from the plot's left edge, in points.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        plan.across.position(value.primitivePlottable._plotted)
    }

    /// The distance of a value from the plot's top edge, in points.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        plan.up.position(value.primitivePlottable._plotted).map { plan.plot.height - $0 }
    }

    /// Nil, because a widget's chart cannot be touched.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
    /// Nil, because a widget's chart cannot be touched.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
}
