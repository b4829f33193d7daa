#if !canImport(SwiftUI)
package import WidgetArchive

/// A switch that performs an intent when it is tapped.
///
/// A widget runs no closures: a toggle is made with an intent, `Toggle(isOn:intent:label:)`.
public struct Toggle<Label: View> {
    private let label: Label
    private let isOn: Bool
    private let action: ArchivedAction?

    /// Makes a switch of an archived action; nil makes one that does not react.
    package nonisolated init(isOn: Bool, action: ArchivedAction?, label: Label) {
        self.isOn = isOn
        self.action = action
        self.label = label
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Makes the switch that a style is asked to show, in the usual look.
    public nonisolated init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.isOn, action: nil, label: configuration.label)
    }
}

extension Toggle: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the switch in the style of the environment.
    public func _resolve(into resolver: inout _ViewResolver) {
        let style = resolver.environment[ToggleStyleKey.self]
        let configuration = ToggleStyleConfiguration(
            label: .init(content: resolver.label(label)),
            isOn: .constant(isOn)
        )
        let node = resolver.styledNode { inner in
            // Inside a style, a switch of the same configuration is shown in the usual look, not in the style again.
            inner.environment[ToggleStyleKey.self] = ToggleStyleKey.defaultValue
            style.resolve(configuration, into: &inner)
        }
        guard let node else { return }
        let isOn = isOn
        resolver.append(resolver.environment.isEnabled ? node.performing(action) { .toggle($0, isOn: isOn) } : node)
    }
}
#endif
