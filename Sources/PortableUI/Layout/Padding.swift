/// Adds space around a view.
package struct PaddingModifier: LayoutModifier {
    let insets: EdgeInsets

    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        PaddingNode(node, insets: insets)
    }
}

/// The layout of a view with space around it.
@MainActor
package final class PaddingNode: WrapperNode {
    private let insets: EdgeInsets

    /// Adds space around a layout, in points; with negative insets the layout extends beyond its box.
    package init(_ child: LayoutNode, insets: EdgeInsets) {
        self.insets = insets
        super.init(child)
        // A padded text has the standard distance to its neighbours, not that of text.
        if spacing.isText { spacing = .standard }
    }

    override package func childProposal(_ proposal: Proposal) -> Proposal { proposal.inset(by: insets) }

    override package func childOrigin(_ proposal: Proposal) -> CGPoint {
        CGPoint(x: insets.leading, y: insets.top)
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        let size = child.size(childProposal(proposal))
        return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }
}

extension View {
    /// Adds space around the view, in points for each edge.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Adds space along some edges of the view, in points; nil is the system's default, 16.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
    }

    /// Adds space along all edges of the view, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }
}
