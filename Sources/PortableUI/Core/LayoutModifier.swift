/// A modifier that wraps each layout of its content in another layout.
///
/// The modifiers' types are visible outside this module, and their generic parameters are constrained at the
/// conformance instead of the declaration. An extension's compiler can therefore see through `some View` and build a
/// body's type statically. Otherwise the runtime would look the type up by name at startup and search the conformances
/// of each part.
package protocol LayoutModifier: ViewModifier where Body == Never {
    /// Returns the layout that wraps one layout of the content.
    @MainActor
    func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode
}

extension LayoutModifier {
    /// Adds the content's layouts, each of them wrapped.
    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        let start = resolver.nodes.count
        content._resolve(into: &resolver)
        for index in start..<resolver.nodes.count {
            resolver.nodes[index] = wrap(resolver.nodes[index], in: resolver)
        }
    }
}

/// A modifier that sets values in the environment of its content.
package protocol EnvironmentModifier: ViewModifier where Body == Never {
    /// Sets the values.
    @MainActor
    func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
    /// Adds the content's layouts, resolved in the changed environment.
    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        resolver.withEnvironment(content) { modify(&$0) }
    }
}
