#if !canImport(SwiftUI)
/// A view of any type.
public struct AnyView {
    private let content: any View

    /// Hides a view's type.
    public nonisolated init<V: View>(_ view: V) {
        content = (view as? AnyView)?.content ?? view
    }

    /// Hides a view's type.
    public nonisolated init<V: View>(erasing view: V) {
        self.init(view)
    }

    /// Takes a view whose type is hidden already; nil if the value is no view.
    public nonisolated init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        content = view
    }
}

extension AnyView: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the layout of the view.
    public func _resolve(into resolver: inout _ViewResolver) {
        content._resolve(into: &resolver)
    }
}
#endif
