import WidgetArchive

/// The layout of a divider: one pixel thick, as long as the offered extent.
@MainActor
package final class DividerNode: LayoutNode {
    private let isUpright: Bool
    private let thickness: CGFloat
    private let paint: ArchivePaint

    init(in environment: EnvironmentValues) {
        isUpright = environment.stackAxis == .horizontal
        thickness = 1 / max(environment.displayScale, 1)
        paint = SeparatorShapeStyle().resolved(in: environment).archived
        super.init()
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        isUpright
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        sink.emit(.shape(ArchivedShape(outline: .rectangle, paint: paint)), in: sink.aligned(rect))
    }
}
