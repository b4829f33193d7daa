/// A group of related views on a separate background.
public struct GroupBox<Label: View, Content: View> {
    private let label: Label
    private let content: Content

    /// Creates a box with a label.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        label = EmptyView()
        self.content = content()
    }
}

extension GroupBox where Label == Text {
    /// Creates a box whose label is a text from the program's string tables.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        label = Text(titleKey)
        self.content = content()
    }

    /// Creates a box whose label is a text as it is given.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        label = Text(title)
        self.content = content()
    }
}

extension GroupBox: View {
    /// The label above the content, on a background with rounded corners.
    public var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            label.font(.headline)
            content
        }
        .padding(16)
        .background(Color.secondarySystemBackground, in: RoundedRectangle(cornerRadius: 8))
    }
}

/// The background that the system gives to accessory widgets, in the outline of the widget.
public struct AccessoryWidgetBackground {
    /// Creates the background; it fills the space that it is offered.
    public nonisolated init() {}
}

extension AccessoryWidgetBackground: View {
    /// A pale layer in the container's outline.
    public var body: some View {
        ContainerRelativeShape().fill(Color.systemFill)
    }
}
