/// The views that a ``Layout`` arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    /// The views.
    public typealias SubSequence = LayoutSubviews

    private let views: ArraySlice<LayoutSubview>

    /// The reading direction; here always from left to right, because the archive mirrors the finished layout.
    public var layoutDirection: LayoutDirection { .leftToRight }

    init(_ views: ArraySlice<LayoutSubview>) {
        self.views = views
    }

    public var startIndex: Int { views.startIndex }
    public var endIndex: Int { views.endIndex }
    public subscript(position: Int) -> LayoutSubview { views[position] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(views[bounds]) }
}

/// One view that a ``Layout`` measures and places.
public struct LayoutSubview: Equatable, Sendable {
    let node: LayoutNode
    private let placements: LayoutPlacements
    private let index: Int

    init(_ node: LayoutNode, index: Int, placements: LayoutPlacements) {
        self.node = node
        self.index = index
        self.placements = placements
    }

    public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool { first.node === second.node }

    /// The priority of the view, 0 if it has none of its own.
    public var priority: Double { MainActor.assumeIsolated { node.priority } }

    /// The preferred distance of the view to its neighbours.
    public var spacing: ViewSpacing { MainActor.assumeIsolated { ViewSpacing(node.spacing) } }

    /// The size that the view chooses for an offer, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated { node.size(Proposal(proposal)) }
    }

    /// The size that the view chooses for an offer, with its alignment guides.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        MainActor.assumeIsolated { node.dimensions(Proposal(proposal)) }
    }

    /// Places the view; the last call counts.
    ///
    /// - Parameters:
    ///   - position: where the anchor lies, in the coordinates of the container's bounds.
    ///   - anchor: the point of the view that lies there.
    ///   - proposal: the offer for the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        MainActor.assumeIsolated {
            let offer = Proposal(proposal)
            let size = node.size(offer)
            let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
            placements.slots[index] = (offer, origin)
        }
    }

    /// The value that the view has for a key, or the key's default.
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        let found = MainActor.assumeIsolated { HeldValue(value: node.layoutValue(for: key)) }
        return found.value ?? Key.defaultValue
    }
}

/// A value on its way out of the main actor, on which the caller is.
private struct HeldValue<Value>: @unchecked Sendable {
    // Both ends are in one synchronous call on the main actor, so nothing is shared.
    let value: Value
}

/// The places that a layout has given to its views.
@MainActor
final class LayoutPlacements {
    /// By the index of a view: its offer, and its origin in the coordinates of the container's bounds.
    var slots: [Int: (proposal: Proposal, origin: CGPoint)] = [:]
}

extension Proposal {
    /// Creates a proposal from its public form.
    package init(_ proposal: ProposedViewSize) {
        self.init(width: proposal.width, height: proposal.height)
    }
}
