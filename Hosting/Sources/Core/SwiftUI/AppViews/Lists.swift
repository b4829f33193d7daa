// Views that only an app can have; see `UnsupportedInWidget`.

/// A list that scrolls.
public struct List<SelectionValue: Hashable, Content: View>: AppOnlyView {
    public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}
    public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
}

extension List where SelectionValue == Never {
    public nonisolated init(@ViewBuilder content: () -> Content) {}

    public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {}

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {}
}

/// A form with fields.
public struct Form<Content: View>: AppOnlyView {
    public nonisolated init(@ViewBuilder content: () -> Content) {}
}

/// Content that scrolls.
public struct ScrollView<Content: View>: AppOnlyView {
    public nonisolated init(
        _ axes: Axis.Set = .vertical,
        showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {}
}

/// Scrolls to a view.
public struct ScrollViewProxy: Sendable {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Content that is scrolled by its code.
public struct ScrollViewReader<Content: View>: AppOnlyView {
    public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}

/// Content that is opened and closed.
public struct DisclosureGroup<Label: View, Content: View>: AppOnlyView {
    public nonisolated init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
    public nonisolated init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

extension DisclosureGroup where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}

    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {}
}
