import WidgetArchive

/// The layout of a divider: one pixel thick, as long as the offered extent.
@MainActor
package final class DividerNode: LayoutNode {
    private let isUpright: Bool
    private let thickness: CGFloat

    init(isUpright: Bool, scale: CGFloat) {
        self.isUpright = isUpright
        thickness = 1 / max(scale, 1)
        super.init()
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        isUpright
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let paint = SeparatorShapeStyle()._paint(in: _PaintContext()).archived
        sink.emit(.shape(ArchivedShape(outline: .rectangle, paint: paint)), in: sink.aligned(rect))
    }
}
