/// A title with an icon.
public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon
}

extension Label {
    /// Creates a label from two views.
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label from a text and a named image.
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        title = Text(titleKey)
        icon = Image(name)
    }

    /// Creates a label from a text and a named symbol.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        title = Text(titleKey)
        icon = Image(systemName: name)
    }

    /// Creates a label from a text and a named image.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.title = Text(title)
        icon = Image(name)
    }

    /// Creates a label from a text and a named symbol.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.title = Text(title)
        icon = Image(systemName: name)
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from the configuration that a style receives.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}

extension Label: View {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) {
        let configuration = LabelStyleConfiguration(
            title: .init(content: StyledContent(title)),
            icon: .init(content: StyledContent(icon))
        )
        let style = resolver.environment[LabelStyleKey.self]
        let outer = resolver.environment
        // Inside a style, a label of the same configuration uses the default style, to avoid applying the style again.
        resolver.environment[LabelStyleKey.self] = LabelStyleKey.defaultValue
        style.resolve(configuration, into: &resolver)
        resolver.environment = outer
    }
}
