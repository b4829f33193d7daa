#if !canImport(SwiftUI)
/// A picture with its title.
public struct Label<Title, Icon> {
    private let title: Title
    private let icon: Icon
}

extension Label where Title: View, Icon: View {
    /// Makes a label of two views.
    public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// Makes a label of a text and a picture by its name.
    public nonisolated init(_ titleKey: LocalizedStringKey, image name: String) {
        title = Text(titleKey)
        icon = Image(name)
    }

    /// Makes a label of a text and a symbol by its name.
    public nonisolated init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        title = Text(titleKey)
        icon = Image(systemName: name)
    }

    /// Makes a label of a text and a picture by its name.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image name: String) {
        self.title = Text(title)
        icon = Image(name)
    }

    /// Makes a label of a text and a symbol by its name.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.title = Text(title)
        icon = Image(systemName: name)
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Makes the label that a style is asked to show.
    public nonisolated init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}

extension Label: View where Title: View, Icon: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the label in the style of the environment.
    public func _resolve(into resolver: inout _ViewResolver) {
        let configuration = LabelStyleConfiguration(
            title: .init(content: StyledContent(title)),
            icon: .init(content: StyledContent(icon))
        )
        let style = resolver.environment[LabelStyleKey.self]
        let outer = resolver.environment
        // Inside a style, a label of the same configuration is shown in the usual style, not in the style again.
        resolver.environment[LabelStyleKey.self] = LabelStyleKey.defaultValue
        style.resolve(configuration, into: &resolver)
        resolver.environment = outer
    }
}
#endif
