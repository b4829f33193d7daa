/// Where a view stands in the visible part of what scrolls; in a widget, which scrolls nothing, it is in the middle.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }
    /// -1 before the visible part, 0 in it, 1 behind it.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How fast a change is over its time.
public struct UnitCurve: Hashable, Sendable {
    public static let linear = UnitCurve()
    public static let easeIn = UnitCurve()
    public static let easeOut = UnitCurve()
    public static let easeInOut = UnitCurve()
    public static let circularEaseInOut = UnitCurve()

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { .easeInOut }
}

/// How a view changes at the edge of what scrolls.
public struct ScrollTransitionConfiguration: Sendable {
    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()

    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
        .interactive
    }
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
}

extension View {
    public nonisolated func scrollTransition<V: View>(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyView, ScrollTransitionPhase) -> V
    ) -> some View { _ignoring() }

    public nonisolated func scrollTransition<V: View>(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyView, ScrollTransitionPhase) -> V
    ) -> some View { _ignoring() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the next view around that scrolls; in a widget nothing scrolls, and it is the widget's.
    public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

extension GeometryProxy {
    /// The visible part of a view around that scrolls; nil, because nothing scrolls in a widget.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}
