#if !canImport(SwiftUI)
package import WidgetArchive

/// The look of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view that shows a button.
    associatedtype Body: View

    /// Makes the view that shows a button.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a button.
    typealias Configuration = ButtonStyleConfiguration
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
    /// What stands on the button.
    public struct Label {
        fileprivate let content: StyledContent

        /// Keeps a label.
        package init(content: StyledContent) {
            self.content = content
        }
    }

    /// What the button is for; nil is nothing special.
    public let role: ButtonRole?
    /// What stands on the button.
    public let label: Label
    /// Whether it is being pressed; never when an entry is archived.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the label.
    public func _resolve(into resolver: inout _ViewResolver) { content.resolve(into: &resolver) }
}

/// The look of buttons, with the button itself in the style's hands.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the view that shows a button.
    associatedtype Body: View

    /// Makes the view that shows a button: one that contains `Button(configuration)` reacts.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body

    /// The parts of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The parts of a button whose style makes the button itself.
public struct PrimitiveButtonStyleConfiguration {
    /// What stands on the button.
    public typealias Label = ButtonStyleConfiguration.Label

    /// What the button is for; nil is nothing special.
    public let role: ButtonRole?
    /// What stands on the button.
    public let label: Label
    /// What it performs.
    package let action: ArchivedAction?
}

/// A style of either kind.
struct AnyButtonStyle {
    /// Whether the style makes the button itself.
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
            // The button that the style makes has the usual look, not the style again.
            resolver.environment[ButtonStyleKey.self] = AnyButtonStyle(PlainLook())
            resolver.resolve { style.makeBody(configuration: parts) }
        }
    }

    @MainActor
    func resolve(_ parts: PrimitiveButtonStyleConfiguration, into resolver: inout _ViewResolver) {
        make(parts, &resolver)
    }
}

/// The look of buttons.
struct ButtonStyleKey: @MainActor EnvironmentKey {
    @MainActor static let defaultValue = AnyButtonStyle(BorderedLook(isProminent: false))
}

extension View {
    /// Sets the look of buttons.
    public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style: style) { $0[ButtonStyleKey.self] = AnyButtonStyle($1) })
    }

    /// Sets the look of buttons.
    public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(
            StyleModifier(style: style) {
                $0[ButtonStyleKey.self] = ($1 as? any BuiltInButtonStyle)?.look ?? AnyButtonStyle(primitive: $1)
            }
        )
    }
}
#endif
