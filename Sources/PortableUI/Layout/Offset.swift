/// Draws a view at an offset from its position.
package struct OffsetModifier: LayoutModifier {
    let distance: CGSize

    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        // The whole layout is mirrored for right-to-left languages but an offset is not, so reverse it beforehand.
        let isMirrored = resolver.environment.layoutDirection == .rightToLeft
        return OffsetNode(
            node,
            distance: CGSize(width: isMirrored ? -distance.width : distance.width, height: distance.height)
        )
    }
}

/// A layout that is drawn at an offset from its position; its size and alignment guides do not change.
@MainActor
package final class OffsetNode: WrapperNode {
    private let distance: CGSize

    /// Moves a layout by a distance in points.
    package init(_ child: LayoutNode, distance: CGSize) {
        self.distance = distance
        super.init(child)
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let moved = CGRect(
            origin: CGPoint(x: rect.origin.x + distance.width, y: rect.origin.y + distance.height),
            size: rect.size
        )
        child.place(proposal, in: moved, to: &sink)
    }
}

/// Places the centre of a view at a point of the offered space.
package struct PositionModifier: LayoutModifier {
    let point: CGPoint

    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        PositionNode(node, point: point)
    }
}

/// A layout that takes all the offered space and has its centre at a point of that space.
@MainActor
package final class PositionNode: WrapperNode {
    private let point: CGPoint

    /// Places the centre of a layout, in points from the top left corner.
    package init(_ child: LayoutNode, point: CGPoint) {
        self.point = point
        super.init(child)
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        let size = child.size(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    override package func childOrigin(_ proposal: Proposal) -> CGPoint {
        let size = child.size(proposal)
        return CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
    }
}

extension View {
    /// Draws the view at an offset from its position, in points; the layout does not change.
    public nonisolated func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(distance: offset)) }

    /// Draws the view at an offset from its position, in points; the layout does not change.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Places the view's centre at a point of the offered space.
    public nonisolated func position(_ position: CGPoint) -> some View { modifier(PositionModifier(point: position)) }

    /// Places the view's centre at a point of the offered space.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
