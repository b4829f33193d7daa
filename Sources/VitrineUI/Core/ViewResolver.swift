#if !canImport(SwiftUI)
/// Collects the layouts that views add while they are resolved.
///
/// Not for you: views hand it on to each other.
public struct _ViewResolver {
    /// What holds at this place.
    package var environment: EnvironmentValues
    /// The layouts so far, in the order of the views.
    package var nodes: [LayoutNode] = []
    /// What the whole archive shares.
    package let session: ArchiveSession

    /// Makes an empty list.
    package init(environment: EnvironmentValues, session: ArchiveSession) {
        self.environment = environment
        self.session = session
    }

    /// Runs code in the environment of this place, as the body of a view is evaluated.
    ///
    /// Not for you: views with a body call it.
    @MainActor
    public mutating func _evaluate(_ body: @MainActor (inout _ViewResolver) -> Void) {
        EnvironmentValues.$current.withValue(environment) { body(&self) }
    }

    /// The layouts of a view, apart from the ones collected here.
    @MainActor
    package func nodes<V: View>(of view: V) -> [LayoutNode] {
        children(of: view, in: nil)
    }

    /// The layout of a view as one: several lie above each other, as in a background; nil if there is none.
    @MainActor
    package func node<V: View>(of view: V, alignment: Alignment = .center) -> LayoutNode? {
        let nodes = nodes(of: view)
        return nodes.count > 1 ? ZStackNode(nodes, alignment: alignment) : nodes.first
    }

    /// Adds one layout.
    @MainActor
    package mutating func append(_ node: LayoutNode) {
        nodes.append(node)
    }

    /// Adds a view's layouts, each one changed: a modifier of a group applies to each of its views.
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
        content._resolve(into: &self)
        environment = outer
    }
}
#endif
