/// Shows a value between two bounds.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    private let value: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) {
        self.value = Self.fraction(value, in: bounds)
        self.label = label()
        currentValueLabel = nil
        minimumValueLabel = nil
        maximumValueLabel = nil
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label and a label for its value.
    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.value = Self.fraction(value, in: bounds)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        minimumValueLabel = nil
        maximumValueLabel = nil
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels for itself, its value and its bounds.
    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.value = Self.fraction(value, in: bounds)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        self.minimumValueLabel = minimumValueLabel()
        self.maximumValueLabel = maximumValueLabel()
    }
}

extension Gauge {
    /// Creates a gauge with labels for itself, its value, its bounds and marked values; marked values are not drawn.
    @_disfavoredOverload
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.value = Self.fraction(value, in: bounds)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        self.minimumValueLabel = minimumValueLabel()
        self.maximumValueLabel = maximumValueLabel()
    }

    /// The value's position between its bounds, 0…1.
    private nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) -> Double {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let part = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
        return part.finite(or: 0).clamped(to: 0...1)
    }
}

extension Gauge: View {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) {
        let style = resolver.environment[GaugeStyleKey.self]
        let configuration = GaugeStyleConfiguration(
            value: value,
            label: .init(content: resolver.label(label)),
            currentValueLabel: currentValueLabel.map { .init(content: StyledContent($0)) },
            minimumValueLabel: minimumValueLabel.map { .init(content: StyledContent($0)) },
            maximumValueLabel: maximumValueLabel.map { .init(content: StyledContent($0)) }
        )
        let node = resolver.styledNode { style.resolve(configuration, into: &$0) }
        if let node { resolver.append(GaugeControlNode(node)) }
    }
}
