extension ChartContent {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ChartList { changed { $0.style = AnyShapeStyle(style) } }

    /// A style for each value, and a series for each of them.
    public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> ChartList {
        changed { mark in
            mark.styleValue = value.place.name
            if mark.series.isEmpty { mark.series = value.place.name }
        }
    }

    public func lineStyle(_ style: StrokeStyle) -> ChartList { changed { $0.stroke = style } }

    /// A series for each value; all are drawn with the same stroke.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> ChartList {
        changed { mark in
            mark.lacks.append("lineStyle(by:)")
            if mark.series.isEmpty { mark.series = value.place.name }
        }
    }

    public func interpolationMethod(_ method: InterpolationMethod) -> ChartList {
        changed { $0.interpolation = method }
    }

    public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> ChartList {
        changed { $0.cornerRadius = radius }
    }

    /// Rounds the corners by half the smaller side at most.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> ChartList {
        changed { mark in
            switch shape {
            case is Capsule, is Circle: mark.cornerRadius = .infinity
            case let rounded as RoundedRectangle: mark.cornerRadius = rounded.cornerSize.width
            default: break
            }
        }
    }

    public func opacity(_ opacity: Double) -> ChartList { changed { $0.opacity *= opacity } }

    /// Moves the mark by points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ChartList {
        changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
    }

    public func offset(_ offset: CGSize) -> ChartList { self.offset(x: offset.width, y: offset.height) }

    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> ChartList {
        changed { mark in
            mark.hasSymbol = true
            mark.symbol = symbol
        }
    }

    /// A symbol for each value, in the colour of the series.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> ChartList {
        changed { mark in
            mark.hasSymbol = true
            mark.symbolValue = value.place.name
            if mark.series.isEmpty { mark.series = value.place.name }
        }
    }

    /// A view at the mark.
    public func symbol<Content: View>(@ViewBuilder symbol: () -> Content) -> ChartList {
        let view = AnyView(symbol())
        return changed { mark in
            mark.isHidden = mark.form == .point
            mark.annotations.append(.init(position: .overlay, spacing: 0, content: view))
        }
    }

    /// The area of the symbols, in square points.
    public func symbolSize(_ area: CGFloat) -> ChartList { changed { $0.symbolSize = area } }

    public func symbolSize(_ size: CGSize) -> ChartList { symbolSize(size.width * size.height) }

    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> ChartList { lacking("symbolSize(by:)") }

    /// Bars lie at their places, one above the other.
    public func position<D: Plottable>(
        by value: PlottableValue<D>,
        axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> ChartList { changed { $0.group = value.place.name } }

    public func zIndex(_ value: Double) -> ChartList { lacking("zIndex") }

    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> ChartList { changed { _ in } }

    public func blur(radius: CGFloat) -> ChartList { lacking("blur") }

    public func shadow(
        color: Color = .black,
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ChartList { lacking("shadow") }

    public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> ChartList { lacking("mask") }

    public func accessibilityLabel(_ label: LocalizedStringKey) -> ChartList { changed { _ in } }

    public func accessibilityLabel(_ label: Text) -> ChartList { changed { _ in } }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ChartList { changed { _ in } }

    public func accessibilityValue(_ value: LocalizedStringKey) -> ChartList { changed { _ in } }

    public func accessibilityValue(_ value: Text) -> ChartList { changed { _ in } }

    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> ChartList { changed { _ in } }

    public func accessibilityHidden(_ hidden: Bool) -> ChartList { changed { _ in } }

    /// A view at the mark.
    public func annotation<Content: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> ChartList {
        let view = AnyView(content())
        return changed { mark in
            mark.annotations.append(
                .init(position: position, alignment: alignment, spacing: spacing ?? 4, content: view)
            )
        }
    }

    /// A view at the mark; it is not moved to avoid the chart's edge.
    public func annotation<Content: View>(
        position: AnnotationPosition = .automatic,
        alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: () -> Content
    ) -> ChartList { annotation(position: position, alignment: alignment, spacing: spacing, content: content) }

    private func lacking(_ name: String) -> ChartList { changed { $0.lacks.append(name) } }

    private func changed(_ change: (inout ChartMark) -> Void) -> ChartList {
        ChartList(
            marks: _marks.map { mark in
                var copy = mark
                change(&copy)
                return copy
            }
        )
    }
}

/// Where an annotation lies.
public enum AnnotationPosition: Sendable {
    case automatic, top, bottom, leading, trailing, overlay, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// What becomes of an annotation beyond the chart's edge; here it stays where it is.
public struct AnnotationOverflowResolution: Sendable {
    /// What is done along one axis.
    public struct Strategy: Sendable {
        public static let automatic = Strategy()
        public static let disabled = Strategy()
        public static let fit = Strategy()
        public static let padScale = Strategy()
        public static func fit(to boundary: Boundary) -> Strategy { .fit }
    }

    /// The edges that count.
    public enum Boundary: Sendable {
        case automatic, chart, plot
    }

    public static let automatic = AnnotationOverflowResolution()

    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}
