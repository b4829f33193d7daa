/// Gives a view a fixed width, height or both.
package struct FrameModifier: LayoutModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        FrameNode(node, width: width, height: height, alignment: alignment)
    }
}

/// A layout of fixed width, height or both.
@MainActor
package final class FrameNode: WrapperNode {
    private let width: CGFloat?
    private let height: CGFloat?
    private let alignment: Alignment

    /// Fixes extents, in points; nil leaves an extent to the child.
    ///
    /// Negative and non-finite values count as nil.
    package init(_ child: LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
        self.height = height.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
        self.alignment = alignment
        super.init(child)
    }

    override package func childProposal(_ proposal: Proposal) -> Proposal {
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.size(childProposal(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override package func childOrigin(_ proposal: Proposal) -> CGPoint {
        child.aligned(childProposal(proposal), in: size(proposal), alignment)
    }
}

extension View {
    /// Sets a fixed width, height or both, in points, and places the view in that box.
    ///
    /// A larger view extends beyond the box.
    public nonisolated func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }
}
