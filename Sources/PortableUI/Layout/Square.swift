/// Centres a view in a square, as wide and high as the view's longer side.
struct SquareModifier: LayoutModifier {
    typealias Body = Never
    /// Whether the modifier has an effect.
    let isActive: Bool

    func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        isActive ? SquareNode(node) : node
    }
}

/// The layout of a view in the middle of a square.
@MainActor
private final class SquareNode: WrapperNode {
    init(_ child: LayoutNode) {
        super.init(child)
    }

    override func childOrigin(_ proposal: Proposal) -> CGPoint {
        let size = child.size(proposal)
        let side = max(size.width, size.height)
        return CGPoint(x: (side - size.width) / 2, y: (side - size.height) / 2)
    }

    override func measure(_ proposal: Proposal) -> CGSize {
        let size = child.size(proposal)
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }
}
