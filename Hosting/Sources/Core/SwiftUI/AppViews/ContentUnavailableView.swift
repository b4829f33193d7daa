/// Says that there is nothing to show.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions

    public nonisolated init(
        @ViewBuilder label: () -> Label,
        @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

extension ContentUnavailableView: View {
    public var body: some View {
        VStack(spacing: 8) {
            label.font(.title2.bold()).labelStyle(UnavailableLabelStyle())
            description.font(.subheadline).foregroundStyle(.secondary)
            actions
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The large symbol above the title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
            configuration.title
        }
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public nonisolated init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        label = SwiftUI.Label(title, systemImage: name)
        self.description = description
        actions = EmptyView()
    }

    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
        label = SwiftUI.Label(title, systemImage: name)
        self.description = description
        actions = EmptyView()
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public nonisolated init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(title, image: name)
        } description: {
            description
        }
    }

    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, image name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(title, image: name)
        } description: {
            description
        }
    }
}

/// A label and its value in a row.
public struct LabeledContent<Label: View, Content: View> {
    private let label: Label
    private let content: Content

    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
}

extension LabeledContent: View {
    public var body: some View {
        HStack {
            label
            Spacer()
            content.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContent where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        label = Text(titleKey)
        self.content = content()
    }

    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        label = Text(title)
        self.content = content()
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
        label = Text(titleKey)
        content = Text(value)
    }

    @_disfavoredOverload
    public nonisolated init(_ title: some StringProtocol, value: some StringProtocol) {
        label = Text(title)
        content = Text(value)
    }

    public nonisolated init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        label = Text(titleKey)
        content = Text(value, format: format)
    }

    @_disfavoredOverload
    public nonisolated init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        label = Text(title)
        content = Text(value, format: format)
    }
}
