/// A coordinate space.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
    // Names are only compared; hashable values used as names are constants in practice.

    /// The widget's coordinate space.
    case global
    /// The view's own coordinate space.
    case local
    /// The coordinate space of the nearest view around that has the name; the widget's if none has it.
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

/// The coordinate space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
    /// The coordinate space that the name stands for.
    public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinate space of the nearest view around with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
}

extension View {
    /// Gives the view's coordinate space a name, for geometry readers inside the view.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(space: name.coordinateSpace))
    }

    /// Gives the view's coordinate space a name, for geometry readers inside the view.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}

package nonisolated struct CoordinateSpaceModifier: ViewModifier {
    package typealias Body = Never
    let space: CoordinateSpace

    @MainActor
    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        let named = NamedSpace(space)
        let content = content.transformEnvironment(\.system.namedSpaces) { $0.append(named) }
        resolver.wrap(content) { NamedSpaceNode($0, named) }
    }
}

/// A named coordinate space, whose place is known once its view is placed.
@MainActor
final class NamedSpace {
    let space: CoordinateSpace
    /// In the widget, in points.
    fileprivate(set) var origin = CGPoint.zero

    init(_ space: CoordinateSpace) {
        self.space = space
    }
}

/// Notes the place of a named space before the readers inside it are placed.
@MainActor
private final class NamedSpaceNode: WrapperNode {
    private let named: NamedSpace

    init(_ child: LayoutNode, _ named: NamedSpace) {
        self.named = named
        super.init(child, keepsSize: true)
    }

    override func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        named.origin = sink.absolute(rect.origin)
        super.place(proposal, in: rect, to: &sink)
    }
}
