/// A sequence of views; the result of several statements in a view builder.
public struct TupleView<T> {
    /// The views, as a tuple.
    public var value: T
    /// Adds each of the views; created where their types are known.
    private let resolveEach: @MainActor (T, inout _ViewResolver) -> Void

    package init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        resolveEach = { views, resolver in
            repeat (each views)._resolve(into: &resolver)
        }
    }
}

extension TupleView: View {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) {
        resolveEach(value, &resolver)
    }
}
