#if !canImport(SwiftUI)
/// Views above each other, the last one in front.
public struct ZStack<Content> {
    private let alignment: Alignment
    private let content: Content
}

extension ZStack: View where Content: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Stacks views above each other.
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Adds the stack's layout.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ZStackNode(resolver.children(of: content, in: nil), alignment: alignment))
    }
}

/// Which parts of a lazy stack or grid stay in view while it scrolls; without effect in a widget.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit a part.
    public let rawValue: UInt32

    /// Makes a choice from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
#endif
