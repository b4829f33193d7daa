/// The layout of layered views, aligned in both directions.
///
/// It is as large as the union of its children. If some children have a higher layout priority, their union is the
/// size, and the other children are offered that size.
@MainActor
package final class ZStackNode: LayoutNode {
    private let children: [LayoutNode]
    private let alignment: Alignment

    package init(_ children: [LayoutNode], alignment: Alignment) {
        self.children = children
        self.alignment = alignment
        super.init()
        hasGuides = children.contains { $0.hasGuides }
        if let first = children.first, children.allSatisfy({ $0.spacing.isText }) { spacing = first.spacing }
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        let box = box(proposal)
        return CGSize(width: box.size.width, height: box.size.height)
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

    override package func guides(_ proposal: Proposal) -> [AlignmentKey: CGFloat] {
        guard hasGuides else { return [:] }
        return .averaging(slots(proposal).map { ($0.guides($1.proposal), $1.origin) })
    }

    /// The highest priority; the children that have it determine the size.
    private var leading: Double { children.reduce(-Double.infinity) { max($0, $1.priority) } }

    /// The box around the determining children, with its origin relative to the alignment point.
    private func box(_ proposal: Proposal) -> CGRect {
        let leading = leading
        var (left, top) = (CGFloat.infinity, CGFloat.infinity)
        var (right, bottom) = (-CGFloat.infinity, -CGFloat.infinity)
        for child in children where child.priority == leading {
            let size = child.size(proposal)
            let corner = corner(of: child, proposal)
            left = min(left, corner.x)
            top = min(top, corner.y)
            right = max(right, corner.x + size.width)
            bottom = max(bottom, corner.y + size.height)
        }
        guard left <= right, top <= bottom else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The origin of a child relative to the alignment point; 0 in a direction in which the child has no end.
    private func corner(of child: LayoutNode, _ proposal: Proposal) -> CGPoint {
        let size = child.size(proposal)
        return CGPoint(
            x: size.width.isFinite ? -child.position(of: alignment.horizontal.key, proposal) : 0,
            y: size.height.isFinite ? -child.position(of: alignment.vertical.key, proposal) : 0
        )
    }

    /// The offer and the origin of each child, in the order of the children.
    func places(_ proposal: Proposal) -> [(proposal: Proposal, origin: CGPoint)] { slots(proposal).map(\.1) }

    /// The position of each child.
    private func slots(_ proposal: Proposal) -> [(LayoutNode, (proposal: Proposal, origin: CGPoint))] {
        let box = box(proposal)
        let leading = leading
        return children.map { child in
            let offer = child.priority == leading ? proposal : Proposal(box.size)
            let corner = corner(of: child, offer)
            return (child, (offer, CGPoint(x: corner.x - box.origin.x, y: corner.y - box.origin.y)))
        }
    }
}
