#if !canImport(SwiftUI)
/// The look of switches.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view that shows a switch.
    associatedtype Body: View

    /// Makes the view that shows a switch.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a switch.
    typealias Configuration = ToggleStyleConfiguration
}

/// The parts of a switch.
public struct ToggleStyleConfiguration {
    /// What stands beside or on the switch.
    public struct Label {
        fileprivate let content: StyledContent

        /// Keeps a label.
        package init(content: StyledContent) {
            self.content = content
        }
    }

    /// What stands beside or on the switch.
    public let label: Label
    /// Whether it is on; what is written is dropped, since the intent changes it.
    @Binding public var isOn: Bool

    /// Keeps the parts.
    package init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

extension ToggleStyleConfiguration.Label: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the label.
    public func _resolve(into resolver: inout _ViewResolver) { content.resolve(into: &resolver) }
}

/// The usual look: as `switch`.
public struct DefaultToggleStyle: ToggleStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// The label before a switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// The label before a switch.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// Makes the style.
    public nonisolated init() {
        tint = nil
    }

    /// Makes the style with a tint of its own.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    /// The label, and at the other end the switch.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.label
            Spacer(minLength: 0)
            SwitchMark(isOn: configuration.isOn, tint: tint)
        }
        .modifier(DisabledLook())
    }
}

/// The drawing of a switch, as large as the system's: 51 by 31 points.
private struct SwitchMark: View {
    let isOn: Bool
    let tint: Color?
    @Environment(\.hasTint) private var hasTint

    var body: some View {
        Capsule()
            .fill(isOn ? on : AnyShapeStyle(Color.secondarySystemFill))
            .frame(width: 51, height: 31)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Circle()
                    .fill(Color.white)
                    .frame(width: 27, height: 27)
                    .padding(2)
            }
    }

    private var on: AnyShapeStyle {
        if let tint { return AnyShapeStyle(tint) }
        return hasTint ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.green)
    }
}

/// A button whose ground is full when it is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// The label on a ground of the tint.
    public func makeBody(configuration: Configuration) -> some View {
        ButtonToggleBody(configuration: configuration)
    }
}

private struct ButtonToggleBody: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.controlSize) private var controlSize

    var body: some View {
        configuration.label
            .foregroundStyle(configuration.isOn ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint))
            .padding(controlSize.insets)
            .background(
                configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.secondarySystemFill),
                in: borderShape.shape(in: controlSize)
            )
            .modifier(DisabledLook())
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The usual look.
    public static nonisolated var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// The label before a switch.
    public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button whose ground is full when it is on.
    public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle {
    /// Adds the body for a configuration.
    @MainActor
    func resolve(_ configuration: Configuration, into resolver: inout _ViewResolver) {
        resolver.resolve { makeBody(configuration: configuration) }
    }
}

/// The look of switches.
struct ToggleStyleKey: @MainActor EnvironmentKey {
    @MainActor static let defaultValue: any ToggleStyle = DefaultToggleStyle()
}

extension View {
    /// Sets the look of switches.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style: style) { $0[ToggleStyleKey.self] = $1 })
    }
}
#endif
