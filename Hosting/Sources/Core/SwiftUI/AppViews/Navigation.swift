// Views that only an app can have; see `UnsupportedInWidget`.

/// Screens that follow each other.
public struct NavigationView<Content: View>: AppOnlyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// The screens that were opened.
public struct NavigationPath {
    public init() {}

    public var count: Int { 0 }
    public var isEmpty: Bool { true }
    public mutating func append<V: Hashable>(_ value: V) {}
    public mutating func removeLast(_ k: Int = 1) {}
}

/// Screens that follow each other.
public struct NavigationStack<Content: View>: AppOnlyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder content: () -> Content) {}
    public nonisolated init<Data: RandomAccessCollection>(path: Binding<Data>, @ViewBuilder content: () -> Content) {}
}

/// Screens beside each other.
public struct NavigationSplitView<Sidebar: View, Detail: View>: AppOnlyView {
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
}

/// Opens another screen.
public struct NavigationLink<Label: View, Destination: View>: AppOnlyView {
    public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {}
}

extension NavigationLink where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {}

    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) {}

    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, destination: Destination) {}
}

extension NavigationLink where Destination == Never {
    public nonisolated init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
}

/// Screens behind tabs.
public struct TabView<SelectionValue: Hashable, Content: View>: AppOnlyView {
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

extension TabView where SelectionValue == Int {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}
