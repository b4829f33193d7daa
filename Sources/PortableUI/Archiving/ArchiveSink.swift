package import WidgetArchive

/// Collects the boxes that layouts emit, in painting order, relative to one parent box.
@MainActor
package struct ArchiveSink {
    package var nodes: [ArchiveNode] = []
    package let session: ArchiveSession
    /// The origin of the parent box in the widget, in points.
    package let origin: CGPoint

    package init(session: ArchiveSession, origin: CGPoint = .zero) {
        self.session = session
        self.origin = origin
    }

    /// Places a layout.
    ///
    /// - Parameters:
    ///   - node: the layout to place.
    ///   - proposal: the size it was offered.
    ///   - origin: its origin relative to the origin of `rect`.
    ///   - rect: the box of its container, in the sink's coordinates.
    package mutating func place(_ node: LayoutNode, _ proposal: Proposal, at origin: CGPoint, in rect: CGRect) {
        let corner = CGPoint(x: rect.origin.x + origin.x, y: rect.origin.y + origin.y)
        node.place(proposal, in: CGRect(origin: corner, size: node.size(proposal)), to: &self)
    }

    /// Emits one box without children.
    package mutating func emit(_ content: ArchiveContent, in rect: CGRect) {
        nodes.append(ArchiveNode(frame: ArchiveRect(placing: rect), content: content))
    }

    /// Emits a text, moved to the nearest pixel of the widget, as Apple places text.
    package mutating func emitText(_ content: ArchiveContent, in rect: CGRect) {
        emit(content, in: aligned(rect))
    }

    /// Moves a box to the nearest pixel of the widget; its size stays.
    package func aligned(_ rect: CGRect) -> CGRect {
        let pixels = session.request.environment.system.displayScale
        let corner = absolute(rect.origin)
        let place = CGPoint(
            x: corner.x.rounded(pixels: pixels) - origin.x,
            y: corner.y.rounded(pixels: pixels) - origin.y
        )
        return CGRect(origin: place, size: rect.size)
    }

    /// Emits one box together with the boxes that the closure places inside it, in the box's own coordinates; the box
    /// is moved to the nearest pixel, so that a text inside moves no further.
    package mutating func group(
        in rect: CGRect,
        content: ArchiveContent = .group,
        effects: [ArchiveEffect] = [],
        _ body: (inout ArchiveSink) -> Void
    ) {
        let rect = aligned(rect)
        var inner = ArchiveSink(session: session, origin: absolute(rect.origin))
        body(&inner)
        nodes.append(
            ArchiveNode(frame: ArchiveRect(placing: rect), content: content, effects: effects, children: inner.nodes)
        )
    }

    /// Returns the boxes of a layout placed separately, for masks and backgrounds.
    package func boxes(of node: LayoutNode, _ proposal: Proposal, in rect: CGRect) -> [ArchiveNode] {
        var inner = ArchiveSink(session: session, origin: absolute(rect.origin))
        node.place(proposal, in: CGRect(origin: .zero, size: rect.size), to: &inner)
        return inner.nodes
    }

    /// Converts a point from this sink's coordinates to the widget's.
    package func absolute(_ point: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + point.x, y: origin.y + point.y)
    }
}
