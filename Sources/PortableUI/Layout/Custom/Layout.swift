/// A container with its own rule for the size and the places of its views.
///
/// A layout is called with the views to arrange, as in SwiftUI: `Flow { Text("A"); Text("B") }`. The requirements are
/// Apple's, with one difference: explicit alignment guides of a layout are not asked for.
/// https://developer.apple.com/documentation/swiftui/layout
public protocol Layout {
    /// What the layout keeps between its calls; `Void` unless the layout says otherwise.
    associatedtype Cache = Void
    /// The views to arrange.
    typealias Subviews = LayoutSubviews

    /// What a layout states about itself to the views inside it.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache, once for the views of an entry.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings the cache up to date after the views have changed; never called here, because an archive is static.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The preferred distance of the container to its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The size that the container chooses for an offer, in points.
    ///
    /// It may be asked several times with different offers. Negative extents and NaN count as 0, and an infinite one as
    /// the offer.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the views: each by ``LayoutSubview/place(at:anchor:proposal:)``.
    ///
    /// A view that is not placed has its centre in the middle of the container.
    ///
    /// - Parameters:
    ///   - bounds: the container's box, of the size that it chose; its origin need not be zero.
    ///   - proposal: the offer for which the container chose that size.
    ///   - subviews: the views.
    ///   - cache: what the layout keeps.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
    /// A container without direction.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The standard distance.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

    /// Arranges views.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutContainer(layout: AnyLayout(self), content: content())
    }
}

extension Layout where Cache == Void {
    /// Keeps nothing, because the layout's cache is empty.
    public func makeCache(subviews: Subviews) {}
}

/// What a layout says about itself.
public struct LayoutProperties: Equatable, Sendable {
    /// The direction in which the layout arranges its views; nil for other than rows and columns.
    ///
    /// A spacer and a divider follow it.
    public var stackOrientation: Axis?

    /// Creates properties without a direction.
    public init() {}
}

/// A layout together with its views.
struct LayoutContainer<Content> {
    private let layout: AnyLayout
    private let content: Content

    init(layout: AnyLayout, content: Content) {
        self.layout = layout
        self.content = content
    }
}

extension LayoutContainer: View where Content: View {
    typealias Body = Never

    func _resolve(into resolver: inout _ViewResolver) {
        let children = resolver.children(of: content, in: layout.axis)
        resolver.append(CustomLayoutNode(layout, children: children))
    }
}
