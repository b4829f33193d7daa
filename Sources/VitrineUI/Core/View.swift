#if !canImport(SwiftUI)
/// A part of what a widget shows.
///
/// As in SwiftUI a view is a value that describes a part of the picture by its ``body``. It is evaluated when the
/// entry is archived, possibly more than once, so a body has no effects.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view that describes this one.
    associatedtype Body: View

    /// What the view consists of.
    @ViewBuilder @MainActor @preconcurrency
    var body: Body { get }

    /// Adds the view's layout to a list; a view with a body adds its body.
    ///
    /// Not for you: only views that draw by themselves have an own form.
    @MainActor @preconcurrency
    func _resolve(into resolver: inout _ViewResolver)
}

extension View {
    /// Adds the body's layout, evaluated in the environment of this place.
    ///
    /// Inlinable, so that it is compiled where the type of the body is known: a look-up of that type by its name, with a
    /// search through all conformances of the program, was a seventh of an extension's start.
    @inlinable
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver._evaluate { resolver in body._resolve(into: &resolver) }
    }
}

extension View where Body == Never {
    /// Never asked for: the view draws by itself.
    public var body: Never {
        fatalError("\(Self.self) draws by itself and has no body")
    }
}

extension Never: View {
    /// Never asked for: there is no such value.
    public var body: Never { self }

    /// Never called: there is no such value.
    public func _resolve(into resolver: inout _ViewResolver) {}
}

extension Optional: View where Wrapped: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds the layout of the view, if there is one.
    public func _resolve(into resolver: inout _ViewResolver) {
        self?._resolve(into: &resolver)
    }
}
#endif
