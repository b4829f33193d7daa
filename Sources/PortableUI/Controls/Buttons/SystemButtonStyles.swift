/// A built-in style that draws the label and leaves the button's action to ``Button``.
@MainActor
protocol BuiltInButtonStyle {
    /// The appearance of the label.
    var appearance: AnyButtonStyle { get }
}

/// The unchanged label.
struct PlainAppearance: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(DisabledAppearance())
    }
}

/// The label in the tint colour.
struct BorderlessAppearance: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
            .modifier(DisabledAppearance())
    }
}

/// The label on a background in the tint colour: pale, or opaque with a white label.
struct BorderedAppearance: ButtonStyle {
    let isProminent: Bool
    @Environment(\.system.buttonBorderShape) private var borderShape
    @Environment(\.controlSize) private var controlSize
    @Environment(\.system.hasTint) private var hasTint

    func makeBody(configuration: Configuration) -> some View {
        let tint = configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
        let isTinted = hasTint || configuration.role == .destructive
        configuration.label
            .foregroundStyle(isProminent ? AnyShapeStyle(Color.white) : tint)
            .environment(\.system.hasTightSymbols, true)
            .bordered(by: borderShape, in: controlSize, on: ground(tint, isTinted: isTinted))
            .modifier(DisabledAppearance())
    }

    private func ground(_ tint: AnyShapeStyle, isTinted: Bool) -> AnyShapeStyle {
        if isProminent { return tint }
        return isTinted ? AnyShapeStyle(tint.opacity(0.18)) : AnyShapeStyle(Color.secondarySystemFill)
    }
}

/// Dims controls that are disabled.
package struct DisabledAppearance: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    package func body(content: Content) -> some View {
        content.opacity(isEnabled ? 1 : 0.4)
    }
}

/// The default style of buttons in a widget, equal to `bordered`.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Creates the style that buttons have without one; `automatic` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    var appearance: AnyButtonStyle { AnyButtonStyle(BorderedAppearance(isProminent: false)) }
}

/// The unchanged label.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Creates the style; `plain` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    var appearance: AnyButtonStyle { AnyButtonStyle(PlainAppearance()) }
}

/// The label in the tint colour, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Creates the style; `borderless` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    var appearance: AnyButtonStyle { AnyButtonStyle(BorderlessAppearance()) }
}

/// The label on a pale background in the tint colour.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Creates the style; `bordered` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    var appearance: AnyButtonStyle { AnyButtonStyle(BorderedAppearance(isProminent: false)) }
}

/// The label in white on a background in the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    /// Creates the style; `borderedProminent` is shorter.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { Button(configuration) }

    var appearance: AnyButtonStyle { AnyButtonStyle(BorderedAppearance(isProminent: true)) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style.
    public static nonisolated var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The unchanged label.
    public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint colour.
    public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a pale background.
    public static nonisolated var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in white on a background in the tint colour.
    public static nonisolated var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
