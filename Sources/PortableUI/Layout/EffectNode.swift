package import WidgetArchive

/// A layout whose boxes are drawn with an effect, such as opacity; the size does not change.
@MainActor
package final class EffectNode: WrapperNode {
    private let effects: @MainActor (CGRect, ArchiveSink) -> [ArchiveEffect]

    /// Draws a layout with fixed effects.
    package convenience init(_ child: LayoutNode, effects: [ArchiveEffect]) {
        self.init(child) { _, _ in effects }
    }

    /// Draws a layout with effects that depend on its box, such as a mask.
    ///
    /// - Parameters:
    ///   - child: the layout inside.
    ///   - effects: returns the effects for the box and the sink into which the box is placed.
    package init(_ child: LayoutNode, effects: @escaping @MainActor (CGRect, ArchiveSink) -> [ArchiveEffect]) {
        self.effects = effects
        super.init(child, keepsSize: true)
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        sink.decorate(child, proposal, in: rect) { node, sink in node.effects += effects(rect, sink) }
    }
}

/// A layout whose box is changed after it was emitted, for example to add an accessibility label.
@MainActor
package final class DecoratedNode: WrapperNode {
    private let change: @MainActor (inout ArchiveNode) -> Void

    package init(_ child: LayoutNode, change: @escaping @MainActor (inout ArchiveNode) -> Void) {
        self.change = change
        super.init(child, keepsSize: true)
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        sink.decorate(child, proposal, in: rect) { node, _ in change(&node) }
    }
}

/// A layout whose boxes are inside an interactive box, such as a button.
@MainActor
package final class ContentNode: WrapperNode {
    private let content: @MainActor (ArchiveSession) -> ArchiveContent

    /// Places a layout inside a box with the given content, created when the layout is placed (an action is registered
    /// then).
    package init(_ child: LayoutNode, content: @escaping @MainActor (ArchiveSession) -> ArchiveContent) {
        self.content = content
        super.init(child, keepsSize: true)
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let content = content(sink.session)
        sink.group(in: rect, content: content) { inner in
            super.place(proposal, in: CGRect(origin: .zero, size: rect.size), to: &inner)
        }
    }
}

/// A layout with a side effect when it is placed, such as reporting a link.
@MainActor
package final class ReportingNode: WrapperNode {
    private let report: @MainActor (CGRect, ArchiveSink) -> Void

    /// Calls a closure with the box before the layout is placed.
    package init(_ child: LayoutNode, report: @escaping @MainActor (CGRect, ArchiveSink) -> Void) {
        self.report = report
        super.init(child, keepsSize: true)
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        report(rect, sink)
        child.place(proposal, in: rect, to: &sink)
    }
}

extension ArchiveSink {
    /// Places a layout as exactly one box of a known frame, and changes that box.
    ///
    /// A single box that fills the frame is changed directly; otherwise the boxes are grouped first.
    package mutating func decorate(
        _ node: LayoutNode,
        _ proposal: Proposal,
        in rect: CGRect,
        _ change: (inout ArchiveNode, ArchiveSink) -> Void
    ) {
        let start = nodes.count
        node.place(proposal, in: rect, to: &self)
        let frame = ArchiveRect(placing: rect)
        let isFilled =
            nodes.count == start + 1
            && (nodes[start].frame == frame || nodes[start].frame == ArchiveRect(placing: aligned(rect)))
        if !isFilled {
            let children = nodes[start...].map { $0.moved(x: -rect.origin.x, y: -rect.origin.y) }
            nodes.removeSubrange(start...)
            nodes.append(ArchiveNode(frame: frame, children: children))
        }
        let sink = self
        change(&nodes[start], sink)
    }
}

extension ArchiveNode {
    /// The box moved by a distance in points.
    package func moved(x: CGFloat, y: CGFloat) -> ArchiveNode {
        var copy = self
        copy.frame.origin.x = (copy.frame.origin.x + x).bounded().roundedToThousandths
        copy.frame.origin.y = (copy.frame.origin.y + y).bounded().roundedToThousandths
        return copy
    }
}
