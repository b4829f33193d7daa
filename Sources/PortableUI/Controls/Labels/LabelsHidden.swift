extension _ViewResolver {
    /// A control's label as its style sees it; empty if labels are hidden.
    @MainActor
    func label<V: View>(_ view: V) -> StyledContent {
        environment.system.labelsAreHidden ? StyledContent() : StyledContent(view)
    }
}

extension View {
    /// Hides the labels of toggles, gauges and progress views, but not those of links, buttons and `Label`.
    public nonisolated func labelsHidden() -> some View { environment(\.system.labelsAreHidden, true) }
}
