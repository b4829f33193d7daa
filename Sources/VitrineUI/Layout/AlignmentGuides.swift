#if !canImport(SwiftUI)
extension AlignmentKey {
    /// Whether the line lies from the top, judged for the lines of the system; own lines say so where they are set.
    @MainActor package var isVertical: Bool { AlignmentAxes.vertical.contains(self) }
}

/// Which alignment lines are horizontal ones, measured from the top.
@MainActor
package enum AlignmentAxes {
    /// The lines of vertical alignments seen so far.
    package static var vertical: Set<AlignmentKey> = [
        VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
        VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
    ]
}

extension Dictionary where Key == AlignmentKey, Value == CGFloat {
    /// The guides of several placed children as those of their container: the mean where several state one.
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

/// States where an alignment line of a view lies.
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

/// A layout that states where one of its alignment lines lies.
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
    /// States where a line of the view lies by which containers line it up, in points from its leading edge.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, isVertical: false, computeValue: computeValue))
    }

    /// States where a line of the view lies by which containers line it up, in points from its top.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, isVertical: true, computeValue: computeValue))
    }
}
#endif
