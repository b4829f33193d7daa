#if !canImport(SwiftUI)
/// The layout of one view: answers an offered size with its own, and emits boxes once it is placed.
///
/// The published rule of SwiftUI: a container proposes, the child chooses, the container places. Sizes are remembered by
/// proposal, since stacks ask several times. Subclasses override ``measure(_:)`` and ``place(_:in:to:)``, and the
/// alignment lines if they have some of their own.
///
/// The stored properties do without the check for overlapping access at run time: all are confined to the main actor, and
/// each access reads or writes a whole value without calling anything. A look reads them some ten thousand times.
@MainActor
package class LayoutNode {
    /// In which turn a stack serves the node: higher first.
    @exclusivity(unchecked)
    package final var priority: Double = 0
    /// How far in front of its neighbours the node is painted.
    @exclusivity(unchecked)
    package final var zIndex: Double = 0
    /// The distance that the node wants to its neighbours where the stack states none.
    @exclusivity(unchecked)
    package final var spacing: LayoutSpacing = .standard
    /// Whether an explicit alignment guide was set in the node or below.
    @exclusivity(unchecked)
    package final var hasGuides = false
    /// The node whose sizes are this one's, if all of them are; sizes are remembered there, once.
    @exclusivity(unchecked)
    package final var sizing: LayoutNode?
    @exclusivity(unchecked)
    private var measured: [(proposal: Proposal, size: CGSize)] = []

    /// Makes a layout.
    package init() {}

    /// The size that the node chooses for an offer: never negative nor NaN; infinite only if the offer is.
    ///
    /// - Complexity: the measuring itself once a proposal, then a short search.
    package final func size(_ proposal: Proposal) -> CGSize {
        if let sizing { return sizing.size(proposal) }
        for entry in measured where entry.proposal == proposal { return entry.size }
        let size = measure(proposal).sanitized
        if measured.isEmpty { measured.reserveCapacity(6) }
        if measured.count == 12 { measured.removeFirst(6) }
        measured.append((proposal, size))
        return size
    }

    /// Chooses the size for an offer; asked once for each offer.
    package func measure(_ proposal: Proposal) -> CGSize { .zero }

    /// Emits the node's boxes.
    ///
    /// - Parameters:
    ///   - proposal: the offer that the box answers.
    ///   - rect: the box, of the size that the node chose, in the coordinates of the sink.
    ///   - sink: takes the boxes.
    package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {}

    /// The first and the last baseline of text, in points from the top; nil without text.
    package func baselines(_ proposal: Proposal) -> TextBaselines? { nil }

    /// Where explicit alignment guides lie, in points from the node's left or top edge; empty if none was set.
    package func guides(_ proposal: Proposal) -> [AlignmentKey: CGFloat] { [:] }
}

/// The baselines of a view with text, in points from its top.
package struct TextBaselines: Equatable, Sendable {
    /// The first line's.
    package var first: CGFloat
    /// The last line's.
    package var last: CGFloat

    /// The baselines of a view that stands lower by a distance.
    package func moved(by distance: CGFloat) -> TextBaselines {
        TextBaselines(first: first + distance, last: last + distance)
    }
}

/// The distance that a view wants to its neighbours.
package enum LayoutSpacing: Sendable {
    /// 8 points.
    case standard
    /// As text: none to a text above or below, as the lines bring their own.
    case text
    /// None: a spacer is the distance itself.
    case spacer

    /// The distance between two neighbours along an axis, in points.
    package static func between(_ first: LayoutSpacing, _ second: LayoutSpacing, along axis: Axis) -> CGFloat {
        switch (first, second) {
        case (.spacer, _), (_, .spacer): 0
        case (.text, .text): axis == .vertical ? 0 : 8
        default: 8
        }
    }
}

extension LayoutNode {
    /// Where an alignment line lies in the node, in points from its left or top edge.
    package final func position(of key: AlignmentKey, _ proposal: Proposal) -> CGFloat {
        let size = size(proposal)
        if hasGuides, let guide = guides(proposal)[key] { return guide }
        if key == VerticalAlignment.firstTextBaseline.key { return baselines(proposal)?.first ?? size.height }
        if key == VerticalAlignment.lastTextBaseline.key { return baselines(proposal)?.last ?? size.height }
        return key.id.defaultValue(in: ViewDimensions(width: size.width, height: size.height))
    }

    /// The node's measures with all lines that it states.
    package final func dimensions(_ proposal: Proposal) -> ViewDimensions {
        let size = size(proposal)
        var explicit = hasGuides ? guides(proposal) : [:]
        if let lines = baselines(proposal) {
            explicit[VerticalAlignment.firstTextBaseline.key] =
                explicit[VerticalAlignment.firstTextBaseline.key] ?? lines.first
            explicit[VerticalAlignment.lastTextBaseline.key] =
                explicit[VerticalAlignment.lastTextBaseline.key] ?? lines.last
        }
        return ViewDimensions(width: size.width, height: size.height, explicit: explicit)
    }

    /// Where a child of a size stands in a box when their alignment lines meet.
    package final func aligned(
        _ proposal: Proposal,
        in size: CGSize,
        _ alignment: Alignment
    ) -> CGPoint {
        let box = ViewDimensions(width: size.width, height: size.height)
        return CGPoint(
            x: box[alignment.horizontal] - position(of: alignment.horizontal.key, proposal),
            y: box[alignment.vertical] - position(of: alignment.vertical.key, proposal)
        )
    }
}
#endif
