/// Keeps the ratio of a view's width to its height.
package struct AspectRatioModifier: LayoutModifier {
    let ratio: CGFloat?
    let contentMode: ContentMode

    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        AspectRatioNode(node, ratio: ratio, contentMode: contentMode)
    }
}

/// A layout that is offered only sizes of one ratio.
@MainActor
package final class AspectRatioNode: WrapperNode {
    private let ratio: CGFloat?
    private let contentMode: ContentMode

    /// Keeps a ratio of width to height; nil uses the ratio of the ideal size.
    package init(_ child: LayoutNode, ratio: CGFloat?, contentMode: ContentMode) {
        self.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        self.contentMode = contentMode
        super.init(child)
    }

    override package func childProposal(_ proposal: Proposal) -> Proposal {
        let ideal = child.size(.ideal)
        guard let ratio = ratio ?? (ideal.height > 0 && ideal.width > 0 ? ideal.width / ideal.height : nil) else {
            return proposal
        }
        switch (proposal.width, proposal.height) {
        case (let width?, let height?):
            guard width.isFinite || height.isFinite else { return proposal }
            // To fit, the width is the limit if the box is narrower than the ratio; to fill, the height is.
            let isNarrow = width < height * ratio
            return isNarrow == (contentMode == .fit)
                ? Proposal(width: width, height: width / ratio) : Proposal(width: height * ratio, height: height)
        case (let width?, nil): return Proposal(width: width, height: width / ratio)
        case (nil, let height?): return Proposal(width: height * ratio, height: height)
        case (nil, nil):
            let fits = contentMode == .fit
            let width = fits ? min(ideal.width, ideal.height * ratio) : max(ideal.width, ideal.height * ratio)
            return Proposal(width: width, height: width / ratio)
        }
    }
}

extension View {
    /// Keeps a ratio of width to height; nil uses the ratio of the view's ideal size.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Keeps the ratio of width to height of the given size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view so that it fits completely in the offered space.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view so that it covers the offered space.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
