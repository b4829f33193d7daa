/// Collects the layouts that views add while they are resolved.
///
/// Do not use this type. Views pass it to each other.
public struct _ViewResolver {
    /// The environment of the view that is being resolved.
    package var environment: EnvironmentValues
    /// The layouts so far, in the order of the views.
    package var nodes: [LayoutNode] = []
    /// State shared by the whole archive.
    package let session: ArchiveSession

    package init(environment: EnvironmentValues, session: ArchiveSession) {
        self.environment = environment
        self.session = session
    }

    /// Runs code in the resolver's environment, as for the body of a view; twice if a view of it does something when it
    /// appears.
    ///
    /// Do not call this method. Views with a body call it.
    @MainActor
    public mutating func _evaluate(_ body: @MainActor (inout _ViewResolver) -> Void) {
        let start = nodes.count
        EnvironmentValues.$current.withValue(environment) {
            session.appearing {
                nodes.removeSubrange(start...)
                body(&self)
            }
        }
    }

    /// Returns the layouts of a view without adding them to this resolver.
    @MainActor
    package func nodes<V: View>(of view: V) -> [LayoutNode] {
        children(of: view, in: nil)
    }

    /// Returns the layout of a view as a single layout; nil if the view is empty.
    ///
    /// Several views are layered above each other, as in a background.
    @MainActor
    package func node<V: View>(of view: V, alignment: Alignment = .center) -> LayoutNode? {
        let nodes = nodes(of: view)
        return nodes.count > 1 ? ZStackNode(nodes, alignment: alignment) : nodes.first
    }

    @MainActor
    package mutating func append(_ node: LayoutNode) {
        nodes.append(node)
    }

    /// Adds a view's layouts, each of them changed: a modifier of a group applies to each of its views.
    @MainActor
    package mutating func wrap<V: View>(_ content: V, _ change: (LayoutNode) -> LayoutNode) {
        let start = nodes.count
        content._resolve(into: &self)
        for index in start..<nodes.count { nodes[index] = change(nodes[index]) }
    }

    /// Adds a view's layouts, resolved in a changed environment.
    @MainActor
    package mutating func withEnvironment<V: View>(_ content: V, _ change: (inout EnvironmentValues) -> Void) {
        let outer = environment
        change(&environment)
        if environment.layoutDirection == outer.layoutDirection {
            content._resolve(into: &self)
        } else {
            wrap(content) { MirroredNode($0) }
        }
        environment = outer
    }
}
