#if !canImport(SwiftUI)
/// Keeps space around a view.
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

    /// Keeps space around a layout, in points; negative insets let it stand over.
    package init(_ child: LayoutNode, insets: EdgeInsets) {
        self.insets = insets
        super.init(child)
        // Space around a text keeps its own distance.
        if spacing == .text { spacing = .standard }
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
    /// Keeps space around the view, in points for each edge.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(PaddingModifier(insets: insets))
    }

    /// Keeps space along some edges of the view, in points; nil is the system's, 16.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
    }

    /// Keeps space along all edges of the view, in points.
    public nonisolated func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }
}
#endif
