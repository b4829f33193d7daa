/// What the widget's view is given, by the original app's name.
package struct HabitWidgetProps: Hashable, Sendable, Encodable {
    /// The state to show.
    package let viewState: WidgetViewState
    /// The number of habits to show.
    package let displayCount: Int

    /// Creates the props of a size.
    package init(_ viewState: WidgetViewState, size: WidgetSize) {
        self.viewState = viewState
        displayCount = min(viewState.incompleteHabits.count, size.capacity)
    }
}
