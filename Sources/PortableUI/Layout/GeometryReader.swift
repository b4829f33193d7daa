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
        let spaces = environment.system.namedSpaces
        // The closure belongs to the view around the reader and reads that view's environment.
        let outer = EnvironmentValues.current
        resolver.append(
            GeometryNode(in: spaces) { proxy in
                EnvironmentValues.$current.withValue(outer) {
                    var nodes: [LayoutNode] = []
                    session.appearing {
                        nodes = _ViewResolver(environment: environment, session: session).nodes(of: content(proxy))
                    }
                    return nodes
                }
            }
        )
    }
}

/// The layout of a geometry reader.
@MainActor
package final class GeometryNode: LayoutNode {
    private let spaces: [NamedSpace]
    private let content: @MainActor (GeometryProxy) -> [LayoutNode]

    /// Creates a layout whose content depends on its size and place.
    init(in spaces: [NamedSpace], content: @escaping @MainActor (GeometryProxy) -> [LayoutNode]) {
        self.spaces = spaces
        self.content = content
        super.init()
    }

    override package func measure(_ proposal: Proposal) -> CGSize { proposal.filled }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        let global = CGRect(origin: sink.absolute(rect.origin), size: rect.size)
        let offer = Proposal(rect.size)
        let proxy = GeometryProxy(global: global, spaces: spaces.map { ($0.space, $0.origin) })
        for node in content(proxy) { sink.place(node, offer, at: .zero, in: rect) }
    }
}

/// The size and position of a geometry reader.
public struct GeometryProxy: Sendable {
    /// The reader's box in the widget's coordinates.
    fileprivate let global: CGRect
    /// The named spaces around the reader and their origins in the widget, the nearest last.
    fileprivate let spaces: [(space: CoordinateSpace, origin: CGPoint)]

    /// The reader's size, in points.
    public var size: CGSize { global.size }

    /// The insets of the safe area; always zero in a widget.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The reader's frame in its own coordinates, the widget's, or those of the nearest view around with a name; a name
    /// that no view around has stands for the widget's.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The reader's frame in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard coordinateSpace != .local else { return CGRect(origin: .zero, size: size) }
        let origin = spaces.last { $0.space == coordinateSpace }?.origin ?? .zero
        return global.offsetBy(dx: -origin.x, dy: -origin.y)
    }
}
