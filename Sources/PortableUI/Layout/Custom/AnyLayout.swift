/// A layout of any kind, so that a view can exchange one for another.
public struct AnyLayout: Layout {
    private let layout: any Layout

    /// Wraps a layout.
    public init<Rule: Layout>(_ layout: Rule) {
        self.layout = layout
    }

    /// The direction in which the wrapped layout arranges its views; nil for other than rows and columns.
    var axis: Axis? { type(of: layout).layoutProperties.stackOrientation ?? (layout as? AnyLayout)?.axis }

    /// What the wrapped layout keeps.
    public struct Cache {
        var held: Any
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(held: layout.makeCache(subviews: subviews)) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        spacing(of: layout, subviews, &cache)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        size(of: layout, proposal, subviews, &cache)
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) { place(by: layout, in: bounds, proposal, subviews, &cache) }

    private func spacing<Rule: Layout>(of rule: Rule, _ subviews: Subviews, _ cache: inout Cache) -> ViewSpacing {
        var kept = cache.value(for: rule, subviews)
        defer { cache.held = kept }
        return rule.spacing(subviews: subviews, cache: &kept)
    }

    private func size<Rule: Layout>(
        of rule: Rule,
        _ proposal: ProposedViewSize,
        _ subviews: Subviews,
        _ cache: inout Cache
    ) -> CGSize {
        var kept = cache.value(for: rule, subviews)
        defer { cache.held = kept }
        return rule.sizeThatFits(proposal: proposal, subviews: subviews, cache: &kept)
    }

    private func place<Rule: Layout>(
        by rule: Rule,
        in bounds: CGRect,
        _ proposal: ProposedViewSize,
        _ subviews: Subviews,
        _ cache: inout Cache
    ) {
        var kept = cache.value(for: rule, subviews)
        defer { cache.held = kept }
        rule.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &kept)
    }
}

extension AnyLayout.Cache {
    /// What a layout of the given kind keeps; made anew if it is of another kind.
    fileprivate func value<Rule: Layout>(for rule: Rule, _ subviews: LayoutSubviews) -> Rule.Cache {
        held as? Rule.Cache ?? rule.makeCache(subviews: subviews)
    }
}
