public import Foundation

/// How far an image has come.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// An image that an app loads while it is shown; a widget's view is archived before it arrives, and shows what stands
/// in for it.
public struct AsyncImage<Content: View> {
    private let content: Content

    public nonisolated init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = ViewBuilder.buildEither(second: placeholder())
    }

    public nonisolated init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }
}

extension AsyncImage: View {
    public var body: some View { content._approximating("AsyncImage does not load in a widget; load in the provider") }
}

extension AsyncImage where Content == Color {
    public nonisolated init(url: URL?, scale: CGFloat = 1) {
        content = Color.gray
    }
}

/// How a change is shown; an archive is static.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false

    public init(animation: Animation? = nil) {
        self.animation = animation
    }
}

/// Runs a change at once: an archive is static.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
