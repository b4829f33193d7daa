/// A view that goes through phases: a widget shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let content: Content

    public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: (Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in .default }
    ) where Phase: Equatable {
        var iterator = phases.makeIterator()
        guard let first = iterator.next() else { preconditionFailure("a PhaseAnimator needs at least one phase") }
        self.content = content(first)
    }

    public init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: (Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, content: content, animation: animation)
    }

    public var body: some View {
        content._approximating("a PhaseAnimator shows its first phase")
    }
}

/// What is left of a view in the closure of an animator.
public struct PlaceholderContentView<Value: View>: View {
    let value: Value

    public var body: some View { value }
}

extension View {
    /// Shows the first phase.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> some View,
        animation: (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases) { phase in content(PlaceholderContentView(value: self), phase) }
    }

    /// Shows the first phase.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: (PlaceholderContentView<Self>, Phase) -> some View,
        animation: (Phase) -> Animation? = { _ in .default }
    ) -> some View { phaseAnimator(phases, content: content, animation: animation) }
}

/// Draws a view as a picture; here nothing draws pixels, and there is none.
@MainActor
public final class ImageRenderer<Content: View> {
    public var content: Content
    public var scale: CGFloat = 1
    public var isOpaque = false
    public var proposedSize = ProposedViewSize.unspecified

    public init(content: Content) {
        self.content = content
    }

    public var uiImage: UIImage? { nil }
    public var cgImage: CGImage? { nil }
}
