extension AlignmentKey {
    /// Whether the guide is measured from the top.
    ///
    /// Only the built-in guides are known in advance; custom guides are recorded when they are set.
    @MainActor package var isVertical: Bool { AlignmentAxes.vertical.contains(self) }
}

/// Records which alignment guides are vertical, measured from the top.
@MainActor
package enum AlignmentAxes {
    /// The vertical alignment guides seen so far.
    package static var vertical: Set<AlignmentKey> = [
        VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
        VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]
}

extension Dictionary where Key == AlignmentKey, Value == CGFloat {
    /// Combines the guides of several placed children for their container: the mean if several children state the same
    /// guide.
    @MainActor
    package static func averaging(_ placed: [(guides: [AlignmentKey: CGFloat], origin: CGPoint)]) -> Self {
        var sums: [AlignmentKey: (sum: CGFloat, count: CGFloat)] = [:]
        for (guides, origin) in placed {
            for (key, value) in guides {
                let known = sums[key] ?? (0, 0)
                sums[key] = (known.sum + value + (key.isVertical ? origin.y : origin.x), known.count + 1)
            }
        }
        return sums.mapValues { $0.sum / $0.count }
    }
}

/// Sets the position of an alignment guide of a view.
package struct AlignmentGuideModifier {
    let key: AlignmentKey
    let isVertical: Bool
    let computeValue: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: LayoutModifier {
    package func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        if isVertical { AlignmentAxes.vertical.insert(key) }
        return AlignmentGuideNode(node, key: key, computeValue: computeValue)
    }
}

/// A layout that sets the position of one of its alignment guides.
@MainActor
package final class AlignmentGuideNode: WrapperNode {
    private let key: AlignmentKey
    private let computeValue: (ViewDimensions) -> CGFloat

    init(_ child: LayoutNode, key: AlignmentKey, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.computeValue = computeValue
        super.init(child)
        hasGuides = true
    }

    override package func guides(_ proposal: Proposal) -> [AlignmentKey: CGFloat] {
        var guides = child.guides(proposal)
        let value = computeValue(child.dimensions(proposal))
        if value.isFinite { guides[key] = value }
        return guides
    }
}

extension View {
    /// Sets the position of a horizontal alignment guide of the view, in points from its leading edge.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, isVertical: false, computeValue: computeValue))
    }

    /// Sets the position of a vertical alignment guide of the view, in points from its top.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, isVertical: true, computeValue: computeValue))
    }
}
