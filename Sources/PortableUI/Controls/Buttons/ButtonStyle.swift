package import WidgetArchive

/// The appearance of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view that shows a button.
    associatedtype Body: View

    /// Creates the view that shows a button.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    /// The properties of the button that is shown.
    typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public typealias Label = _StyledPart<ButtonStyleConfiguration, _PartRole.Label>

    /// The purpose of the button; nil for an ordinary button.
    public let role: ButtonRole?
    /// What the button is called, as its creator wrote it.
    public let label: Label
    /// Whether the button is being pressed; always false when an entry is archived.
    public let isPressed: Bool
}

/// The appearance and the behaviour of buttons: the style creates the button itself.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the view that shows a button.
    associatedtype Body: View

    /// Creates the view that shows a button.
    ///
    /// The view performs the button's action where it contains `Button(configuration)`.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    /// The properties of the button that is shown.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button whose style creates the button itself.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public typealias Label = ButtonStyleConfiguration.Label

    /// The purpose of the button; nil for an ordinary button.
    public let role: ButtonRole?
    /// What the button is called, as its creator wrote it.
    public let label: Label
    package let action: ArchivedAction?
}

/// A ``ButtonStyle`` or ``PrimitiveButtonStyle`` with its type erased.
struct AnyButtonStyle {
    /// Whether the style creates the button itself.
    let isPrimitive: Bool
    private let make: @MainActor (PrimitiveButtonStyleConfiguration, inout _ViewResolver) -> Void

    @MainActor
    init<S: ButtonStyle>(_ style: S) {
        isPrimitive = false
        make = { parts, resolver in
            let configuration = ButtonStyleConfiguration(role: parts.role, label: parts.label, isPressed: false)
            resolver.resolve { style.makeBody(configuration: configuration) }
        }
    }

    @MainActor
    init<S: PrimitiveButtonStyle>(primitive style: S) {
        isPrimitive = true
        make = { parts, resolver in
            // The button that the style creates is drawn in the plain style, to avoid applying the same style again.
            resolver.environment[ButtonStyleKey.self] = AnyButtonStyle(PlainAppearance())
            resolver.resolve { style.makeBody(configuration: parts) }
        }
    }

    @MainActor
    func resolve(_ parts: PrimitiveButtonStyleConfiguration, into resolver: inout _ViewResolver) {
        make(parts, &resolver)
    }
}

struct ButtonStyleKey: @MainActor EnvironmentKey {
    @MainActor static let defaultValue = AnyButtonStyle(BorderedAppearance(isProminent: false))
}

extension View {
    /// Sets the style of buttons.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style: style) { $0[ButtonStyleKey.self] = AnyButtonStyle($1) })
    }

    /// Sets the style of buttons.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style: style) {
                $0[ButtonStyleKey.self] = ($1 as? any BuiltInButtonStyle)?.appearance ?? AnyButtonStyle(primitive: $1)
            }
        )
    }
}
