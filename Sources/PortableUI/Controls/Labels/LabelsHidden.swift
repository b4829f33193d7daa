private struct LabelsHiddenKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether controls hide their labels.
    package var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension _ViewResolver {
    /// A control's label as its style sees it; empty if labels are hidden.
    @MainActor
    func label<V: View>(_ view: V) -> StyledContent {
        environment.labelsAreHidden ? StyledContent() : StyledContent(view)
    }
}

extension View {
    /// Hides the labels of toggles, gauges and progress views, but not those of links, buttons and `Label`.
    public nonisolated func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
