/// A layout that is drawn in the other reading direction than the views around it.
@MainActor
package final class MirroredNode: WrapperNode {
    package init(_ child: LayoutNode) { super.init(child, keepsSize: true) }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let start = sink.nodes.count
        child.place(proposal, in: rect, to: &sink)
        for index in start..<sink.nodes.count {
            sink.nodes[index] = sink.nodes[index].moved(x: -rect.minX, y: 0).mirrored(in: rect.width)
                .moved(x: rect.minX, y: 0)
        }
    }
}
