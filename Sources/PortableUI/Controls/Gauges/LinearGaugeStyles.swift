import WidgetArchive

/// The default style, equal to `linearCapacity`.
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style that gauges have without one; `automatic` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that fills, with the label above and the value below.
///
/// The bar is 16 points high and 10 below the label, as measured in pictures that Apple's SwiftUI drew. The distance to
/// the value below is assumed to be the same.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style; `linearCapacity` is shorter.
    public nonisolated init() {}

    /// The label, the bar between its bounds, then the value.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 10) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                GaugeMark(form: .bar, progress: .fraction(configuration.value), thickness: 16)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A small bar with a marker at the value; a screen reader speaks the label.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style; `accessoryLinear` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        AccessoryBar(form: .barWithMarker, configuration: configuration)
            .modifier(GaugeWordsModifier(label: configuration.label, value: configuration.currentValueLabel))
    }
}

/// A small bar that fills, with the label above and the value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style; `accessoryLinearCapacity` is shorter.
    public nonisolated init() {}

    /// The label, the bar between its bounds, then the value.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label
            AccessoryBar(form: .bar, configuration: configuration)
        }
        .font(.footnote)
    }
}

/// The bar of an accessory gauge, between the labels of its bounds.
private struct AccessoryBar: View {
    let form: ArchivedGauge.Form
    let configuration: GaugeStyleConfiguration

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            HStack(spacing: 4) {
                if let minimum = configuration.minimumValueLabel {
                    minimum
                } else if form == .barWithMarker {
                    configuration.currentValueLabel
                }
                GaugeMark(form: form, progress: .fraction(configuration.value), thickness: 6)
                configuration.maximumValueLabel
            }
            if form == .bar || configuration.minimumValueLabel != nil { configuration.currentValueLabel }
        }
        .font(.footnote)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style.
    public static nonisolated var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills.
    public static nonisolated var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A small bar with a marker at the value.
    public static nonisolated var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that fills.
    public static nonisolated var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
