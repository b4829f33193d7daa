#if CompleteFoundation
import WidgetArchive

/// Records a finding when its content is archived.
package nonisolated struct FindingModifier: ViewModifier {
    package typealias Body = Never
    let kind: ArchiveFinding.Kind
    let message: String

    @MainActor
    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        resolver.session.report(kind, message)
        content._resolve(into: &resolver)
    }
}

extension View {
    /// Returns the view unchanged and records that the calling modifier does nothing (an implementation detail of the
    /// modules with Apple's names).
    public nonisolated func _ignoring(_ function: String = #function) -> some View {
        modifier(FindingModifier(kind: .ignored, message: "\(function.prefix { $0 != "(" }) has no effect"))
    }

    /// Returns the view unchanged and records a finding (an implementation detail of the modules with Apple's names).
    public nonisolated func _approximating(_ message: String) -> some View {
        modifier(FindingModifier(kind: .approximated, message: message))
    }
}
#endif
