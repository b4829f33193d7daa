#if !canImport(SwiftUI)
package import WidgetArchive

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// It destroys something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It leaves something as it was.
    public static let cancel = ButtonRole(name: "cancel")
}

/// An area that performs an intent when it is tapped.
///
/// A widget runs no closures: a button is made with an intent, `Button(intent:label:)`.
public struct Button<Label> {
    private let label: Label
    private let role: ButtonRole?
    private let action: ArchivedAction?

    /// Makes a button of an archived action; nil makes one that does not react.
    package nonisolated init(action: ArchivedAction?, role: ButtonRole? = nil, label: Label) {
        self.action = action
        self.role = role
        self.label = label
    }
}

extension Button where Label == ButtonStyleConfiguration.Label {
    /// Makes the button that a style of the primitive kind is asked to show.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(action: configuration.action, role: configuration.role, label: configuration.label)
    }
}

extension Button: View where Label: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the button in the style of the environment.
    public func _resolve(into resolver: inout _ViewResolver) {
        let outer = resolver.environment
        let style = outer[ButtonStyleKey.self]
        let parts = PrimitiveButtonStyleConfiguration(
            role: role,
            label: .init(content: StyledContent(label)),
            action: action
        )
        let node = resolver.styledNode { style.resolve(parts, into: &$0) }
        guard let node else { return }
        // A style of the primitive kind makes a button of its own, which reacts by itself.
        if style.isPrimitive { return resolver.append(node) }
        resolver.append(outer.isEnabled ? node.performing(action) { .button($0) } : node)
    }
}

extension LayoutNode {
    /// The layout as an area that performs an action; the layout itself if there is none.
    func performing(
        _ action: ArchivedAction?,
        _ content: @escaping @MainActor (ActionIdentifier) -> ArchiveContent
    ) -> LayoutNode {
        guard let action else { return self }
        return ContentNode(self) { session in content(session.register(action)) }
    }
}

extension View {
    /// Whether the controls inside react; those that do not are drawn faint.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
#endif
