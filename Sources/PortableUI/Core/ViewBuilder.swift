/// Builds a view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
    /// Takes a view as it is written.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Rejects an expression that is not a view.
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    /// Makes an empty closure a view without content.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Takes the one view of a closure.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Makes the views of a closure a sequence, in the order in which they are written.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView(repeat each content)
    }

    /// Supports `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Supports the first branch of an `if` with `else`, and the cases of a `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Supports the second branch of an `if` with `else`, and the cases of a `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Supports views inside `if #available`, whose type is erased.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
