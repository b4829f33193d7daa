/// Shows the first of its views that fits in the offered space, or the last one if none fits.
public struct ViewThatFits<Content: View> {
    private let axes: Axis.Set
    private let content: Content
}

extension ViewThatFits: View {
    public typealias Body = Never

    /// Selects from the views by their ideal extents along the given axes.
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Adds a layout that shows the view that fits.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(FittingNode(resolver.nodes(of: content), axes: axes))
    }
}

/// A layout that shows the first of several layouts that fits.
@MainActor
package final class FittingNode: LayoutNode {
    private let choices: [LayoutNode]
    private let axes: Axis.Set

    /// Selects from layouts by their ideal extents along the given axes.
    package init(_ choices: [LayoutNode], axes: Axis.Set) {
        self.choices = choices
        self.axes = axes
        super.init()
        spacing = choices.first?.spacing ?? .standard
        hasGuides = choices.contains { $0.hasGuides }
    }

    override package func measure(_ proposal: Proposal) -> CGSize { choice(proposal)?.size(proposal) ?? .zero }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        choice(proposal)?.place(proposal, in: rect, to: &sink)
    }

    override package func baselines(_ proposal: Proposal) -> TextBaselines? {
        choice(proposal)?.baselines(proposal)
    }

    override package func guides(_ proposal: Proposal) -> [AlignmentKey: CGFloat] {
        choice(proposal)?.guides(proposal) ?? [:]
    }

    private func choice(_ proposal: Proposal) -> LayoutNode? {
        choices.first { fits($0, proposal) } ?? choices.last
    }

    private func fits(_ node: LayoutNode, _ proposal: Proposal) -> Bool {
        var offer = proposal
        if axes.contains(.horizontal) { offer.width = nil }
        if axes.contains(.vertical) { offer.height = nil }
        let ideal = node.size(offer)
        let tolerance: CGFloat = 0.005
        return (!axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity) + tolerance)
            && (!axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity) + tolerance)
    }
}
