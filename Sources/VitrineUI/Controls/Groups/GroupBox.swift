#if !canImport(SwiftUI)
/// Views that belong together, on a ground of their own.
public struct GroupBox<Label: View, Content: View> {
    private let label: Label
    private let content: Content

    /// Makes a box with a label.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

extension GroupBox where Label == EmptyView {
    /// Makes a box.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        label = EmptyView()
        self.content = content()
    }
}

extension GroupBox where Label == Text {
    /// Makes a box with a title.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        label = Text(titleKey)
        self.content = content()
    }

    /// Makes a box with a title.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        label = Text(title)
        self.content = content()
    }
}

extension GroupBox: View {
    /// The label above the content, on a ground with round corners.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            label.font(.headline)
            content
        }
        .padding(16)
        .background(Color.secondarySystemBackground, in: RoundedRectangle(cornerRadius: 8))
    }
}

/// The ground that the system gives to widgets beside the time, in the outline of the widget.
public struct AccessoryWidgetBackground {
    /// Makes the ground.
    public nonisolated init() {}
}

extension AccessoryWidgetBackground: View {
    /// A pale layer in the container's outline.
    public var body: some View {
        ContainerRelativeShape().fill(Color.systemFill)
    }
}
#endif
