#if !canImport(SwiftUI)
/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of the view that shows a label.
    associatedtype Body: View

    /// Makes the view that shows a label.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a label.
    typealias Configuration = LabelStyleConfiguration
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    /// The title.
    public struct Title {
        fileprivate let content: StyledContent

        /// Keeps a title.
        package init(content: StyledContent) {
            self.content = content
        }
    }

    /// The picture.
    public struct Icon {
        fileprivate let content: StyledContent

        /// Keeps a picture.
        package init(content: StyledContent) {
            self.content = content
        }
    }

    /// The title.
    public let title: Title
    /// The picture.
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the title.
    public func _resolve(into resolver: inout _ViewResolver) { content.resolve(into: &resolver) }
}

extension LabelStyleConfiguration.Icon: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the picture.
    public func _resolve(into resolver: inout _ViewResolver) { content.resolve(into: &resolver) }
}

/// The usual look: picture and title.
public struct DefaultLabelStyle: LabelStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// The picture before the title.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// Picture and title side by side.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// The picture before the title, on one baseline.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// The title alone; the picture is not shown.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// The title.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The picture alone; the title is what a screen reader says.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// The picture.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.modifier(SpokenByModifier(content: configuration.title.content))
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The usual look.
    public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Picture and title.
    public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The picture alone.
    public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle {
    /// Adds the body for a configuration.
    @MainActor
    func resolve(_ configuration: Configuration, into resolver: inout _ViewResolver) {
        resolver.resolve { makeBody(configuration: configuration) }
    }
}

/// The look of labels.
struct LabelStyleKey: @MainActor EnvironmentKey {
    @MainActor static let defaultValue: any LabelStyle = DefaultLabelStyle()
}

extension View {
    /// Sets the look of labels.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style: style) { $0[LabelStyleKey.self] = $1 })
    }
}
#endif
