// Modifiers that have no effect on a widget here: they compile, return the view unchanged and record a finding.

extension Text {
    /// Has no effect: a text of the second scale has the size of the first.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }

    /// Has no effect: the lines are broken by one rule for all languages.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}

extension View {
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { _ignoring() }
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { _ignoring() }
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { _ignoring() }
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        _ignoring()
    }
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        _ignoring()
    }
    public nonisolated func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void)
        -> some View
    { _ignoring() }
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { _ignoring() }
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        _ignoring()
    }
    public nonisolated func navigationTitle(_ title: LocalizedStringKey) -> some View { _ignoring() }
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { _ignoring() }
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { _ignoring() }
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { _ignoring() }
    public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { _ignoring() }
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { _ignoring() }
    public nonisolated func listStyle(_ style: ListStyleName) -> some View { _ignoring() }
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { _ignoring() }
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { _ignoring() }
    public nonisolated func listRowSeparator(_ visibility: Visibility) -> some View { _ignoring() }
    public nonisolated func textSelection(_ selectability: TextSelectability) -> some View { _ignoring() }
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { _ignoring() }
    public nonisolated func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        _ignoring()
    }
    public nonisolated func accessibilityAction(_ action: @escaping () -> Void) -> some View { _ignoring() }
    public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    { _ignoring() }
    public nonisolated func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { _ignoring() }
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { _ignoring() }
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { _ignoring() }
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { _ignoring() }
    public nonisolated func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { _ignoring() }
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        _ignoring()
    }
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { _ignoring() }
    /// Padding: what the safe area loses is taken from the content, which a widget lays out inside it.
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
    /// The content above or below the view, which is laid out in the rest.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content().layoutPriority(1)
        return VStack(alignment: alignment, spacing: spacing) {
            if edge == .top { inset }
            self
            if edge == .bottom { inset }
        }
    }
    /// The content beside the view, which is laid out in the rest.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content().layoutPriority(1)
        return HStack(alignment: alignment, spacing: spacing) {
            if edge == .leading { inset }
            self
            if edge == .trailing { inset }
        }
    }
    /// The bar above or below the view: a widget has none, and shows it as it does an inset.
    public nonisolated func safeAreaBar(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    /// The bar beside the view.
    public nonisolated func safeAreaBar(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { _ignoring() }
    public nonisolated func contentMargins(_ length: CGFloat) -> some View { _ignoring() }
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        _ignoring()
    }
    public nonisolated func visualEffect<Content: View>(_ effect: @escaping (EmptyView, GeometryProxy) -> Content)
        -> some View
    { _ignoring() }
    public nonisolated func glassEffect() -> some View { _ignoring() }

    public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { _ignoring() }

    public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> some View { _ignoring() }
}

/// An effect under a pointer.
public enum HoverEffect: Sendable {
    case automatic, highlight, lift
}

extension Text {
    /// The size of a text beside others.
    public enum Scale: Hashable, Sendable {
        case `default`, secondary
    }
}

/// How wide a button is.
public enum ButtonSizing: Hashable, Sendable {
    case automatic, flexible, fitted
}

/// A tap or a sound as an answer.
public struct SensoryFeedback: Equatable, Sendable {
    public static let success = SensoryFeedback()
    public static let warning = SensoryFeedback()
    public static let error = SensoryFeedback()
    public static let selection = SensoryFeedback()
    public static let impact = SensoryFeedback()
}

/// The title's place in a navigation bar.
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable {
        case automatic, inline, large
    }
}

/// Whether scroll indicators are shown.
public enum ScrollIndicatorVisibility: Equatable, Sendable {
    case automatic, visible, hidden, never
}

/// The style of a list.
public struct ListStyleName: Sendable {
    public init() {}

    public static let automatic = ListStyleName()
    public static let plain = ListStyleName()
    public static let grouped = ListStyleName()
    public static let inset = ListStyleName()
    public static let insetGrouped = ListStyleName()
    public static let sidebar = ListStyleName()
}

/// Whether text can be selected.
public enum TextSelectability: Sendable {
    case enabled, disabled
}

/// A name space of matched views.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable {}

    public init() {}

    public var wrappedValue: ID { ID() }
}
