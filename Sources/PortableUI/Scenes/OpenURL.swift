/// The URL handlers that an app's views registered while its screen was resolved.
@MainActor
package final class LinkHandlers {
    /// The handlers, in the order of the views.
    package private(set) var handlers: [@MainActor (URL) -> Void] = []

    package init() {}

    package func add(_ handler: @escaping @MainActor (URL) -> Void) {
        handlers.append(handler)
    }
}

/// Registers a URL handler.
package struct OpenURLModifier: ViewModifier {
    package typealias Body = Never

    let action: @MainActor (URL) -> Void

    package func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        resolver.environment.system.linkHandlers?.add(action)
        content._resolve(into: &resolver)
    }
}

extension View {
    /// Calls a closure with a URL that the app is asked to open.
    ///
    /// All handlers of the screen are called, in the order of the views.
    public nonisolated func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}
