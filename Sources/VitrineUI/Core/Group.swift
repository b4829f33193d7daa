#if !canImport(SwiftUI)
/// Several views taken together, without a layout of their own: a modifier applies to each.
public struct Group<Content> {
    private let content: Content
}

extension Group: View where Content: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Groups views.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Adds the content's layouts, each for itself.
    public func _resolve(into resolver: inout _ViewResolver) {
        content._resolve(into: &resolver)
    }
}
#endif
