extension View {
    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
        environment(\.chartSettings.xAxis, visibility == .hidden ? .hidden : .usual)
    }

    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
        environment(\.chartSettings.yAxis, visibility == .hidden ? .hidden : .usual)
    }

    public nonisolated func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View { environment(\.chartSettings.xAxis, .groups(content()._groups)) }

    public nonisolated func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: () -> Content
    ) -> some View { environment(\.chartSettings.yAxis, .groups(content()._groups)) }

    public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
        environment(\.chartSettings.showsLegend, visibility != .hidden)
    }

    /// The legend is always below the chart.
    public nonisolated func chartLegend(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        transformEnvironment(\.chartSettings) { settings in
            settings.showsLegend = true
            settings.note(position)
        }
    }

    /// Shows a legend of the extension's own below the chart.
    public nonisolated func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let legend = content()
        return VStack(alignment: .leading, spacing: spacing ?? 6) {
            transformEnvironment(\.chartSettings) { settings in
                settings.showsLegend = false
                settings.note(position)
            }
            legend
        }
    }

    public nonisolated func chartXScale<Domain: ScaleDomain>(
        domain: Domain,
        range: PlotDimensionScaleRange = .plotDimension,
        type: ScaleType? = nil
    ) -> some View {
        chartXScale(range: range, type: type).environment(\.chartSettings.xDomain, domain._domain)
    }

    public nonisolated func chartXScale(
        range: PlotDimensionScaleRange = .plotDimension,
        type: ScaleType? = nil
    ) -> some View {
        transformEnvironment(\.chartSettings) { settings in
            settings.note(range, axis: "x")
            settings.xType = type ?? settings.xType
        }
    }

    public nonisolated func chartYScale<Domain: ScaleDomain>(
        domain: Domain,
        range: PlotDimensionScaleRange = .plotDimension,
        type: ScaleType? = nil
    ) -> some View {
        chartYScale(range: range, type: type).environment(\.chartSettings.yDomain, domain._domain)
    }

    public nonisolated func chartYScale(
        range: PlotDimensionScaleRange = .plotDimension,
        type: ScaleType? = nil
    ) -> some View {
        transformEnvironment(\.chartSettings) { settings in
            settings.note(range, axis: "y")
            settings.yType = type ?? settings.yType
        }
    }

    /// The styles of the values.
    public nonisolated func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<Value, S>
    ) -> some View {
        let pairs = mapping.map { ($0.key.primitivePlottable._plotted.name, AnyShapeStyle($0.value)) }
        return environment(\.chartSettings.styles, Dictionary(pairs) { first, _ in first })
    }

    public nonisolated func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        domain: [Value],
        range: [S],
        type: ScaleType? = nil
    ) -> some View {
        let pairs = zip(domain, range).map { ($0.primitivePlottable._plotted.name, AnyShapeStyle($1)) }
        return environment(\.chartSettings.styles, Dictionary(pairs) { first, _ in first })
    }

    public nonisolated func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        domain: [Value],
        mapping: @escaping (Value) -> S
    ) -> some View { chartForegroundStyleScale(domain: domain, range: domain.map(mapping)) }

    public nonisolated func chartForegroundStyleScale<S: ShapeStyle>(
        range: [S],
        type: ScaleType? = nil
    ) -> some View { environment(\.chartSettings.styleRange, range.map { AnyShapeStyle($0) }) }

    /// The symbols of the values.
    public nonisolated func chartSymbolScale<Value: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<Value, S>
    ) -> some View {
        transformEnvironment(\.chartSettings) { settings in
            for (value, symbol) in mapping {
                settings.symbols[value.primitivePlottable._plotted.name] = symbol
            }
        }
    }

    public nonisolated func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View { environment(\.chartSettings.plotStyle) { AnyView(content($0)) } }

    public nonisolated func chartBackground<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping (ChartProxy) -> Content
    ) -> some View { environment(\.chartSettings.background, layer(content, alignment)) }

    public nonisolated func chartOverlay<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping (ChartProxy) -> Content
    ) -> some View { environment(\.chartSettings.overlay, layer(content, alignment)) }

    public nonisolated func chartXAxisLabel(
        _ label: LocalizedStringKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { _ignoring() }

    public nonisolated func chartYAxisLabel(
        _ label: LocalizedStringKey,
        position: AnnotationPosition = .automatic,
        alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { _ignoring() }

    public nonisolated func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View { _ignoring() }

    public nonisolated func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View { _ignoring() }

    public nonisolated func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View { _ignoring() }

    public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { _ignoring() }

    public nonisolated func chartXVisibleDomain<Length: Plottable>(length: Length) -> some View { _ignoring() }

    public nonisolated func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View { _ignoring() }

    public nonisolated func chartScrollPosition<Value: Plottable>(initialX: Value) -> some View { _ignoring() }
}

/// A view over the whole chart, with its content at a side.
private func layer<Content: View>(
    _ content: @escaping (ChartProxy) -> Content,
    _ alignment: Alignment
) -> (ChartProxy) -> AnyView {
    { AnyView(content($0).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)) }
}
