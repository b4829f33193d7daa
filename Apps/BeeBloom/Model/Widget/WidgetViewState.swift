package import Vitrine

/// The widget's state at a moment, as in the original app.
package struct WidgetViewState: Hashable, Sendable, Encodable {
    /// The three kinds of state, and the one in which nothing can be said.
    package enum Phase: String, Sendable, CaseIterable {
        /// There are no habits, not counting deleted ones.
        case noHabits
        /// At least one habit is left for the day.
        case someIncomplete
        /// Habits exist, and all are checked.
        case allComplete
        /// Habits exist, but not one of them is valid.
        case unusable
    }

    /// The habits left for the day, in the order of the Today screen, up to the requested maximum.
    package let incompleteHabits: [HabitWidgetItem]
    /// The number of habits left for the day, including those not shown.
    package let totalIncomplete: Int
    /// Whether habits exist and none is left.
    package let allComplete: Bool
    /// Whether a habit exists that is not deleted.
    package let hasHabits: Bool
    /// The moment that the state describes.
    package let generatedAt: Date

    /// Creates a state from all habits left.
    ///
    /// Whatever is given, the state keeps the original app's rules: it shows no more habits than are left, all are
    /// complete only if none is left, and without habits none is left and nothing is complete.
    ///
    /// - Parameters:
    ///   - incomplete: All habits left for the day, in order.
    ///   - hasHabits: Whether any habit exists, valid or not; counts as true if one is left.
    ///   - hasValidHabits: Whether any habit is valid; without one, nothing is complete.
    ///   - maxDisplay: The maximum number of habits to show; a negative number counts as 0.
    ///   - generatedAt: The moment that the state describes.
    package init(
        incomplete: [HabitWidgetItem],
        hasHabits: Bool,
        hasValidHabits: Bool = true,
        maxDisplay: Int,
        generatedAt: Date
    ) {
        incompleteHabits = Array(incomplete.prefix(max(0, maxDisplay)))
        totalIncomplete = incomplete.count
        self.hasHabits = hasHabits || !incomplete.isEmpty
        allComplete = self.hasHabits && hasValidHabits && incomplete.isEmpty
        self.generatedAt = generatedAt
    }

    /// The original app's state after a failed query: it has no habits, and does not claim that all are complete.
    package static func empty(generatedAt: Date) -> WidgetViewState {
        WidgetViewState(incomplete: [], hasHabits: false, maxDisplay: 0, generatedAt: generatedAt)
    }

    /// The kind of this state.
    package var phase: Phase {
        if !hasHabits { return .noHabits }
        if allComplete { return .allComplete }
        return totalIncomplete > 0 ? .someIncomplete : .unusable
    }

    /// The number of habits left but not shown, as in "+N more".
    package var hiddenCount: Int { totalIncomplete - incompleteHabits.count }
}
