// A widget's view exists only while its entry is archived. Put all data into the entry; these actions are never run.

extension View {
    /// Returns the view unchanged: the action is not run, because an archived view never disappears.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { modifier(EmptyModifier()) }

    /// Returns the view unchanged: the action is not run, and a finding is recorded.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(IgnoredModifier(name: "task(priority:_:)"))
    }

    /// Returns the view unchanged: only links, buttons and toggles react to taps.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { modifier(EmptyModifier()) }
}
