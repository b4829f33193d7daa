public import VitrineUI

/// Shows a view at the text size that a person chose, or at the largest smaller size at which it is not too high.
///
/// A widget cannot scroll. At an accessibility size a layout that was made for the default size overlaps or leaves its
/// widget. This view tries the layout at the chosen size, a shorter form of it at every size from there down to the
/// default, and at last the layout at the default size, and shows the first that is not higher than the space.
///
/// ```swift
/// struct FreeSpaces: View {
///     var body: some View {
///         LargestTextThatFits(upTo: .accessibility2) { isShortened in
///             VStack(alignment: .leading) {
///                 Text("12 of 40 free").font(.headline)
///                 if !isShortened { Text("Updated a minute ago").font(.caption) }
///             }
///         }
///     }
/// }
/// ```
///
/// Up to the default size the layout is shown as it is, and nothing is tried.
public struct LargestTextThatFits<Content: View>: View {
    @Environment(\.dynamicTypeSize) private var chosen
    private let limit: DynamicTypeSize
    private let content: (Bool) -> Content

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - limit: The largest size to try: in a narrow widget larger words would be cut.
    ///   - content: The layout. Its parameter says whether to leave out what is less important.
    public init(
        upTo limit: DynamicTypeSize = .accessibility5,
        @ViewBuilder content: @escaping (_ isShortened: Bool) -> Content
    ) {
        self.limit = limit
        self.content = content
    }

    public var body: some View {
        if choices.isEmpty {
            content(false).dynamicTypeSize(...limit)
        } else {
            // Its type is erased, because to make it takes a while, and at most text sizes it is not needed.
            AnyView(
                ViewThatFits(in: .vertical) {
                    ForEach(choices, id: \.self) { content($0.isShortened).dynamicTypeSize($0.size) }
                }
            )
        }
    }

    private struct Choice: Hashable {
        let size: DynamicTypeSize
        let isShortened: Bool
    }

    /// What is tried, in this order; empty if there is nothing to try.
    private var choices: [Choice] {
        let largest = min(chosen, limit)
        guard largest > .large else { return [] }
        let sizes = DynamicTypeSize.allCases.filter { $0 > .large && $0 <= largest }.reversed()
        return [Choice(size: largest, isShortened: false)] + sizes.map { Choice(size: $0, isShortened: true) }
            + [Choice(size: .large, isShortened: false), Choice(size: .large, isShortened: true)]
    }
}
