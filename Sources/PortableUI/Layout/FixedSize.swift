/// Keeps a view at its ideal extent in some directions.
package struct FixedSizeModifier: LayoutModifier {
    let horizontal: Bool
    let vertical: Bool

    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        FixedSizeNode(node, horizontal: horizontal, vertical: vertical)
    }
}

/// A layout that chooses its ideal extent in some directions, and is then offered that extent: what stretches in it,
/// such as a line beside a text, becomes as long as the rest.
@MainActor
package final class FixedSizeNode: WrapperNode {
    private let horizontal: Bool
    private let vertical: Bool

    package init(_ child: LayoutNode, horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(child)
    }

    override package func childProposal(_ proposal: Proposal) -> Proposal {
        let size = measure(proposal)
        return Proposal(
            width: horizontal ? size.width : proposal.width,
            height: vertical ? size.height : proposal.height
        )
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        child.size(Proposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    }
}

/// Sets the priority with which a stack offers space to a view.
package struct LayoutPriorityModifier: LayoutModifier {
    let value: Double

    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        let wrapper = WrapperNode(node)
        wrapper.priority = value.isNaN ? 0 : value
        return wrapper
    }
}

extension View {
    /// Keeps the view at its ideal size.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Keeps the view at its ideal extent in some directions.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    /// Sets the priority with which a stack offers space to the view: higher values first; the default is 0.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(value: value))
    }
}
