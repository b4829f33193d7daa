/// Flexible space that takes what the other views of a stack leave.
public struct Spacer: Sendable {
    /// The minimum extent, in points; nil is the system's default, 8.
    public var minLength: CGFloat?

    /// Creates a space that grows; its smallest extent is in points, and nil is 8.
    public nonisolated init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: View {
    public typealias Body = Never

    /// Adds the space along the axis of the stack that contains it.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(SpacerNode(minimum: minLength ?? 8, axis: resolver.environment.stackAxis))
    }
}

/// The layout of a spacer: it takes the whole offer along its stack's axis, or in both directions outside a stack.
@MainActor
package final class SpacerNode: LayoutNode {
    private let minimum: CGFloat
    private let axis: Axis?

    init(minimum: CGFloat, axis: Axis?) {
        self.minimum = minimum
        self.axis = axis
        super.init()
        priority = -.infinity
        spacing = .spacer
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        let width = max(proposal.width ?? minimum, minimum)
        let height = max(proposal.height ?? minimum, minimum)
        return switch axis {
        case .horizontal: CGSize(width: width, height: 0)
        case .vertical: CGSize(width: 0, height: height)
        case nil: CGSize(width: width, height: height)
        }
    }
}

/// A thin line between views, across the axis of the stack that contains it.
public struct Divider: Sendable {
    /// Creates a line across the stack in which it stands.
    public nonisolated init() {}
}

extension Divider: View {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(DividerNode(in: resolver.environment))
    }
}

extension _ViewResolver {
    /// The layouts of a stack's views, resolved with the stack's axis; nil for layered views.
    @MainActor
    package func children<V: View>(of content: V, in axis: Axis?) -> [LayoutNode] {
        var inner = _ViewResolver(environment: environment, session: session)
        inner.environment.stackAxis = axis
        content._resolve(into: &inner)
        return inner.nodes
    }
}
