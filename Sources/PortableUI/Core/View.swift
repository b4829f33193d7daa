/// A part of a widget's content.
///
/// As in SwiftUI, a view is a value that describes its content through its ``body``. The body is evaluated when the
/// entry is archived, possibly more than once, so it must not have side effects.
@MainActor @preconcurrency
public protocol View {
    /// The type of the content; `Never` for a view that draws itself.
    associatedtype Body: View

    /// The view's content.
    @ViewBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Adds the view's layout to a list; a view with a body adds its body.
    ///
    /// Do not call or implement this method. Only views that draw themselves have their own implementation.
    @MainActor @preconcurrency
    func _resolve(into resolver: inout _ViewResolver)
}

extension View {
    /// Adds the body's layout, evaluated in the current environment.
    ///
    /// This method is inlinable so that it is compiled where the type of the body is known. Looking that type up by
    /// name, with a search through all conformances of the program, took a seventh of an extension's start.
    @inlinable
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver._evaluate { resolver in body._resolve(into: &resolver) }
    }
}

extension View where Body == Never {
    /// Never called: the view draws itself.
    public var body: Never {
        fatalError("\(Self.self) draws itself and has no body")
    }
}

extension Never: View {
    /// Never called: `Never` has no values.
    public var body: Never { self }

    /// Never called: `Never` has no values.
    public func _resolve(into resolver: inout _ViewResolver) {}
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never

    /// Adds the layout of the view, if there is one.
    public func _resolve(into resolver: inout _ViewResolver) {
        self?._resolve(into: &resolver)
    }
}
