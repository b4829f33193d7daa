#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What the widget shows at a moment: the original app's snapshot of the store.
package struct WidgetViewState: Hashable, Sendable, Encodable {
    /// Which of the three pictures a state is.
    package enum Phase: String, Sendable, CaseIterable {
        /// No habit exists that is not deleted; also after a failed query, see `HabitWidgetContent`.
        case noHabits
        /// At least one habit is left for the day.
        case someIncomplete
        /// Habits exist, and all are checked.
        case allComplete
    }

    /// The habits left for the day, in the order of the Today screen, at most as many as were asked for.
    package let incompleteHabits: [HabitWidgetItem]
    /// How many habits are left for the day, also those that are not shown.
    package let totalIncomplete: Int
    /// Whether habits exist and none is left.
    package let allComplete: Bool
    /// Whether a habit exists that is not deleted.
    package let hasHabits: Bool
    /// The moment that the state is of.
    package let generatedAt: Date

    /// Makes a state from all habits left; the rules of `validate(now:)` hold by construction.
    ///
    /// - Parameters:
    ///   - incomplete: All habits left for the day, in order.
    ///   - hasHabits: Whether any habit exists; taken as true if one is left.
    ///   - maxDisplay: The most habits to show; below 0 counts as 0.
    ///   - generatedAt: The moment that the state is of.
    package init(incomplete: [HabitWidgetItem], hasHabits: Bool, maxDisplay: Int, generatedAt: Date) {
        incompleteHabits = Array(incomplete.prefix(max(0, maxDisplay)))
        totalIncomplete = incomplete.count
        self.hasHabits = hasHabits || !incomplete.isEmpty
        allComplete = self.hasHabits && incomplete.isEmpty
        self.generatedAt = generatedAt
    }

    /// The state after a failed query: nothing exists, nothing is claimed to be complete.
    package static func empty(generatedAt: Date) -> WidgetViewState {
        WidgetViewState(incomplete: [], hasHabits: false, maxDisplay: 0, generatedAt: generatedAt)
    }

    /// Which of the three pictures it is.
    package var phase: Phase {
        if !hasHabits { return .noHabits }
        return allComplete ? .allComplete : .someIncomplete
    }

    /// How many habits are left beyond those shown: the number of "+N more".
    package var hiddenCount: Int { totalIncomplete - incompleteHabits.count }

    /// Checks the original app's rules.
    ///
    /// - Parameter now: The time now; a state of a later moment is refused, unless it was planned for a timeline entry.
    /// - Throws: `BeeBloomError` with code `badState`, naming the rule.
    package func validate(now: Date) throws(BeeBloomError) {
        if let broken = Self.rules(self, now).first(where: { !$0.holds }) {
            throw BeeBloomError(.badState, "A view state breaks the rule: \(broken.rule).")
        }
    }

    private static func rules(_ state: WidgetViewState, _ now: Date) -> [(rule: String, holds: Bool)] {
        [
            ("not more habits shown than are left", state.incompleteHabits.count <= state.totalIncomplete),
            ("all complete means that none is left", !state.allComplete || state.totalIncomplete == 0),
            ("without habits none is left", state.hasHabits || state.totalIncomplete == 0),
            ("without habits nothing is complete", state.hasHabits || !state.allComplete),
            ("not generated in the future", state.generatedAt <= now),
        ]
    }
}
