import BeeBloomModel
import Foundation

/// Judges a view state by the original app's rules.
///
/// - Parameters:
///   - state: The state.
///   - now: The date of the entry that bears the state.
/// - Returns: The name of a rule that the state breaks; nil if it keeps all of them.
func brokenRule(of state: WidgetViewState, now: Date) -> String? {
    let rules: [(name: String, holds: Bool)] = [
        ("not more habits shown than are left", state.incompleteHabits.count <= state.totalIncomplete),
        ("all complete means that none is left", !state.allComplete || state.totalIncomplete == 0),
        ("without habits none is left", state.hasHabits || state.totalIncomplete == 0),
        ("without habits nothing is complete", state.hasHabits || !state.allComplete),
        ("not generated in the future", state.generatedAt <= now),
    ]
    return rules.first { !$0.holds }?.name
}
