/// A value that views pass to their containers; here no container receives it, and a finding says so.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// A place in a view, in the coordinates of the view that asks.
public struct Anchor<Value> {
    let value: Value

    /// Creates a place (an implementation detail; do not use it).
    public init(_value: Value) {
        value = _value
    }

    /// What a view's place is.
    public struct Source {}
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { .init() }
}

extension Anchor.Source where Value == CGPoint {
    public static var center: Anchor<CGPoint>.Source { .init() }
    public static var topLeading: Anchor<CGPoint>.Source { .init() }
    public static var bottomTrailing: Anchor<CGPoint>.Source { .init() }
}

extension GeometryProxy {
    /// The place in the reader's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

extension View {
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        _ignoring()
    }
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self,
        _ callback: @escaping (inout K.Value) -> Void
    ) -> some View { _ignoring() }
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { _ignoring() }
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View { _ignoring() }

    /// Shows what belongs to the default value.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, Content: View>(
        _ key: K.Type = K.self,
        @ViewBuilder _ transform: @escaping (K.Value) -> Content
    ) -> some View { overlay { transform(K.defaultValue) }._ignoring() }

    /// Shows what belongs to the default value.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, Content: View>(
        _ key: K.Type = K.self,
        @ViewBuilder _ transform: @escaping (K.Value) -> Content
    ) -> some View { background { transform(K.defaultValue) }._ignoring() }
}
