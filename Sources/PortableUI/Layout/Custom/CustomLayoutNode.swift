/// The layout of views by the rule of a ``Layout``.
@MainActor
package final class CustomLayoutNode: LayoutNode {
    private let rule: AnyLayout
    private let children: [LayoutNode]
    private let subviews: LayoutSubviews
    private let placements: LayoutPlacements
    private var cache: AnyLayout.Cache

    init(_ rule: AnyLayout, children: [LayoutNode]) {
        self.rule = rule
        self.children = children
        let placements = LayoutPlacements()
        self.placements = placements
        let views = children.enumerated().map { LayoutSubview($1, index: $0, placements: placements) }
        subviews = LayoutSubviews(views[...])
        cache = rule.makeCache(subviews: subviews)
        super.init()
        spacing = rule.spacing(subviews: subviews, cache: &cache).spacing
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        let chosen = rule.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
        return CGSize(
            width: chosen.width.isFinite ? chosen.width : proposal.filled.width,
            height: chosen.height.isFinite ? chosen.height : proposal.filled.height
        )
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        for (child, slot) in slots(proposal).inPaintingOrder() {
            sink.place(child, slot.proposal, at: slot.origin, in: rect)
        }
    }

    override package func baselines(_ proposal: Proposal) -> TextBaselines? {
        var result: TextBaselines?
        for (child, slot) in slots(proposal) {
            guard let lines = child.baselines(slot.proposal)?.moved(by: slot.origin.y) else { continue }
            result = TextBaselines(
                first: min(result?.first ?? lines.first, lines.first),
                last: max(result?.last ?? lines.last, lines.last)
            )
        }
        return result
    }

    /// The place of each child in a box whose origin is zero.
    private func slots(_ proposal: Proposal) -> [(LayoutNode, (proposal: Proposal, origin: CGPoint))] {
        let size = size(proposal)
        placements.slots = [:]
        rule.placeSubviews(
            in: CGRect(origin: .zero, size: size),
            proposal: ProposedViewSize(proposal),
            subviews: subviews,
            cache: &cache
        )
        return children.enumerated()
            .map { index, child in
                (child, placements.slots[index] ?? centred(child, Proposal(size), in: size))
            }
    }

    /// The place of a child that the layout did not place.
    private func centred(
        _ child: LayoutNode,
        _ proposal: Proposal,
        in box: CGSize
    ) -> (proposal: Proposal, origin: CGPoint) {
        let size = child.size(proposal)
        return (proposal, CGPoint(x: (box.width - size.width) / 2, y: (box.height - size.height) / 2))
    }
}
