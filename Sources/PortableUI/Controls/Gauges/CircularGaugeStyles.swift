import WidgetArchive

/// A ring open at the bottom, with a marker at the value.
///
/// The value is shown inside the ring, and the bounds or the label in the gap.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style; `accessoryCircular` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(form: .dial, progress: .fraction(configuration.value)) {
            configuration.currentValueLabel
        } gap: {
            if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
                HStack(spacing: 4) {
                    configuration.minimumValueLabel
                    Spacer(minLength: 0)
                    configuration.maximumValueLabel
                }
            } else {
                configuration.label
            }
        }
    }
}

/// A closed ring that fills, with the value inside, or the label if there is no value; a screen reader speaks the
/// label.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style; `accessoryCircularCapacity` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(form: .ring, progress: .fraction(configuration.value)) {
            if configuration.currentValueLabel != nil {
                configuration.currentValueLabel
            } else {
                configuration.label
            }
        } gap: {
            EmptyView()
        }
        .modifier(UnshownLabelModifier(label: configuration.label))
    }
}

/// A ring or dial with text inside it.
///
/// Apple documents no dimensions. These proportions are measured from its published images: the ring's thickness is a
/// tenth of the side.
struct CircularGauge<Center: View, Gap: View> {
    let form: ArchivedGauge.Form
    let progress: ArchivedGauge.Progress
    var side: CGFloat = 58
    @ViewBuilder let center: () -> Center
    @ViewBuilder let gap: () -> Gap
}

extension CircularGauge: View {
    typealias Body = Never

    func _resolve(into resolver: inout _ViewResolver) {
        let request = resolver.session.request
        let side = resolver.isCircularWidget ? request.size.width - 2 * request.contentMargin : side
        let mark = GaugeMark(form: form, progress: progress, thickness: side / 10, side: side)
        mark.frame(maxWidth: side, maxHeight: side)
            .aspectRatio(1, contentMode: .fit)
            .overlay {
                center()
                    .font(.system(size: side * 0.3, weight: .semibold, design: .rounded))
                    .lineLimit(1)
                    .minimumScaleFactor(0.3)
                    .padding(side * 0.16)
            }
            .overlay(alignment: .bottom) {
                gap()
                    .font(.system(size: side * 0.19, weight: .medium, design: .rounded))
                    .lineLimit(1)
                    .minimumScaleFactor(0.3)
                    // Between the round ends of the ring, and inside the circle to which a widget is clipped.
                    .frame(maxWidth: side * 0.5)
                    .padding(.bottom, side * 0.04)
            }
            ._resolve(into: &resolver)
    }
}

/// Adds a label that a gauge does not show as the text that a screen reader speaks.
package nonisolated struct UnshownLabelModifier<Label: View>: ViewModifier {
    package typealias Body = Never
    let label: Label

    @MainActor
    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        let words = resolver.words(of: StyledContent(label))
        guard !words.isEmpty else { return content._resolve(into: &resolver) }
        resolver.wrap(content) { GaugeLabelNode($0, words: words) }
    }
}

/// Sets the accessibility label of the gauge inside.
@MainActor
package final class GaugeLabelNode: WrapperNode {
    private let words: String

    package init(_ child: LayoutNode, words: String) {
        self.words = words
        super.init(child)
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let start = sink.nodes.count
        super.place(proposal, in: rect, to: &sink)
        for index in start..<sink.nodes.count {
            if case .gauge = sink.nodes[index].content, sink.nodes[index].accessibility == nil {
                sink.nodes[index].accessibility = ArchiveAccessibility(label: words)
            }
        }
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A ring open at the bottom, with a marker at the value.
    public static nonisolated var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A closed ring that fills.
    public static nonisolated var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
