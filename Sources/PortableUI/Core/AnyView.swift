/// A view with its type erased.
public struct AnyView {
    private let content: any View

    /// Erases a view's type.
    public nonisolated init<V: View>(_ view: V) {
        content = (view as? AnyView)?.content ?? view
    }

    /// Erases a view's type.
    public nonisolated init<V: View>(erasing view: V) {
        self.init(view)
    }

    /// Erases the type of a view that is already held as `Any`; nil if the value is not a view.
    public nonisolated init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        content = view
    }
}

extension AnyView: View {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) {
        content._resolve(into: &resolver)
    }
}
