/// One of two views; the result of `if` and `switch` in a view builder.
public struct _ConditionalContent<TrueContent, FalseContent> {
    /// The selected branch and its view.
    package enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    package let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) {
        switch storage {
        case .trueContent(let content): content._resolve(into: &resolver)
        case .falseContent(let content): content._resolve(into: &resolver)
        }
    }
}
