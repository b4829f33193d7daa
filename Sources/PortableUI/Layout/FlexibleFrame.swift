/// The bounds of a flexible frame in one direction, in points; nil leaves a bound to the child.
struct FrameBounds: Sendable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// The extent to offer the child.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
        guard var length = proposal ?? ideal else { return nil }
        if let maximum { length = min(length, maximum) }
        if let minimum { length = max(length, minimum) }
        return length
    }

    /// The frame's own extent, after its child has chosen one.
    ///
    /// With both bounds, the offer is clamped to them; a missing bound is the child's own extent.
    func extent(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
        guard minimum != nil || maximum != nil else { return proposal == nil ? ideal ?? child : child }
        let lower = minimum ?? min(child, maximum ?? child)
        let upper = max(maximum ?? max(child, lower), lower)
        return min(max(proposal ?? ideal ?? child, lower), upper)
    }
}

/// Sets bounds for the size of a view.
package struct FlexibleFrameModifier: LayoutModifier {
    let horizontal: FrameBounds
    let vertical: FrameBounds
    let alignment: Alignment

    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        FlexibleFrameNode(node, horizontal: horizontal, vertical: vertical, alignment: alignment)
    }
}

/// A layout with bounds for its size.
@MainActor
package final class FlexibleFrameNode: WrapperNode {
    private let horizontal: FrameBounds
    private let vertical: FrameBounds
    private let alignment: Alignment

    init(_ child: LayoutNode, horizontal: FrameBounds, vertical: FrameBounds, alignment: Alignment) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
        super.init(child)
    }

    override package func childProposal(_ proposal: Proposal) -> Proposal {
        Proposal(width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        let size = child.size(childProposal(proposal))
        return CGSize(
            width: horizontal.extent(proposal.width, child: size.width),
            height: vertical.extent(proposal.height, child: size.height)
        )
    }

    override package func childOrigin(_ proposal: Proposal) -> CGPoint {
        child.aligned(childProposal(proposal), in: size(proposal), alignment)
    }
}

extension View {
    /// Sets bounds for the size of the view, in points, and places the view in the resulting box.
    ///
    /// `maxWidth: .infinity` fills the offered width.
    public nonisolated func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                horizontal: FrameBounds(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                vertical: FrameBounds(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
                alignment: alignment
            )
        )
    }
}
