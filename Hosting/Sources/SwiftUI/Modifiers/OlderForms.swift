// Forms of earlier systems.

extension View {
    /// Returns the view unchanged: an archive is drawn once, so nothing changes.
    @_disfavoredOverload
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        self
    }
}
