#if !canImport(SwiftUI)
/// A modifier that wraps each layout of its content in another.
///
/// The modifiers' types are visible beyond this module, and their generic parameters are constrained where they conform
/// instead of where they are declared: so an extension's compiler sees through `some View` and makes a body's type
/// without asking the runtime at the start to find it by its name and to search conformances for each part.
package protocol LayoutModifier: ViewModifier where Body == Never {
    /// The layout around one of the content's.
    @MainActor
    func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode
}

extension LayoutModifier {
    /// Adds the content's layouts, each one wrapped.
    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        let start = resolver.nodes.count
        content._resolve(into: &resolver)
        for index in start..<resolver.nodes.count {
            resolver.nodes[index] = wrap(resolver.nodes[index], in: resolver)
        }
    }
}

/// A modifier that sets something in the environment of its content.
package protocol EnvironmentModifier: ViewModifier where Body == Never {
    /// Sets it.
    @MainActor
    func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
    /// Adds the content's layouts, resolved in the changed environment.
    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        resolver.withEnvironment(content) { modify(&$0) }
    }
}
#endif
