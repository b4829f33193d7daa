/// Views layered above each other, the last one in front.
public struct ZStack<Content: View> {
    private let alignment: Alignment
    private let content: Content
}

extension ZStack: View {
    public typealias Body = Never

    /// Layers views above each other, the last one in front.
    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ZStackNode(resolver.children(of: content, in: nil), alignment: alignment))
    }
}

/// The parts of a lazy stack or grid that remain visible while it scrolls; without effect in a widget.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for each part.
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
