/// The rule of an ``HStack``, for example to exchange it with another layout by ``AnyLayout``.
public struct HStackLayout: Layout {
    /// The vertical alignment of the views.
    public var alignment: VerticalAlignment
    /// The distance between neighbours, in points; nil is the preferred one.
    public var spacing: CGFloat?

    /// Creates the rule of a row.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public func makeCache(subviews: Subviews) -> StackLayoutCache {
        .row(of: subviews, axis: .horizontal, alignment: alignment.key, distance: spacing)
    }
}

/// The rule of a ``VStack``, for example to exchange it with another layout by ``AnyLayout``.
public struct VStackLayout: Layout {
    /// The horizontal alignment of the views.
    public var alignment: HorizontalAlignment
    /// The distance between neighbours, in points; nil is the preferred one.
    public var spacing: CGFloat?

    /// Creates the rule of a column.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public func makeCache(subviews: Subviews) -> StackLayoutCache {
        .row(of: subviews, axis: .vertical, alignment: alignment.key, distance: spacing)
    }
}

/// The rule of a ``ZStack``, for example to exchange it with another layout by ``AnyLayout``.
public struct ZStackLayout: Layout {
    /// The alignment of the views.
    public var alignment: Alignment

    /// Creates the rule of layers.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    public func makeCache(subviews: Subviews) -> StackLayoutCache { .layers(of: subviews, alignment: alignment) }
}

extension Layout where Cache == StackLayoutCache {
    /// The extent of the stack in the offered size.
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout StackLayoutCache
    ) -> CGSize { cache.size(proposal) }

    /// Places the views in the box that the stack was given.
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout StackLayoutCache
    ) { cache.place(subviews, in: bounds, proposal) }
}

/// What the layouts of the stacks keep: the stack itself.
public struct StackLayoutCache: Sendable {
    private enum Stack {
        case row(StackNode)
        case layers(ZStackNode)
    }

    private let stack: Stack

    static func row(
        of subviews: LayoutSubviews,
        axis: Axis,
        alignment: AlignmentKey,
        distance: CGFloat?
    ) -> StackLayoutCache {
        MainActor.assumeIsolated {
            let nodes = subviews.map(\.node)
            return StackLayoutCache(
                stack: .row(StackNode(nodes, axis: axis, alignment: alignment, distance: distance))
            )
        }
    }

    static func layers(of subviews: LayoutSubviews, alignment: Alignment) -> StackLayoutCache {
        MainActor.assumeIsolated {
            StackLayoutCache(stack: .layers(ZStackNode(subviews.map(\.node), alignment: alignment)))
        }
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        MainActor.assumeIsolated {
            switch stack {
            case .row(let node): node.size(Proposal(proposal))
            case .layers(let node): node.size(Proposal(proposal))
            }
        }
    }

    func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
        MainActor.assumeIsolated {
            let places =
                switch stack {
                case .row(let node): node.places(Proposal(proposal))
                case .layers(let node): node.places(Proposal(proposal))
                }
            for (view, place) in zip(subviews, places) {
                view.place(
                    at: CGPoint(x: bounds.origin.x + place.origin.x, y: bounds.origin.y + place.origin.y),
                    proposal: ProposedViewSize(place.proposal)
                )
            }
        }
    }
}
