#if !canImport(SwiftUI)
/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The type of the view that shows a gauge.
    associatedtype Body: View

    /// Makes the view that shows a gauge.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a gauge.
    typealias Configuration = GaugeStyleConfiguration
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
    /// What the gauge shows.
    public struct Label {
        fileprivate let content: StyledContent

        /// Keeps a label.
        package init(content: StyledContent) {
            self.content = content
        }
    }

    /// The value in words.
    public struct CurrentValueLabel {
        fileprivate let content: StyledContent

        /// Keeps a label.
        package init(content: StyledContent) {
            self.content = content
        }
    }

    /// The lower bound in words.
    public struct MinimumValueLabel {
        fileprivate let content: StyledContent

        /// Keeps a label.
        package init(content: StyledContent) {
            self.content = content
        }
    }

    /// The upper bound in words.
    public struct MaximumValueLabel {
        fileprivate let content: StyledContent

        /// Keeps a label.
        package init(content: StyledContent) {
            self.content = content
        }
    }

    /// The value's place between its bounds, 0…1.
    public var value: Double
    /// What the gauge shows.
    public var label: Label
    /// The value in words.
    public var currentValueLabel: CurrentValueLabel?
    /// The lower bound in words.
    public var minimumValueLabel: MinimumValueLabel?
    /// The upper bound in words.
    public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the label.
    public func _resolve(into resolver: inout _ViewResolver) { content.resolve(into: &resolver) }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the label.
    public func _resolve(into resolver: inout _ViewResolver) { content.resolve(into: &resolver) }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the label.
    public func _resolve(into resolver: inout _ViewResolver) { content.resolve(into: &resolver) }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the label.
    public func _resolve(into resolver: inout _ViewResolver) { content.resolve(into: &resolver) }
}

extension GaugeStyle {
    /// Adds the body for a configuration.
    @MainActor
    func resolve(_ configuration: Configuration, into resolver: inout _ViewResolver) {
        resolver.resolve { makeBody(configuration: configuration) }
    }
}

/// The look of gauges.
struct GaugeStyleKey: @MainActor EnvironmentKey {
    @MainActor static let defaultValue: any GaugeStyle = DefaultGaugeStyle()
}

extension View {
    /// Sets the look of gauges.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style: style) { $0[GaugeStyleKey.self] = $1 })
    }
}
#endif
