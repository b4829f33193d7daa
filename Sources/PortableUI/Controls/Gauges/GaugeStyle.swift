/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the view that shows a gauge.
    associatedtype Body: View

    /// Creates the view that shows a gauge.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    /// The properties of the gauge that is shown.
    typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge.
public struct GaugeStyleConfiguration {
    /// A description of what the gauge shows.
    public typealias Label = _StyledPart<GaugeStyleConfiguration, _PartRole.Label>
    /// A description of the gauge's value.
    public typealias CurrentValueLabel = _StyledPart<GaugeStyleConfiguration, _PartRole.CurrentValueLabel>
    /// A description of the lower bound.
    public typealias MinimumValueLabel = _StyledPart<GaugeStyleConfiguration, _PartRole.MinimumValueLabel>
    /// A description of the upper bound.
    public typealias MaximumValueLabel = _StyledPart<GaugeStyleConfiguration, _PartRole.MaximumValueLabel>

    /// The value's position between its bounds, 0…1.
    public var value: Double
    /// What the gauge shows.
    public var label: Label
    /// The value in words; nil if its creator gave none.
    public var currentValueLabel: CurrentValueLabel?
    /// The lower bound in words; nil if its creator gave none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The upper bound in words; nil if its creator gave none.
    public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyle {
    /// Adds the style's body for a configuration.
    @MainActor
    func resolve(_ configuration: Configuration, into resolver: inout _ViewResolver) {
        resolver.resolve { makeBody(configuration: configuration) }
    }
}

struct GaugeStyleKey: @MainActor EnvironmentKey {
    @MainActor static let defaultValue: any GaugeStyle = DefaultGaugeStyle()
}

extension View {
    /// Sets the style of gauges.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style: style) { $0[GaugeStyleKey.self] = $1 })
    }
}
