package import WidgetArchive

/// A switch that performs an intent when it is tapped.
///
/// A widget cannot run closures, so a toggle is created with an intent: `Toggle(isOn:intent:label:)`.
public struct Toggle<Label: View> {
    private let label: Label
    private let isOn: Bool
    private let action: ArchivedAction?

    /// Creates a switch for an archived action; with nil, the switch does not react to taps.
    package nonisolated init(isOn: Bool, action: ArchivedAction?, label: Label) {
        self.isOn = isOn
        self.action = action
        self.label = label
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a switch from the configuration that a style receives, drawn in the default style.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.isOn, action: nil, label: configuration.label)
    }
}

#if CompleteFoundation
extension Toggle where Label: View {
    /// Creates a switch for a value; a widget draws it and does not react to taps.
    public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn.wrappedValue, action: nil, label: label())
    }
}

extension Toggle where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}
#endif

extension Toggle: View {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) {
        let style = resolver.environment[ToggleStyleKey.self]
        let configuration = ToggleStyleConfiguration(
            label: .init(content: resolver.label(label)),
            isOn: .constant(isOn)
        )
        let node = resolver.styledNode { inner in
            // Inside a style, a switch of the same configuration uses the default style, to avoid applying the style
            // again.
            inner.environment[ToggleStyleKey.self] = ToggleStyleKey.defaultValue
            style.resolve(configuration, into: &inner)
        }
        guard let node else { return }
        let isOn = isOn
        resolver.append(resolver.environment.isEnabled ? node.performing(action) { .toggle($0, isOn: isOn) } : node)
    }
}
