#if !canImport(SwiftUI)
// A widget's view lives while its entry is archived: what it shows belongs into the entry, and nothing here is run.

extension View {
    /// The same view; the action is not run, with a finding.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(IgnoredModifier(name: "onAppear(perform:)"))
    }

    /// The same view; the action is not run, as the view of an archive never disappears.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { modifier(EmptyModifier()) }

    /// The same view; the action is not run, with a finding.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(IgnoredModifier(name: "task(priority:_:)"))
    }

    /// The same view; the action is not run, as nothing changes while an entry is archived.
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// The same view; the action is not run, as nothing changes while an entry is archived.
    public nonisolated func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        modifier(EmptyModifier())
    }

    /// The same view: only links, buttons and toggles react anyway.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { modifier(EmptyModifier()) }
}
#endif
