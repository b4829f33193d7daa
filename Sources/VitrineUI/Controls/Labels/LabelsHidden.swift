#if !canImport(SwiftUI)
private struct LabelsHiddenKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether controls leave their labels out.
    package var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension _ViewResolver {
    /// A control's label as its style sees it; nothing where labels are hidden.
    @MainActor
    func label<V: View>(_ view: V) -> StyledContent {
        environment.labelsAreHidden ? StyledContent() : StyledContent(view)
    }
}

extension View {
    /// Leaves the labels of toggles, gauges and progress out; not those of links, buttons and `Label`.
    public nonisolated func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }
}
#endif
