#if !canImport(SwiftUI)
/// Several views, one after another, as a view builder collects them.
public struct TupleView<T> {
    /// The views.
    public var value: T
    /// Adds each of the views; made where their types are known.
    private let resolveEach: @MainActor (T, inout _ViewResolver) -> Void

    /// Collects views.
    package init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        resolveEach = { views, resolver in
            repeat (each views)._resolve(into: &resolver)
        }
    }
}

extension TupleView: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the layouts of all the views.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolveEach(value, &resolver)
    }
}
#endif
