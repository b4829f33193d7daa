/// The colour of what a person has selected.
public struct SelectionShapeStyle: ShapeStyle {
    public init() {}

    public func resolve(in environment: EnvironmentValues) -> Color { .accentColor }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}

    public func resolve(in environment: EnvironmentValues) -> Color { .blue }
}

/// The colour behind an app's window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    public init() {}

    public func resolve(in environment: EnvironmentValues) -> Color { Color(.systemBackground) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// The looks of boxes, which have the system's here.
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a box.
public struct GroupBoxStyleConfiguration {
    public let label: AnyView
    public let content: AnyView
}

/// The looks of a label with its value, which have the system's here.
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label with its value.
public struct LabeledContentStyleConfiguration {
    public let label: AnyView
    public let content: AnyView
}

extension View {
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { _ignoring() }
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View { _ignoring() }
}
