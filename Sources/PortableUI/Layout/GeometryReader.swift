/// A view that knows the size it is offered; it fills that size and places its content at the top leading corner.
public struct GeometryReader<Content: View> {
    /// Creates the content for a size.
    public var content: (GeometryProxy) -> Content

    /// Creates content that depends on the offered size.
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: View {
    public typealias Body = Never

    /// Adds a layout whose content is created when its size is known.
    public func _resolve(into resolver: inout _ViewResolver) {
        let environment = resolver.environment
        let session = resolver.session
        // The closure belongs to the view around the reader and reads that view's environment.
        let outer = EnvironmentValues.current
        resolver.append(
            GeometryNode { proxy in
                EnvironmentValues.$current.withValue(outer) {
                    _ViewResolver(environment: environment, session: session).nodes(of: content(proxy))
                }
            }
        )
    }
}

/// The layout of a geometry reader.
@MainActor
package final class GeometryNode: LayoutNode {
    private let content: @MainActor (GeometryProxy) -> [LayoutNode]

    /// Creates a layout whose content depends on its size.
    package init(content: @escaping @MainActor (GeometryProxy) -> [LayoutNode]) {
        self.content = content
        super.init()
    }

    override package func measure(_ proposal: Proposal) -> CGSize { proposal.filled }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let global = CGRect(origin: sink.absolute(rect.origin), size: rect.size)
        let offer = Proposal(rect.size)
        for node in content(GeometryProxy(global: global)) { sink.place(node, offer, at: .zero, in: rect) }
    }
}

/// The size and position of a geometry reader.
public struct GeometryProxy: Sendable {
    /// The reader's box in the widget's coordinates.
    private let global: CGRect

    package init(global: CGRect) {
        self.global = global
    }

    /// The reader's size, in points.
    public var size: CGSize { global.size }

    /// The insets of the safe area; always zero in a widget.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The reader's frame in its own or the widget's coordinates; a named space counts as the widget's.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        coordinateSpace.coordinateSpace == .local ? CGRect(origin: .zero, size: size) : global
    }

    /// The reader's frame in its own or the widget's coordinates; a named space counts as the widget's.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        coordinateSpace == .local ? CGRect(origin: .zero, size: size) : global
    }
}

/// A coordinate space.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    // Names are only compared; hashable values used as names are constants in practice.

    /// The widget's coordinate space.
    case global
    /// The view's own coordinate space.
    case local
    /// The coordinate space of a named view.
    case named(AnyHashable)

    /// Whether it is the widget's coordinate space.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own coordinate space.
    public var isLocal: Bool { self == .local }
}

/// A type that names a coordinate space.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space that the type names.
    var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the name; `.local` is shorter.
    public init() {}

    /// The view's own coordinate space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The widget's coordinate space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the name; `.global` is shorter.
    public init() {}

    /// The widget's coordinate space.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own coordinate space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The widget's coordinate space.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
