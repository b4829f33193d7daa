/// The appearance of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The type of the view that shows a toggle.
    associatedtype Body: View

    /// Creates the view that shows a toggle.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    /// The properties of the toggle that is shown.
    typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle.
public struct ToggleStyleConfiguration {
    /// The label beside or on the switch.
    public typealias Label = _StyledPart<ToggleStyleConfiguration, _PartRole.Label>

    /// What the toggle switches.
    public let label: Label
    /// Whether the toggle is on; writes have no effect, because the intent changes the value.
    @Binding public var isOn: Bool
}

/// The default style, equal to `switch`.
public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style that toggles have without one; `automatic` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// The label before a switch.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// Creates the style with the environment's tint; `switch` is shorter.
    public nonisolated init() {
        tint = nil
    }

    /// Creates the style with a tint of its own for a switch that is on.
    public nonisolated init(tint: Color) {
        self.tint = tint
    }

    /// The label, with the switch at the opposite end.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.label
            Spacer(minLength: 0)
            SwitchMark(isOn: configuration.isOn, tint: tint)
        }
        .modifier(DisabledAppearance())
    }
}

/// The drawing of a switch in the system's size: 51 by 31 points.
private struct SwitchMark: View {
    let isOn: Bool
    let tint: Color?
    @Environment(\.system.hasTint) private var hasTint

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

/// A button whose background is opaque when the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style; `button` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonToggleBody(configuration: configuration)
    }
}

private struct ButtonToggleBody: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.system.buttonBorderShape) private var borderShape
    @Environment(\.controlSize) private var controlSize

    var body: some View {
        configuration.label
            .foregroundStyle(configuration.isOn ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint))
            .bordered(
                by: borderShape,
                in: controlSize,
                on: configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.secondarySystemFill)
            )
            .modifier(DisabledAppearance())
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style.
    public static nonisolated var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// The label before a switch.
    public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button whose background is opaque when the toggle is on.
    public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle {
    /// Adds the style's body for a configuration.
    @MainActor
    func resolve(_ configuration: Configuration, into resolver: inout _ViewResolver) {
        resolver.resolve { makeBody(configuration: configuration) }
    }
}

struct ToggleStyleKey: @MainActor EnvironmentKey {
    @MainActor static let defaultValue: any ToggleStyle = DefaultToggleStyle()
}

extension View {
    /// Sets the style of toggles.
    public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style: style) { $0[ToggleStyleKey.self] = $1 })
    }
}
