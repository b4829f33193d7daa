/// A layout around exactly one other layout; it changes nothing unless a subclass overrides it.
@MainActor
package class WrapperNode: LayoutNode {
    package final let child: LayoutNode

    /// Wraps a layout and adopts its behaviour in stacks; with `keepsSize`, its sizes are the child's.
    package init(_ child: LayoutNode, keepsSize: Bool = false) {
        self.child = child
        super.init()
        if keepsSize { sizing = child.sizing ?? child }
        priority = child.priority
        zIndex = child.zIndex
        spacing = child.spacing
        hasGuides = child.hasGuides
    }

    /// The proposal for the child.
    package func childProposal(_ proposal: Proposal) -> Proposal { proposal }

    /// The origin of the child in the box, in points from its top left corner.
    package func childOrigin(_ proposal: Proposal) -> CGPoint { .zero }

    override package func measure(_ proposal: Proposal) -> CGSize { child.size(childProposal(proposal)) }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let inner = childProposal(proposal)
        let origin = childOrigin(proposal)
        let box = CGRect(
            origin: CGPoint(x: rect.origin.x + origin.x, y: rect.origin.y + origin.y),
            size: child.size(inner)
        )
        child.place(inner, in: box, to: &sink)
    }

    override package func baselines(_ proposal: Proposal) -> TextBaselines? {
        child.baselines(childProposal(proposal))?.moved(by: childOrigin(proposal).y)
    }

    override package func isCompressed(_ proposal: Proposal) -> Bool { child.isCompressed(childProposal(proposal)) }

    override package func guides(_ proposal: Proposal) -> [AlignmentKey: CGFloat] {
        guard hasGuides else { return [:] }
        let origin = childOrigin(proposal)
        var guides = child.guides(childProposal(proposal))
        guard origin != .zero else { return guides }
        for (key, value) in guides { guides[key] = value + (key.isVertical ? origin.y : origin.x) }
        return guides
    }
}
