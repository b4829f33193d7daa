import WidgetArchive

/// A ring open at the bottom, with a marker at the value.
///
/// The value is shown inside the ring, and the bounds or the label in the gap; a screen reader speaks the label.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style; `accessoryCircular` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CircularGauge(form: .dial, progress: .fraction(configuration.value)) {
            configuration.currentValueLabel
        } gap: { side in
            if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
                HStack(spacing: side * 0.06) {
                    configuration.minimumValueLabel
                    Spacer(minLength: 0)
                    configuration.maximumValueLabel
                }
            } else {
                configuration.label
            }
        }
        .modifier(GaugeWordsModifier(label: configuration.label, value: configuration.currentValueLabel))
    }
}

/// A closed ring that fills, with the value inside, or the label if there is no value; a screen reader speaks the
/// label.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style; `accessoryCircularCapacity` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CapacityRing(
            progress: .fraction(configuration.value),
            label: configuration.label,
            value: configuration.currentValueLabel
        )
    }
}

/// A closed ring that fills, with the value inside, or the label if there is no value.
struct CapacityRing<Label: View, Value: View>: View {
    let progress: ArchivedGauge.Progress
    let label: Label?
    let value: Value?

    var body: some View {
        CircularGauge(form: .ring, progress: progress) {
            if value != nil { value } else { label }
        } gap: { _ in
            EmptyView()
        }
        .modifier(GaugeWordsModifier(label: label, value: value))
    }
}

/// A ring or dial with text inside it.
///
/// Apple documents no dimensions. These proportions are measured from its published images: the ring's thickness is a
/// tenth of the side. In little room all of it becomes smaller.
struct CircularGauge<Center: View, Gap: View> {
    let form: ArchivedGauge.Form
    let progress: ArchivedGauge.Progress
    @ViewBuilder let center: () -> Center
    /// What is in the gap of a ring with a side in points.
    @ViewBuilder let gap: (CGFloat) -> Gap
}

extension CircularGauge: View {
    typealias Body = Never

    func _resolve(into resolver: inout _ViewResolver) {
        let request = resolver.session.request
        let side = resolver.isCircularWidget ? request.size.width - 2 * request.contentMargin : 58
        GeometryReader { drawing(side: $0.size.width) }
            .frame(idealWidth: side, maxWidth: side, idealHeight: side, maxHeight: side)
            .aspectRatio(1, contentMode: .fit)
            ._resolve(into: &resolver)
    }

    private func drawing(side: CGFloat) -> some View {
        GaugeMark(form: form, progress: progress, thickness: side / 10)
            .overlay {
                center()
                    .font(.system(size: side * 0.3, weight: .semibold, design: .rounded))
                    .lineLimit(1)
                    .minimumScaleFactor(0.3)
                    .padding(side * 0.16)
            }
            .overlay(alignment: .bottom) {
                gap(side)
                    .font(.system(size: side * 0.17, weight: .medium, design: .rounded))
                    .lineLimit(1)
                    .minimumScaleFactor(0.3)
                    // Between the round ends of the ring, and inside the circle to which a widget is clipped.
                    .frame(maxWidth: side * 0.46)
                    .padding(.bottom, side * 0.04)
            }
    }
}

/// Adds the label and the value of a gauge as the words that a screen reader speaks; without words for them, it speaks
/// what the gauge shows.
package nonisolated struct GaugeWordsModifier<Label: View, Value: View>: ViewModifier {
    package typealias Body = Never
    let label: Label?
    let value: Value?

    @MainActor
    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        let words = resolver.words(of: StyledContent(label))
        guard !words.isEmpty else { return content._resolve(into: &resolver) }
        let value = resolver.words(of: StyledContent(value))
        let accessibility = ArchiveAccessibility(label: words, value: value.isEmpty ? nil : value)
        resolver.wrap(content) { GaugeLabelNode($0, accessibility) }
    }
}

/// Sets what a screen reader speaks for the gauge inside.
@MainActor
package final class GaugeLabelNode: WrapperNode {
    private let accessibility: ArchiveAccessibility

    init(_ child: LayoutNode, _ accessibility: ArchiveAccessibility) {
        self.accessibility = accessibility
        super.init(child)
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let start = sink.nodes.count
        super.place(proposal, in: rect, to: &sink)
        for index in start..<sink.nodes.count {
            if case .gauge = sink.nodes[index].content, sink.nodes[index].accessibility == nil {
                sink.nodes[index].accessibility = accessibility
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
