/// Views whose glass flows together; drawn without glass.
public struct GlassEffectContainer<Content: View> {
    private let content: Content

    public nonisolated init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension GlassEffectContainer: View {
    public var body: some View { content }
}

/// Controls that belong together, in a row.
public struct ControlGroup<Content: View> {
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public nonisolated init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
    }
}

extension ControlGroup: View {
    public var body: some View { HStack { content } }
}

extension View {
    public nonisolated func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View {
        _ignoring()
    }
    public nonisolated func glassEffectUnion<ID: Hashable & Sendable>(
        id: ID?,
        namespace: Namespace.ID
    ) -> some View { _ignoring() }
    public nonisolated func scrollEdgeEffectStyle(_ style: AppStyle?, for edges: Edge.Set) -> some View { _ignoring() }
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View { _ignoring() }
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { _ignoring() }
    public nonisolated func buttonRepeatBehavior(_ behavior: AppStyle) -> some View { _ignoring() }
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement
    ) -> some View { _ignoring() }
    public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement) -> some View {
        _ignoring()
    }
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    public nonisolated func previewInterfaceOrientation(_ value: AppStyle) -> some View { self }
    public nonisolated func widgetLabel(_ label: LocalizedStringKey) -> some View { widgetLabel { Text(label) } }

    @_disfavoredOverload
    public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { widgetLabel { Text(label) } }
}

/// Which part of a scrolled view has margins.
public enum ContentMarginPlacement: Sendable {
    case automatic, scrollContent, scrollIndicators
}

extension AppStyle {
    public static let soft = AppStyle()
    public static let hard = AppStyle()
    public static let enabled = AppStyle()
    public static let disabled = AppStyle()
    public static let portrait = AppStyle()
    public static let landscapeLeft = AppStyle()
    public static let landscapeRight = AppStyle()
}
