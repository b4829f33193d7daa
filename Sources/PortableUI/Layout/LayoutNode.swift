/// The layout of one view: it answers an offered size with its own size, and emits boxes once it is placed.
///
/// It follows the published rule of SwiftUI: a container proposes, the child chooses, the container places. Sizes are
/// cached by proposal, because stacks ask several times. Subclasses override ``measure(_:)`` and ``place(_:in:to:)``,
/// and the alignment guides if they have their own.
///
/// The stored properties are exempt from the run-time check for overlapping access: all of them are confined to the
/// main actor, and each access reads or writes a whole value without calling other code. Laying out a view reads them
/// some ten thousand times.
@MainActor
package class LayoutNode {
    /// The priority with which a stack offers space to the node: higher values first.
    @exclusivity(unchecked)
    package final var priority: Double = 0
    /// The stacking order: higher values are painted in front of their neighbours.
    @exclusivity(unchecked)
    package final var zIndex: Double = 0
    /// The node's preferred distance to its neighbours if the stack specifies none.
    @exclusivity(unchecked)
    package final var spacing: LayoutSpacing = .standard
    /// Whether an explicit alignment guide was set in the node or its descendants.
    @exclusivity(unchecked)
    package final var hasGuides = false
    /// The node whose sizes always equal this node's, if there is one; sizes are then cached there only.
    @exclusivity(unchecked)
    package final var sizing: LayoutNode?
    @exclusivity(unchecked)
    private var measured: [(proposal: Proposal, size: CGSize)] = []

    package init() {}

    /// Returns the size that the node chooses for an offer: never negative or NaN; infinite only if the offer is
    /// infinite.
    ///
    /// - Complexity: one measurement for each proposal, then a short search.
    package final func size(_ proposal: Proposal) -> CGSize {
        if let sizing { return sizing.size(proposal) }
        for entry in measured where entry.proposal == proposal { return entry.size }
        let size = measure(proposal).sanitized
        if measured.isEmpty { measured.reserveCapacity(6) }
        if measured.count == 12 { measured.removeFirst(6) }
        measured.append((proposal, size))
        return size
    }

    /// Chooses the size for an offer; called once for each offer.
    package func measure(_ proposal: Proposal) -> CGSize { .zero }

    /// Emits the node's boxes.
    ///
    /// - Parameters:
    ///   - proposal: the offer for which `rect` has the chosen size.
    ///   - rect: the box, of the size that the node chose, in the coordinates of the sink.
    ///   - sink: receives the boxes.
    package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {}

    /// The first and the last baseline of text, in points from the top; nil without text.
    package func baselines(_ proposal: Proposal) -> TextBaselines? { nil }

    /// Whether the node is drawn smaller or cut because the offer is too small for it.
    package func isCompressed(_ proposal: Proposal) -> Bool { false }

    /// The positions of explicit alignment guides, in points from the node's left or top edge; empty if none was set.
    package func guides(_ proposal: Proposal) -> [AlignmentKey: CGFloat] { [:] }
}

/// The baselines of a view with text, in points from its top.
package struct TextBaselines: Equatable, Sendable {
    /// The baseline of the first line.
    package var first: CGFloat
    /// The baseline of the last line.
    package var last: CGFloat

    /// The baselines of a view moved down by a distance.
    package func moved(by distance: CGFloat) -> TextBaselines {
        TextBaselines(first: first + distance, last: last + distance)
    }
}

/// The preferred distance of a view to its neighbours.
package enum LayoutSpacing: Equatable, Sendable {
    /// 8 points.
    case standard
    /// The distance of text: to a text above and to one below as given, in points, and 8 points otherwise.
    case text(above: CGFloat, below: CGFloat)
    /// None: a spacer is itself the distance.
    case spacer

    /// Whether it is the distance of text.
    package var isText: Bool { if case .text = self { true } else { false } }

    /// The distance between two neighbours along an axis, in points.
    package static func between(_ first: LayoutSpacing, _ second: LayoutSpacing, along axis: Axis) -> CGFloat {
        switch (first, second) {
        case (.spacer, _), (_, .spacer): 0
        case (.text(_, let below), .text(let above, _)): axis == .vertical ? max(below, above) : 8
        default: 8
        }
    }

    /// The distance of views in a row to their neighbours in a column: the greatest of texts, otherwise the standard.
    package static func row(of parts: [LayoutSpacing]) -> LayoutSpacing {
        var greatest: (above: CGFloat, below: CGFloat)?
        for part in parts where part != .spacer {
            guard case .text(let above, let below) = part else { return .standard }
            greatest = (max(greatest?.above ?? above, above), max(greatest?.below ?? below, below))
        }
        return greatest.map { .text(above: $0.above, below: $0.below) } ?? .standard
    }

    /// The distance of views in a column: that of the first one above, and that of the last one below.
    package static func column(from first: LayoutSpacing, to last: LayoutSpacing) -> LayoutSpacing {
        guard case .text(let above, _) = first, case .text(_, let below) = last else { return .standard }
        return .text(above: above, below: below)
    }
}

extension LayoutNode {
    /// The position of an alignment guide in the node, in points from its left or top edge.
    package final func position(of key: AlignmentKey, _ proposal: Proposal) -> CGFloat {
        let size = size(proposal)
        if hasGuides, let guide = guides(proposal)[key] { return guide }
        if key == VerticalAlignment.firstTextBaseline.key { return baselines(proposal)?.first ?? size.height }
        if key == VerticalAlignment.lastTextBaseline.key { return baselines(proposal)?.last ?? size.height }
        return key.id.defaultValue(in: ViewDimensions(width: size.width, height: size.height))
    }

    /// The node's dimensions with all its explicit alignment guides.
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

    /// The origin of a child of the given size in a box when their alignment guides meet.
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
