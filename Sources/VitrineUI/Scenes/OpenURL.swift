#if !canImport(SwiftUI)
/// The handlers of links that an app's views registered while its screen was resolved.
@MainActor
package final class LinkHandlers {
    /// The handlers in the order of the views.
    package private(set) var handlers: [@MainActor (URL) -> Void] = []

    /// Makes an empty list.
    package init() {}

    /// Adds a handler.
    package func add(_ handler: @escaping @MainActor (URL) -> Void) {
        handlers.append(handler)
    }
}

private struct LinkHandlersKey: EnvironmentKey {
    static var defaultValue: LinkHandlers? { nil }
}

extension EnvironmentValues {
    /// Where views register their link handlers; nil where links cannot arrive, as in a widget.
    package var linkHandlers: LinkHandlers? {
        get { self[LinkHandlersKey.self] }
        set { self[LinkHandlersKey.self] = newValue }
    }
}

/// Registers a handler of links.
package struct OpenURLModifier: ViewModifier {
    package typealias Body = Never

    let action: @MainActor (URL) -> Void

    nonisolated init(action: @escaping @MainActor (URL) -> Void) {
        self.action = action
    }

    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        resolver.environment.linkHandlers?.add(action)
        content._resolve(into: &resolver)
    }
}

extension View {
    /// Calls a function with a link that the app is asked to open.
    ///
    /// All handlers of the screen are called, in the order of the views.
    public nonisolated func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}
#endif
