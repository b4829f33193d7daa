import WidgetArchive

/// A modifier without effect in an archive; it records a finding when the entry is archived.
package nonisolated struct IgnoredModifier: ViewModifier {
    package typealias Body = Never
    let name: String

    @MainActor
    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        resolver.session.report(.ignored, "\(name) has no effect")
        content._resolve(into: &resolver)
    }
}
