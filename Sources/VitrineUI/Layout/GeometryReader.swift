#if !canImport(SwiftUI)
/// A view that knows the size it is offered; fills it, and places its content at the top leading corner.
public struct GeometryReader<Content> {
    /// Makes the content for a size.
    public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Makes content that depends on the size on offer.
    public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    /// Adds a layout whose content is made when its size is known.
    public func _resolve(into resolver: inout _ViewResolver) {
        let environment = resolver.environment
        let session = resolver.session
        // The closure belongs to the view around the reader, whose environment it reads.
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

    /// Makes a layout whose content depends on its size.
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

/// The size and place of a geometry reader.
public struct GeometryProxy: Sendable {
    /// The reader's box in the widget's coordinates.
    private let global: CGRect

    /// Describes a box, in the widget's coordinates.
    package init(global: CGRect) {
        self.global = global
    }

    /// The reader's size, in points.
    public var size: CGSize { global.size }

    /// The space that the system keeps; none in a widget.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The reader's box in its own or the widget's coordinates; a named space counts as the widget's.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        coordinateSpace.coordinateSpace == .local ? CGRect(origin: .zero, size: size) : global
    }

    /// The reader's box in its own or the widget's coordinates; a named space counts as the widget's.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        coordinateSpace == .local ? CGRect(origin: .zero, size: size) : global
    }
}

/// A system of coordinates.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    // A name is compared only; what is hashable and given as a name is a constant in practice.

    /// The widget's.
    case global
    /// The view's own.
    case local
    /// That of a named view.
    case named(AnyHashable)

    /// Whether it is the widget's.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

/// A system of coordinates, by a type.
public protocol CoordinateSpaceProtocol {
    /// The system of coordinates.
    var coordinateSpace: CoordinateSpace { get }
}

/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Names the view's own coordinates.
    public init() {}

    /// The system of coordinates.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The widget's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Names the widget's coordinates.
    public init() {}

    /// The system of coordinates.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own coordinates.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The widget's coordinates.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
#endif
