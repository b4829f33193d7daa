/// A part of a control as a style sees it: a view of any type, laid out where the style places it.
package struct StyledContent {
    private let content: (@MainActor (inout _ViewResolver) -> Void)?

    @MainActor
    package init<V: View>(_ view: V) {
        guard V.self != EmptyView.self else {
            content = nil
            return
        }
        content = { resolver in view._resolve(into: &resolver) }
    }

    package init() {
        content = nil
    }

    package var isEmpty: Bool { content == nil }

    /// Adds the view's layouts.
    @MainActor
    package func resolve(into resolver: inout _ViewResolver) {
        content?(&resolver)
    }
}

/// A part of a control, such as a gauge's label, as a view that a style places; the parameters say which.
public struct _StyledPart<Configuration, Role> {
    let content: StyledContent
}

extension _StyledPart: View {
    public typealias Body = Never

    public func _resolve(into resolver: inout _ViewResolver) { content.resolve(into: &resolver) }
}

/// What the parts of controls are for.
public enum _PartRole {
    public enum Label {}
    public enum Title {}
    public enum Icon {}
    public enum CurrentValueLabel {}
    public enum MinimumValueLabel {}
    public enum MaximumValueLabel {}
}

extension _ViewResolver {
    /// Adds the body that a style creates, evaluated in the environment of the control.
    @MainActor
    package mutating func resolve<Body: View>(style body: @MainActor () -> Body) {
        EnvironmentValues.$current.withValue(environment) { body() }._resolve(into: &self)
    }

    /// The layout of the body that a style creates, as a single layout: several views are placed side by side.
    @MainActor
    package func styledNode(_ fill: @MainActor (inout _ViewResolver) -> Void) -> LayoutNode? {
        var inner = _ViewResolver(environment: environment, session: session)
        fill(&inner)
        guard inner.nodes.count > 1 else { return inner.nodes.first }
        return StackNode(inner.nodes, axis: .horizontal, alignment: VerticalAlignment.center.key, distance: nil)
    }
}
