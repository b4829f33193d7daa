#if !canImport(SwiftUI)
/// One of two views, as a view builder makes it from `if` and `switch`.
public struct _ConditionalContent<TrueContent, FalseContent> {
    /// Which of the two, and the view.
    package enum Storage {
        /// The first.
        case trueContent(TrueContent)
        /// The second.
        case falseContent(FalseContent)
    }

    /// Which of the two, and the view.
    package let storage: Storage

    /// Takes one of two views.
    package init(storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the layout of the one that was chosen.
    public func _resolve(into resolver: inout _ViewResolver) {
        switch storage {
        case .trueContent(let content): content._resolve(into: &resolver)
        case .falseContent(let content): content._resolve(into: &resolver)
        }
    }
}
#endif
