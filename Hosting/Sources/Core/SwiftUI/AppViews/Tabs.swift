// Views that only an app can have; see `UnsupportedInWidget`.

/// What a tab is for.
public enum TabRole: Hashable, Sendable {
    case search, prominent
}

/// One of the screens behind tabs.
public struct Tab<Value, Content: View, Label: View>: AppOnlyView {
    public nonisolated init(
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

extension Tab where Label == DefaultTabLabel {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}

    public nonisolated init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {}
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public nonisolated init(
        _ title: some StringProtocol,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}

    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {}

    public nonisolated init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {}
}

extension Tab where Value == Never {
    public nonisolated init(
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

/// The label that a tab makes of its title and its image.
public struct DefaultTabLabel: View {
    public var body: some View { EmptyView() }
}

/// Tabs under one heading.
public struct TabSection<Content: View>: AppOnlyView {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}
