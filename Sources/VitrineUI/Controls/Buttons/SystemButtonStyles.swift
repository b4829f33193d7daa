#if !canImport(SwiftUI)
/// One of the system's looks, which leaves the button to us.
@MainActor
protocol BuiltInButtonStyle {
    /// The look.
    var look: AnyButtonStyle { get }
}

/// The label as it is.
struct PlainLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(DisabledLook())
    }
}

/// The label in the tint.
struct BorderlessLook: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
            .modifier(DisabledLook())
    }
}

/// The label on a ground of the tint: pale, or full with a white label.
struct BorderedLook: ButtonStyle {
    let isProminent: Bool
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.controlSize) private var controlSize
    @Environment(\.hasTint) private var hasTint

    init(isProminent: Bool) {
        self.isProminent = isProminent
    }

    func makeBody(configuration: Configuration) -> some View {
        let tint = configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
        let isTinted = hasTint || configuration.role == .destructive
        configuration.label
            .foregroundStyle(isProminent ? AnyShapeStyle(Color.white) : tint)
            .padding(controlSize.insets)
            .background(ground(tint, isTinted: isTinted), in: borderShape.shape(in: controlSize))
            .modifier(DisabledLook())
    }

    private func ground(_ tint: AnyShapeStyle, isTinted: Bool) -> AnyShapeStyle {
        if isProminent { return tint }
        return isTinted ? AnyShapeStyle(tint.opacity(0.18)) : AnyShapeStyle(Color.secondarySystemFill)
    }
}

/// Controls that do not react are faint.
package struct DisabledLook: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    package func body(content: Content) -> some View {
        content.opacity(isEnabled ? 1 : 0.4)
    }
}

/// The usual look of buttons in a widget: as `bordered`.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// The button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    var look: AnyButtonStyle { AnyButtonStyle(BorderedLook(isProminent: false)) }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// The button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    var look: AnyButtonStyle { AnyButtonStyle(PlainLook()) }
}

/// The label in the tint, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// The button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    var look: AnyButtonStyle { AnyButtonStyle(BorderlessLook()) }
}

/// The label on a pale ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// The button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    var look: AnyButtonStyle { AnyButtonStyle(BorderedLook(isProminent: false)) }
}

/// The label in white on a ground of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Makes the style.
    public nonisolated init() {}

    /// The button.
    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    var look: AnyButtonStyle { AnyButtonStyle(BorderedLook(isProminent: true)) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The usual look.
    public static nonisolated var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint.
    public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a pale ground.
    public static nonisolated var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in white on a ground of the tint.
    public static nonisolated var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
#endif
