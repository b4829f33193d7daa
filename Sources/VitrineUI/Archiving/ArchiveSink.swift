#if !canImport(SwiftUI)
package import WidgetArchive

/// Takes the boxes that layouts emit, in painting order, relative to one parent box.
@MainActor
package struct ArchiveSink {
    /// The boxes so far.
    package var nodes: [ArchiveNode] = []
    /// What the whole archive shares.
    package let session: ArchiveSession
    /// Where the parent box stands in the widget, in points.
    package let origin: CGPoint

    /// Begins an empty list of boxes.
    package init(session: ArchiveSession, origin: CGPoint = .zero) {
        self.session = session
        self.origin = origin
    }

    /// Places a layout.
    ///
    /// - Parameters:
    ///   - node: the layout.
    ///   - proposal: what it was offered.
    ///   - origin: where it stands, from the corner of `rect`.
    ///   - rect: the box of its container, in the sink's coordinates.
    package mutating func place(_ node: LayoutNode, _ proposal: Proposal, at origin: CGPoint, in rect: CGRect) {
        let corner = CGPoint(x: rect.origin.x + origin.x, y: rect.origin.y + origin.y)
        node.place(proposal, in: CGRect(origin: corner, size: node.size(proposal)), to: &self)
    }

    /// Emits one box without children.
    package mutating func emit(_ content: ArchiveContent, in rect: CGRect) {
        nodes.append(ArchiveNode(frame: ArchiveRect(placing: rect), content: content))
    }

    /// Emits one box with what a function places inside it, in coordinates of the box.
    package mutating func group(
        in rect: CGRect,
        content: ArchiveContent = .group,
        effects: [ArchiveEffect] = [],
        _ body: (inout ArchiveSink) -> Void
    ) {
        var inner = ArchiveSink(session: session, origin: absolute(rect.origin))
        body(&inner)
        nodes.append(
            ArchiveNode(frame: ArchiveRect(placing: rect), content: content, effects: effects, children: inner.nodes)
        )
    }

    /// The boxes of a layout placed in a box of its own, for masks and backgrounds.
    package func boxes(of node: LayoutNode, _ proposal: Proposal, in rect: CGRect) -> [ArchiveNode] {
        var inner = ArchiveSink(session: session, origin: absolute(rect.origin))
        node.place(proposal, in: CGRect(origin: .zero, size: rect.size), to: &inner)
        return inner.nodes
    }

    /// A point of this sink in the widget's coordinates.
    package func absolute(_ point: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    }
}
#endif
