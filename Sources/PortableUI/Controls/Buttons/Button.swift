package import WidgetArchive

/// The purpose of a button.
public struct ButtonRole: Hashable, Sendable {
    private let name: String

    /// The button deletes or destroys data.
    public static let destructive = ButtonRole(name: "destructive")
    /// The button cancels an operation.
    public static let cancel = ButtonRole(name: "cancel")
    /// The button confirms an operation.
    public static let confirm = ButtonRole(name: "confirm")
    /// The button closes what is shown.
    public static let close = ButtonRole(name: "close")
}

/// An area that performs an intent when it is tapped.
///
/// A widget cannot run closures, so a button is created with an intent: `Button(intent:label:)`.
public struct Button<Label: View> {
    private let label: Label
    private let role: ButtonRole?
    private let action: ArchivedAction?
    #if CompleteFoundation
    /// Whether the button was created with a closure, which a widget cannot run.
    private var hasClosure = false
    #endif

    /// Creates a button for an archived action; with nil, the button does not react to taps.
    package nonisolated init(action: ArchivedAction?, role: ButtonRole? = nil, label: Label) {
        self.action = action
        self.role = role
        self.label = label
    }
}

extension Button where Label == ButtonStyleConfiguration.Label {
    /// Creates a button from the configuration that a primitive style receives.
    public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(action: configuration.action, role: configuration.role, label: configuration.label)
    }
}

#if CompleteFoundation
// As on Apple's platforms, code of Swift 6 may pass a closure that is not sendable.
extension Button {
    /// Creates a button that calls a closure; a widget draws it, does not react to taps, and records a finding.
    @preconcurrency
    public nonisolated init(
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(action: nil, role: role, label: label())
        hasClosure = true
    }

    /// Creates a button that calls a closure; a widget draws it, does not react to taps, and records a finding.
    @preconcurrency
    public nonisolated init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
}

extension Button where Label == Text {
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload @preconcurrency
    public nonisolated init(
        _ title: some StringProtocol,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}
#endif

extension Button: View {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) {
        #if CompleteFoundation
        if hasClosure {
            let advice = "use Button(intent:) or Link"
            resolver.session.report(.ignored, "Button(action:) has no effect in a widget; \(advice)")
        }
        #endif
        let outer = resolver.environment
        let style = outer[ButtonStyleKey.self]
        let parts = PrimitiveButtonStyleConfiguration(
            role: role,
            label: .init(content: StyledContent(label)),
            action: action
        )
        let node = resolver.styledNode { style.resolve(parts, into: &$0) }
        guard let node else { return }
        // A primitive style creates its own button, which performs the action itself.
        if style.isPrimitive { return resolver.append(node) }
        resolver.append(outer.isEnabled ? node.performing(action) { .button($0) } : node)
    }
}

extension LayoutNode {
    /// Wraps the layout in an area that performs an action; without an action it returns the layout unchanged.
    func performing(
        _ action: ArchivedAction?,
        _ content: @escaping @MainActor (ActionIdentifier) -> ArchiveContent
    ) -> LayoutNode {
        guard let action else { return self }
        return ContentNode(self) { session in content(session.register(action)) }
    }
}

extension View {
    /// Sets whether the controls inside the view react; disabled controls are drawn dimmed.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
