#if !canImport(SwiftUI)
/// Builds a view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
    /// Takes an expression that is a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Says that an expression is no view.
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    /// Builds nothing.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Builds one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Builds several views, one after another.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView(repeat each content)
    }

    /// Builds the view of an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of an `if` or `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Builds the second branch of an `if` or `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Builds the view of an `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
#endif
