/// The appearance of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the view that shows a label.
    associatedtype Body: View

    /// Creates the view that shows a label.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    /// The properties of the label that is shown.
    typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label.
public struct LabelStyleConfiguration {
    /// The label's title.
    public typealias Title = _StyledPart<LabelStyleConfiguration, _PartRole.Title>
    /// The label's icon.
    public typealias Icon = _StyledPart<LabelStyleConfiguration, _PartRole.Icon>

    /// The label's words.
    public let title: Title
    /// The label's picture.
    public let icon: Icon
}

/// The default style: icon and title.
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style that labels have without one; `automatic` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// Icon and title side by side.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style; `titleAndIcon` is shorter.
    public nonisolated init() {}

    /// The icon before the title, on one baseline.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style; `titleOnly` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; a screen reader speaks the title.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style; `iconOnly` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.modifier(SpokenByModifier(content: configuration.title.content))
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style.
    public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Icon and title.
    public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle {
    /// Adds the style's body for a configuration.
    @MainActor
    func resolve(_ configuration: Configuration, into resolver: inout _ViewResolver) {
        resolver.resolve { makeBody(configuration: configuration) }
    }
}

struct LabelStyleKey: @MainActor EnvironmentKey {
    @MainActor static let defaultValue: any LabelStyle = DefaultLabelStyle()
}

extension View {
    /// Sets the style of labels.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style: style) { $0[LabelStyleKey.self] = $1 })
    }
}
